import ReceiptContent
import ReceiptModel

/// Writes a payment form as one HTML document.
///
/// The browser's own checks say in the browser's language what is wrong; beside them the style sheet shows the field's
/// texts in the form's languages, without a script.
struct HTMLFormComposer: ~Copyable {
    let form: FormDocument
    let options: HTMLOptions
    var html: HTMLWriter

    init(_ form: FormDocument, _ options: HTMLOptions) {
        html = HTMLWriter(capacity: 16_384)
        self.form = form
        self.options = options
    }

    consuming func compose() -> RenderedText {
        html.markup("<!DOCTYPE html>\n<html")
        html.attribute("lang", form.language.description)
        html.markup(form.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
        html.markup(">\n<head>\n")
        html.headMarkup()
        html.markup("<title>")
        html.attribute(form.heading.second.map { "\(form.heading.leading) / \($0)" } ?? form.heading.leading)
        html.markup("</title>\n")
        html.styleSheet(paper: options.paper, .form)
        html.markup("</head>\n<body>\n<main class=\"slip-sheet\">\n<form")
        if let action = options.form.action { html.attribute("action", action) }
        html.attribute("method", options.form.method.rawValue)
        html.markup(" accept-charset=\"utf-8\">\n<h1>")
        write(form.heading)
        html.markup("</h1>\n")
        placeProblems()
        for entry in options.form.hiddenEntries { placeHidden(entry) }
        for (index, field) in form.fields.enumerated() { place(field, number: index + 1) }
        html.markup("<button type=\"submit\">")
        write(form.submitLabel)
        html.markup("</button>\n</form>\n</main>\n</body>\n</html>\n")
        return html.finish(with: [])
    }

    /// All problems at the head, each with a way to its field.
    private mutating func placeProblems() {
        guard !options.form.state.problems.isEmpty else { return }
        html.markup("<ul class=\"problems\" role=\"alert\">\n")
        for problem in options.form.state.problems {
            html.markup("<li>")
            if let index = form.fields.firstIndex(where: { $0.key == problem.key }) {
                html.markup("<a href=\"#field-")
                html.number(index + 1)
                html.markup("\">")
                write(form.fields[index].label)
                html.markup("</a> ")
            }
            write(problem.text)
            html.markup("</li>\n")
        }
        html.markup("</ul>\n")
    }

    private mutating func placeHidden(_ entry: HTMLFormOptions.HiddenEntry) {
        html.place = .field(entry.name)
        html.markup("<input type=\"hidden\"")
        html.attribute("name", entry.name)
        html.attribute("value", entry.value)
        html.markup(">\n")
    }

    /// A text in both languages, the second marked as such.
    mutating func write(_ text: FormText) {
        html.string(text.leading)
        guard let second = text.second, let language = form.second else { return }
        html.markup("<br><span class=\"translation\"")
        html.attribute("lang", language.language.description)
        html.markup(language.direction == .rightToLeft ? " dir=\"rtl\">" : " dir=\"ltr\">")
        html.string(second)
        html.markup("</span>")
    }
}
