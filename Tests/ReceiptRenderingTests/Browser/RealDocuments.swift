import FoundationEssentials
import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Receipts
import TestSupport

/// The shipped samples in the shipped languages, as files for programs that read HTML.
struct RealDocuments {
    let folder: TemporaryFolder
    private(set) var paths: [String] = []

    static let samples: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: sampleFolder)) ?? [])
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    private static let sampleFolder = "\(PackageFolder.root)/Resources/Samples"

    static let locales = CheckoutFactories.standard.kinds.isEmpty ? [] : ConsumerCheckoutFactory.locales

    init() throws { folder = try TemporaryFolder() }

    static func factory(_ family: String, _ locale: String, second: String? = nil) throws
        -> any CheckoutComponentFactory
    {
        let context = CheckoutContext(
            requested: [LanguageTag(locale) ?? .undetermined], second: second.flatMap { LanguageTag($0) })
        return try CheckoutFactories.standard.factory(for: AccountKind(rawValue: family), in: context)
    }

    static func document(
        _ sample: String, _ family: String, _ locale: String, second: String? = nil
    ) throws -> ReceiptDocument {
        let order = try Order(json: Array(PackageFolder.text("Resources/Samples/\(sample).json").utf8))
        return try factory(family, locale, second: second).makeReceiptFormatter().document(for: order)
    }

    /// A receipt as a page and as a mail.
    mutating func add(_ sample: String, _ family: String, _ locale: String, second: String? = nil) throws {
        let document = try Self.document(sample, family, locale, second: second)
        let name = [sample, family, locale, second ?? ""].joined(separator: "-")
        for variant in HTMLVariant.allCases {
            try add(document.rendered(as: .html(variant)).utf8, as: "\(name)-\(variant.rawValue).html")
        }
    }

    mutating func add(_ html: [UInt8], as name: String) throws {
        try folder.write(html, as: name)
        paths.append(folder.path(name))
    }

    /// All samples in some languages, one of each family in all, and some in two.
    static func coveringSet() throws -> RealDocuments {
        var documents = try RealDocuments()
        for locale in ["en-US", "de-CH", "ar-EG", "ja-JP", "hi-IN", "fr-CA"] {
            for sample in samples {
                try documents.add(sample, "consumer", locale)
                try documents.add(sample, "business", locale)
            }
        }
        for locale in locales.map(\.description) {
            try documents.add("supermarket", "consumer", locale)
            try documents.add("gst-invoice", "business", locale)
            for family in ["consumer", "business"] {
                let form = try factory(family, locale).makeForm().document
                try documents.add(form.rendered(as: .html()).utf8, as: "form-\(family)-\(locale).html")
            }
        }
        for (first, second) in [("ar", "en"), ("en", "ar"), ("de", "fr"), ("th", "en"), ("he", "ja")] {
            try documents.add("restaurant", "consumer", first, second: second)
            try documents.add("gst-invoice", "business", first, second: second)
            let form = try factory("business", first, second: second).makeForm().document
            try documents.add(form.rendered(as: .html()).utf8, as: "form-business-\(first)-\(second).html")
        }
        return documents
    }
}
