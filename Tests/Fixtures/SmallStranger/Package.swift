// swift-tools-version: 6.1
import PackageDescription

// Somebody else's package: it finds this one beside itself, under its name.
let package = Package(
    name: "small-stranger",
    dependencies: [.package(path: "../receipts")],
    targets: [
        .executableTarget(
            name: "SmallStranger",
            dependencies: [.product(name: "Receipts", package: "receipts")],
            exclude: ["Localizations"],
            plugins: [.plugin(name: "CompileBundles", package: "receipts")])
    ]
)
