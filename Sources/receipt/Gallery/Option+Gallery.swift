extension Option {
    static let folder = Option(
        name: "--output", placeholder: "DIR", purpose: "the folder that gets index.html and all receipts",
        isNeeded: true)
    static let families = Option(
        name: "--families", placeholder: "LIST", purpose: "families with commas between them; default all")
    static let locales = Option(
        name: "--locales", placeholder: "LIST", purpose: "language tags with commas between them; default all shipped")
    static let samples = Option(
        name: "--samples", placeholder: "LIST", purpose: "names of orders with commas between them; default all")
    static let orders = Option(
        name: "--orders", placeholder: "DIR", purpose: "a folder of orders; default Resources/Samples")
}
