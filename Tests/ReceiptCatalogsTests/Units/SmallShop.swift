import ReceiptMessages
import ReceiptModel
import TestSupport

@testable import ReceiptCatalogs

/// A folder of one bundle with a few words, in English and German.
struct SmallShop {
    static let root = #"""
        root {
            // Goods.

            /** What was bought. limit: 12 */
            shop.item { "Item" }

            /** How many. {n}: a whole number. */
            shop.count { "{n, plural, one {# item} other {# items}}" }

            // Tax.

            /** Legal name in Switzerland: keep. */
            shop.vat { "MWST" }

            /** {rate} of {total}. */
            shop.tax { "Tax {rate, percent} of {total, money}" }
        }

        """#
    static let german = #"""
        de {
            // Waren
            shop.item { "Ware" }
            shop.count { "{n, plural, one {# Ware} other {# Waren}}" }

            // Steuer
            // Accepted ends-differently: the law says so.
            shop.tax { "Steuer {rate, percent} auf {total, money}" }
        }

        """#

    let files: TemporaryFolder

    init(german: String? = german) throws {
        files = try TemporaryFolder()
        try files.write(Array(Self.root.utf8), as: "shop/root.txt")
        if let german { try files.write(Array(german.utf8), as: "shop/de.txt") }
    }

    var folder: CatalogFolder { get throws { try CatalogFolder(files.path("")) } }

    func exported(_ format: ExchangeFormat, _ locale: LanguageTag = LanguageTag(language: "de")) throws -> String {
        String(decoding: format.write(try ExchangeCatalog(folder.bundles, locale: locale)), as: UTF8.self)
    }

    /// The file that an import makes, by its name; nil where it changes none.
    func imported(_ text: String) throws -> (name: String, text: String)? {
        let bytes = Array(text.utf8)
        let catalog = try ExchangeFormat(of: bytes).read(bytes)
        let files = try CatalogImport(catalog, from: "words", into: folder).files
        return files.first.map { file in
            (String(file.path.split(separator: "/").last ?? ""), String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// What an import says is wrong.
    func problems(_ text: String) -> [String] {
        do {
            _ = try imported(text)
            return []
        } catch let refusal as CatalogRefusal {
            return refusal.issues.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }
}
