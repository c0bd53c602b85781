import ReceiptContent
import ReceiptModel

// One field: label, hint, input, and below it what is wrong.
extension HTMLFormComposer {
    mutating func place(_ field: FormDocument.Field, number: Int) {
        html.place = .field(field.key)
        let problems = options.form.state.problems.filter { $0.key == field.key }
        html.markup("<div class=\"field\">\n<label for=\"field-")
        html.number(number)
        html.markup("\"><span>")
        write(field.label)
        html.markup("</span> <span class=\"requirement\">")
        write(field.requirement == .required ? form.requiredLabel : form.optionalLabel)
        html.markup("</span></label>\n")
        if let hint = field.hint {
            begin("<p class=\"hint\" id=\"hint-", number)
            write(hint)
            html.markup("</p>\n")
        }
        placeInput(field, number: number, hasProblems: !problems.isEmpty)
        if !problems.isEmpty {
            begin("<div class=\"error\" id=\"error-", number)
            for problem in problems {
                html.markup("<p>")
                write(problem.text)
                html.markup("</p>")
            }
            html.markup("</div>\n")
        }
        if let check = field.check { place(check, of: field, number: number) }
        html.markup("</div>\n")
    }

    private mutating func begin(_ tag: StaticString, _ number: Int) {
        html.markup(tag)
        html.number(number)
        html.markup("\">")
    }

    private mutating func placeInput(_ field: FormDocument.Field, number: Int, hasProblems: Bool) {
        html.markup("<input id=\"field-")
        html.number(number)
        // Not `email`: it refuses addresses in scripts that the checkout takes.
        html.markup("\" type=\"text\" placeholder=\" \"")
        html.attribute("name", field.key)
        html.attribute("inputmode", field.inputMode.rawValue)
        if let token = field.autocomplete { html.attribute("autocomplete", token) }
        direction(of: field)
        if field.requirement == .required { html.markup(" required") }
        limits(of: field)
        if let pattern = field.check?.pattern {
            html.attribute("pattern", pattern)
            if let text = field.hint ?? field.check?.mismatchText { html.attribute("title", text.leading) }
        }
        references(of: field, number: number, hasProblems: hasProblems)
        if !field.isSecret, let entry = options.form.state.entries[field.key] {
            html.attribute("value", html.cleaned(entry))
        }
        html.markup(">\n")
    }

    private mutating func direction(of field: FormDocument.Field) {
        switch field.entryDirection {
        case .leftToRight: html.markup(" dir=\"ltr\"")
        case .rightToLeft: html.markup(" dir=\"rtl\"")
        case nil: html.markup(" dir=\"auto\"")
        }
    }

    /// HTML counts UTF-16 units, of which one character may take many: here only what is absurd is cut while it is typed.
    /// Whether an entry is too long is the checkout's to say.
    private mutating func limits(of field: FormDocument.Field) {
        guard field.maximumLength > 0 else { return }
        html.markup(" maxlength=\"")
        html.number(min(field.maximumLength, 1_000_000) * 4)
        html.markup("\"")
    }

    private mutating func references(of field: FormDocument.Field, number: Int, hasProblems: Bool) {
        if field.hint != nil || hasProblems {
            html.markup(" aria-describedby=\"")
            if field.hint != nil {
                html.markup("hint-")
                html.number(number)
            }
            if hasProblems {
                html.markup(field.hint == nil ? "error-" : " error-")
                html.number(number)
            }
            html.markup("\"")
        }
        if hasProblems {
            html.markup(" aria-invalid=\"true\"")
        } else if field.check != nil {
            html.markup(" aria-errormessage=\"check-")
            html.number(number)
            html.markup("\"")
        }
    }

    /// What the style sheet shows once the browser finds an entry missing or wrong.
    private mutating func place(_ check: FieldCheck, of field: FormDocument.Field, number: Int) {
        begin("<div class=\"check\" id=\"check-", number)
        if field.requirement == .required {
            html.markup("<p class=\"missing\">")
            write(check.missingText)
            html.markup("</p>")
        }
        if let mismatch = check.mismatchText {
            html.markup("<p class=\"mismatch\">")
            write(mismatch)
            html.markup("</p>")
        }
        html.markup("</div>\n")
    }
}

extension FormDocument.Field {
    /// Whether what was typed must not be stored or shown again.
    ///
    /// Source: PCI DSS v4.0.1, requirements 3.3 and 3.4: no security code is kept, and no full card number is shown.
    fileprivate var isSecret: Bool { autocomplete == "cc-number" || autocomplete == "cc-csc" }
}
