import ReceiptPrinting
import Testing

@Suite struct PrinterProfileTests {
    @Test func everyFileIsReadable() {
        #expect(PrinterProfile.standard.map(\.id) == PrinterProfile.standardIDs)
        #expect(PrinterProfile.standardIDs.count >= 14)
    }

    @Test(arguments: PrinterProfile.standard)
    func namesItsSource(profile: PrinterProfile) {
        #expect(!profile.sources.isEmpty)
        #expect(profile.id.hasPrefix("generic") || profile.sources.contains { $0.hasPrefix("https://") })
    }

    @Test(arguments: PrinterProfile.standard)
    func hasRoomForItsFonts(profile: PrinterProfile) {
        for font in [profile.fontA, profile.fontB].compactMap({ $0 }) {
            #expect(font.columns * font.width <= profile.dotsPerLine)
        }
        // Without these, amounts of the euro zone would be images.
        #expect(
            profile.codePages.contains { ["CP858", "WPC1252"].contains($0.name) } || profile.id == "zjiang-zj-5870")
    }

    @Test func findsByID() throws {
        let profile = try #require(PrinterProfile.named("epson-tm-t88v"))
        #expect(profile.name == "Epson TM-T88V")
        #expect(profile.fontA.columns == 42)
        #expect(profile.dotsPerLine == 512)
        #expect(profile.codePages.first { $0.number == 19 }?.name == "CP858")
        #expect(PrinterProfile.named("epson-tm-t88") == nil)
        #expect(PrinterProfile.named("") == nil)
    }

    @Test(arguments: [
        ("", PrinterProfileError.syntax(line: 1, reason: "")),
        ("[]", .value(path: "", wanted: "an object")),
        (#"{"id": 1}"#, .value(path: "id", wanted: "a string")),
        (#"{"id": "x"}"#, .missingKey("name")),
        (#"{"id": "x", "id": "y"}"#, .duplicateKey("id")),
    ])
    func refusesWhatIsNoProfile(json: String, expected: PrinterProfileError) {
        #expect { try PrinterProfile(json: Array(json.utf8)) } throws: { error in
            if case PrinterProfileError.syntax(1, _) = error, case .syntax = expected { return true }
            return error as? PrinterProfileError == expected
        }
    }

    @Test(arguments: [
        (
            "\"columns\": 32", "\"columns\": 23",
            PrinterProfileError.value(path: "fonts.A.columns", wanted: "a whole number from 24 to 255")
        ),
        (
            "\"columns\": 32", "\"columns\": 40",
            .value(path: "fonts.A.columns", wanted: "no more columns than fit into the dots of a line")
        ),
        (
            "\"columns\": 32", "\"columns\": 32.5",
            .value(path: "fonts.A.columns", wanted: "a whole number from 24 to 255")
        ),
        ("\"raster\": true", "\"raster\": 1", .value(path: "raster", wanted: "true or false")),
        ("\"cutter\": \"none\"", "\"cutter\": \"saw\"", .value(path: "cutter", wanted: "one of none, partial, full")),
        ("\"CP437\"", "\"CP4370\"", .unknownCodePage("CP4370")),
        (
            "\"0\": \"CP437\"", "\"256\": \"CP437\"",
            .value(path: "codePages.256", wanted: "a number from 0 to 255 as key")
        ),
        ("\"drawer\"", "\"drawers\"", .missingKey("drawer")),
        ("\"drawer\"", "\"extra\": true, \"drawer\"", .unknownKey("extra")),
    ])
    func saysWhatIsWrong(replaced: String, by replacement: String, expected: PrinterProfileError) throws {
        let valid = TestPrinter.json()
        #expect(throws: Never.self) { try PrinterProfile(json: Array(valid.utf8)) }
        #expect(valid.contains(replaced))
        let parts = valid.split(separator: replaced, maxSplits: 1, omittingEmptySubsequences: false)
        let json = parts.joined(separator: replacement)
        #expect(throws: expected) { try PrinterProfile(json: Array(json.utf8)) }
    }
}
