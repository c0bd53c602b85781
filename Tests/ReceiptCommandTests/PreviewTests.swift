import FoundationEssentials
import TestSupport
import Testing

/// `--localizations` and `--watch`: what a translator changes is on the receipt at once.
@Suite struct PreviewTests {
    private static let order = "Resources/Samples/cafe.json"

    private func render(_ locale: String, _ folder: TemporaryFolder, _ more: [String] = []) throws -> CommandRun {
        try CommandRun(
            ["render", Self.order, "--family", "consumer", "--locale", locale, "--localizations", folder.path("L")]
                + more)
    }

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(Array(text.utf8), as: "L/\(name)") }
        return folder
    }

    @Test func aChangedWordIsPrinted() throws {
        let folder = try folder(["common/de.txt": "de { common.total { \"Endbetrag\" } }"])
        #expect(try render("de", folder).text.contains("\nEndbetrag  "))
        // Austria inherits it, and English does not.
        #expect(try render("de-AT", folder).text.contains("\nEndbetrag  "))
        #expect(try render("en", folder).text.contains("\nTotal  "))
        #expect(try render("en", folder, ["--second-locale", "de"]).text.contains("Total / Endbetrag"))
        let form = try CommandRun([
            "form", "--family", "consumer", "--locale", "de", "--localizations", folder.path("L"),
        ])
        #expect(form.status == 0 && form.text.contains("Postleitzahl"))
    }

    @Test func aNewLocaleIsOneMore() throws {
        let folder = try folder([
            "common/cy.txt": "cy { common.total { \"Cyfanswm\" } }", "REVIEW.md": "no bundle",
        ])
        let run = try render("cy-GB", folder)
        #expect(run.status == 0 && run.errors == "")
        #expect(run.text.contains("\nCyfanswm  ") && run.text.contains("\nSubtotal  "))
        // CLDR's month.
        #expect(run.text.contains("14 Maw 2026"))
        #expect(try render("de", folder, ["--second-locale", "cy"]).text.contains(" / Cyfanswm"))
    }

    @Test func anotherLanguagesMistakesAreNotInTheWay() throws {
        let folder = try folder([
            "common/de.txt": "de { common.total { \"Endbetrag\" } }", "common/fr.txt": "fr { broken",
        ])
        #expect(try render("de", folder).status == 0)
        let run = try render("fr", folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("L/common/fr.txt:1: "))
    }

    @Test func aMistakeNamesItsLine() throws {
        let folder = try folder(["common/de.txt": "de {\n    common.total { \"{sum}\" }\n}"])
        let run = try render("de", folder)
        #expect(run.status == 65 && run.text == "")
        #expect(run.errors.contains("L/common/de.txt:2: common.total: "))
    }

    @Test func aMissingFolderIsSaid() throws {
        let run = try CommandRun([
            "render", Self.order, "--family", "consumer", "--locale", "de", "--localizations", "/nowhere",
        ])
        #expect(run.status == 65 && run.errors.contains("/nowhere: The file cannot be read"))
    }

    // A shell starts the command, changes the words under it, breaks them and mends them again, each when it has seen the
    // step before.
    @Test func watchingFollowsEveryChange() throws {
        let folder = try folder(["common/de.txt": "de { common.total { \"Eins\" } }"])
        let run = try CommandRun(
            [
                "render", Self.order, "--family", "consumer", "--locale", "de", "--localizations", folder.path("L"),
                "--output", folder.path("out.txt"), "--watch",
            ], environment: ["HERE": folder.path(""), "PATH": "/usr/bin:/bin"],
            launcher: ["sh", "-c", Self.script, "sh"])
        #expect(run.text == "Eins\nZwei\nsaid\nDrei\n")
    }

    private static let script = """
        cd "$HERE"
        "$@" 2>errors.txt & watcher=$!
        await() {
            for step in $(seq 300); do grep -q "$1" "$2" 2>/dev/null && return; sleep 0.1; done
            echo "no $1"
        }
        write() { echo "de { common.total { \\"$1\\" } }" >L/common/de.new; mv L/common/de.new L/common/de.txt; }
        await Eins out.txt && echo Eins
        write Zwei; await Zwei out.txt && echo Zwei
        write '{sum}'; await common.total errors.txt && echo said
        write Drei; await Drei out.txt && echo Drei
        kill -9 $watcher; wait $watcher 2>/dev/null
        """

    @Test func standardInputCannotBeWatched() throws {
        let run = try CommandRun(["render", "-", "--family", "consumer", "--locale", "de", "--watch"])
        #expect(run.status == 64 && run.errors.contains("standard input cannot be watched"))
    }
}
