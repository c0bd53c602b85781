// swift-tools-version: 6.1
import PackageDescription

// Every target may import exactly what its line names; `Scripts/check-sources` knows the same table.
let package = Package(
    name: "receipts",
    products: [
        .library(
            name: "Receipts",
            targets: [
                "Receipts", "ReceiptModel", "ReceiptContent", "ReceiptMessages", "ReceiptLocalization", "ReceiptWords",
            ]),
        .library(name: "ReceiptRendering", targets: ["ReceiptRendering"]),
        .library(name: "ReceiptPrinting", targets: ["ReceiptPrinting"]),
        .library(name: "ReceiptGraphics", targets: ["ReceiptGraphics"]),
        .executable(name: "receipt", targets: ["receipt"]),
        .plugin(name: "CompileBundles", targets: ["CompileBundles"]),
    ],
    traits: [
        .default(enabledTraits: ["Graphics"]),
        .trait(name: "Graphics", description: "PDF, SVG, PNG and codes, by Pango, Cairo and Zint."),
    ],
    targets: [
        // ICU behind a C interface. Its public header includes no ICU header.
        .target(
            name: "CReceiptICU",
            cxxSettings: [.define("U_SHOW_CPLUSPLUS_API", to: "1")],
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "ReceiptICU", dependencies: ["CReceiptICU"]),

        // What an order is and what it adds up to.
        .target(name: "ReceiptModel"),
        .target(name: "ReceiptContent", dependencies: ["ReceiptModel"]),

        // Words, numbers and dates of a locale.
        .target(name: "ReceiptLocalization", dependencies: ["ReceiptICU", "ReceiptModel"]),
        .target(name: "ReceiptMessages", dependencies: ["ReceiptLocalization", "ReceiptICU", "ReceiptModel"]),
        .executableTarget(name: "receipt-bundle-compiler", dependencies: ["ReceiptMessages"]),
        .plugin(name: "CompileBundles", capability: .buildTool(), dependencies: ["receipt-bundle-compiler"]),
        .target(
            name: "ReceiptWords",
            dependencies: ["ReceiptMessages", "ReceiptModel"],
            path: "Localizations",
            exclude: ["common", "consumer", "business", "gift"],
            plugins: ["CompileBundles"]),

        // The abstract factory, and what draws the documents it makes.
        .target(
            name: "Receipts",
            dependencies: ["ReceiptWords", "ReceiptMessages", "ReceiptLocalization", "ReceiptContent", "ReceiptModel"]),
        // What is not words: style sheet, printers, fonts, embedded.
        .target(
            name: "ReceiptResources", path: "Resources",
            exclude: [
                "CodePages", "Fonts", "Gallery", "Printers", "Samples", "Styles", "order.schema.json", "embedded.txt",
            ],
            plugins: ["CompileBundles"]),
        .target(
            name: "ReceiptRendering",
            dependencies: ["ReceiptContent", "ReceiptICU", "ReceiptModel", "ReceiptResources"]),
        .target(
            name: "ReceiptPrinting",
            dependencies: ["ReceiptRendering", "ReceiptContent", "ReceiptICU", "ReceiptModel", "ReceiptResources"]),

        // Pango, Cairo and Zint behind a C interface. Its public header includes none of theirs.
        .systemLibrary(
            name: "CPango", path: "Sources/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "CReceiptPango", dependencies: ["CPango"],
            linkerSettings: [.linkedLibrary("pangoft2-1.0"), .linkedLibrary("fontconfig"), .linkedLibrary("z")]),
        .target(
            name: "CReceiptCodes", linkerSettings: [.linkedLibrary("zint")]),
        .target(
            name: "ReceiptGraphics",
            dependencies: [
                "ReceiptContent", "ReceiptModel", "ReceiptResources",
                .target(name: "CReceiptPango", condition: .when(traits: ["Graphics"])),
                .target(name: "CReceiptCodes", condition: .when(traits: ["Graphics"])),
            ]),
        .target(
            name: "ReceiptTesting",
            dependencies: [
                "Receipts", "ReceiptRendering", "ReceiptPrinting", "ReceiptGraphics", "ReceiptContent",
                "ReceiptLocalization", "ReceiptICU", "ReceiptModel",
            ]),

        // Words in the files that translators' tools read and write.
        .target(name: "ReceiptCatalogs", dependencies: ["ReceiptMessages", "ReceiptModel"]),

        .executableTarget(
            name: "receipt",
            dependencies: [
                "Receipts", "ReceiptRendering", "ReceiptPrinting", "ReceiptGraphics", "ReceiptResources",
                "ReceiptMessages", "ReceiptCatalogs",
            ]),
        .executableTarget(
            name: "receipt-bench",
            dependencies: [
                "Receipts", "ReceiptRendering", "ReceiptPrinting", "ReceiptGraphics", "ReceiptWords", "ReceiptMessages",
                "ReceiptLocalization", "ReceiptModel",
            ]),

        // What several test targets share.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "ReceiptModelTests", dependencies: ["ReceiptModel", "TestSupport"]),
        .testTarget(name: "ReceiptICUTests", dependencies: ["ReceiptICU", "TestSupport"]),
        .testTarget(
            name: "ReceiptLocalizationTests",
            dependencies: ["ReceiptLocalization", "ReceiptICU", "ReceiptModel", "TestSupport"]),
        .testTarget(
            name: "ReceiptMessagesTests",
            dependencies: ["ReceiptMessages", "ReceiptLocalization", "ReceiptICU", "ReceiptModel", "TestSupport"],
            exclude: ["Bundles"],
            plugins: ["CompileBundles"]),
        .testTarget(name: "ReceiptContentTests", dependencies: ["ReceiptContent", "ReceiptModel"]),
        .testTarget(
            name: "ReceiptRenderingTests",
            dependencies: [
                "ReceiptRendering", "Receipts", "ReceiptContent", "ReceiptICU", "ReceiptModel", "TestSupport",
            ]),
        .testTarget(
            name: "ReceiptPrintingTests",
            dependencies: [
                "ReceiptPrinting", "ReceiptRendering", "Receipts", "ReceiptContent", "ReceiptICU", "ReceiptModel",
                "ReceiptResources", "TestSupport",
            ],
            exclude: ["CodePages/PythonCodecs.txt"]),
        .testTarget(
            name: "ReceiptGraphicsTests",
            dependencies: [
                "ReceiptGraphics", "Receipts", "ReceiptPrinting", "ReceiptContent", "ReceiptICU", "ReceiptModel",
                "ReceiptResources", "TestSupport",
            ],
            exclude: ["Reading/Pictures"]),
        .testTarget(
            name: "ReceiptsTests", dependencies: ["Receipts", "ReceiptRendering", "ReceiptTesting", "TestSupport"]),
        .testTarget(
            name: "ReceiptMatrixTests",
            dependencies: [
                "ReceiptTesting", "Receipts", "ReceiptRendering", "ReceiptPrinting", "ReceiptGraphics",
                "ReceiptContent",
                "ReceiptMessages", "TestSupport",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "ReceiptCatalogsTests",
            dependencies: ["ReceiptCatalogs", "ReceiptMessages", "ReceiptModel", "TestSupport"]),
        .testTarget(name: "ReceiptCommandTests", dependencies: ["TestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
