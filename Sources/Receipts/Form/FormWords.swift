import ReceiptContent
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// The words that every form shares: its furniture, and two texts for each fault.
struct FormWords: Sendable {
    private let shared: DocumentWords

    init(_ shared: DocumentWords) { self.shared = shared }

    static let english = FormWords(.english)

    /// Above a form that brings no heading of its own.
    var generalHeading: FormText { shared.formText(shared.common.paymentHeading()) }

    func document(family: String?, heading: FormText, fields: [FormDocument.Field]) -> FormDocument {
        let common = shared.common
        return FormDocument(
            family: family, language: shared.formatting, direction: shared.direction,
            second: shared.second.map { FormLanguage(language: $0.formatting, direction: $0.direction) },
            heading: heading, fields: fields, submitLabel: shared.formText(common.formSubmit()),
            requiredLabel: shared.formText(common.formRequired()),
            optionalLabel: shared.formText(common.formOptional()))
    }

    func problem(key: String, fault: FieldFault) -> FieldProblem {
        let leading = texts(fault, in: shared.common)
        let second = shared.second.map { texts(fault, in: $0.common) }
        return FieldProblem(
            key: key, code: leading.code, problem: FormText(leading.problem, second: second?.problem),
            remedy: FormText(leading.remedy, second: second?.remedy))
    }

    /// Problem and remedy of a fault that every field of a kind can have.
    func text(of fault: FieldFault) -> FormText {
        let problem = problem(key: "", fault: fault)
        return FormText(saying: problem.problem, then: problem.remedy)
    }

    /// Where ICU cannot write a number, a sentence that needs none says it, so that a check cannot fail.
    private func texts(
        _ fault: FieldFault, in common: CommonWords
    ) -> (code: FieldProblem.Code, problem: String, remedy: String) {
        switch fault {
        case .required:
            (.required, common.errorRequiredProblem().text, common.errorRequiredRemedy().text)
        case .invalidCharacter(let character):
            (
                .invalidCharacter, common.errorInvalidCharacterProblem(character: String(character)).text,
                common.errorInvalidCharacterRemedy().text
            )
        case .tooLong(let maximum):
            (
                .tooLong, common.errorTooLongProblem().text,
                (try? common.errorTooLongRemedy(maximum: ExactDecimal(maximum)).text())
                    ?? common.errorInvalidFormatRemedy().text
            )
        case .cardNumberLength(let count):
            (
                .cardNumberLength,
                (try? common.errorCardNumberLengthProblem(count: ExactDecimal(count)).text())
                    ?? common.errorInvalidFormatProblem().text,
                common.errorCardNumberLengthRemedy().text
            )
        case .cardNumberFormat:
            (
                .cardNumberLength, common.errorInvalidFormatProblem().text, common.errorCardNumberLengthRemedy().text
            )
        case .cardNumberChecksum:
            (
                .cardNumberChecksum, common.errorCardNumberChecksumProblem().text,
                common.errorCardNumberChecksumRemedy().text
            )
        case .expiryFormat:
            (.expiryFormat, common.errorExpiryFormatProblem().text, common.errorExpiryFormatRemedy().text)
        case .expiryMonth:
            (.expiryMonth, common.errorExpiryMonthProblem().text, common.errorExpiryMonthRemedy().text)
        case .expired:
            (.expired, common.errorExpiredProblem().text, common.errorExpiredRemedy().text)
        case .postalCode:
            (.postalCode, common.errorPostalCodeProblem().text, common.errorPostalCodeRemedy().text)
        case .email:
            (.email, common.errorEmailProblem().text, common.errorEmailRemedy().text)
        case .taxID:
            (.taxID, common.errorTaxIdProblem().text, common.errorTaxIdRemedy().text)
        case .unknownField:
            (.unknownField, common.errorUnknownFieldProblem().text, common.errorUnknownFieldRemedy().text)
        }
    }
}
