#include "receipt_icu_number.h"

#include <unicode/formattedvalue.h>
#include <unicode/numberformatter.h>
#include <unicode/unum.h>

#include <memory>
#include <new>
#include <utility>

#include "locale_tag.h"
#include "utf8.h"

static_assert(static_cast<int>(RICU_NUMBER_INTEGER) == static_cast<int>(UNUM_INTEGER_FIELD), "field names follow ICU");
static_assert(static_cast<int>(RICU_NUMBER_FRACTION) == static_cast<int>(UNUM_FRACTION_FIELD), "field names follow ICU");
static_assert(static_cast<int>(RICU_NUMBER_DECIMAL_SEPARATOR) == static_cast<int>(UNUM_DECIMAL_SEPARATOR_FIELD), "field names follow ICU");
static_assert(static_cast<int>(RICU_NUMBER_GROUPING_SEPARATOR) == static_cast<int>(UNUM_GROUPING_SEPARATOR_FIELD), "field names follow ICU");
static_assert(static_cast<int>(RICU_NUMBER_CURRENCY) == static_cast<int>(UNUM_CURRENCY_FIELD), "field names follow ICU");
static_assert(static_cast<int>(RICU_NUMBER_PERCENT) == static_cast<int>(UNUM_PERCENT_FIELD), "field names follow ICU");
static_assert(static_cast<int>(RICU_NUMBER_SIGN) == static_cast<int>(UNUM_SIGN_FIELD), "field names follow ICU");

struct ricu_number {
    icu::number::LocalizedNumberFormatter formatter;
};

namespace {

// Bytes that the first `units` UTF-16 units of `text` take in UTF-8.
int32_t bytesBefore(const icu::UnicodeString &text, int32_t units) {
    int32_t bytes = 0;
    for (int32_t index = 0; index < units; index = text.moveIndex32(index, 1)) {
        bytes += U8_LENGTH(text.char32At(index));
    }
    return bytes;
}

const UNumberFormatSymbol symbolOrder[] = {
    UNUM_DECIMAL_SEPARATOR_SYMBOL,
    UNUM_GROUPING_SEPARATOR_SYMBOL,
    UNUM_MINUS_SIGN_SYMBOL,
    UNUM_MONETARY_SEPARATOR_SYMBOL,
    UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL,
    UNUM_ZERO_DIGIT_SYMBOL,
    UNUM_ONE_DIGIT_SYMBOL,
    UNUM_TWO_DIGIT_SYMBOL,
    UNUM_THREE_DIGIT_SYMBOL,
    UNUM_FOUR_DIGIT_SYMBOL,
    UNUM_FIVE_DIGIT_SYMBOL,
    UNUM_SIX_DIGIT_SYMBOL,
    UNUM_SEVEN_DIGIT_SYMBOL,
    UNUM_EIGHT_DIGIT_SYMBOL,
    UNUM_NINE_DIGIT_SYMBOL,
};

}  // namespace

int32_t ricu_number_open(const char *tag, const char *skeleton, ricu_number **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    const auto text = icu::UnicodeString::fromUTF8(skeleton);
    auto formatter = icu::number::NumberFormatter::forSkeleton(text, status).locale(locale);
    if (U_FAILURE(status)) return status;
    *out = new (std::nothrow) ricu_number{std::move(formatter)};
    return *out ? status : U_MEMORY_ALLOCATION_ERROR;
}

void ricu_number_close(ricu_number *number) { delete number; }

int32_t ricu_number_format(
    const ricu_number *number, const char *decimal, int32_t decimal_length, char *out, int32_t capacity,
    int32_t *length, ricu_number_span *spans, int32_t span_capacity, int32_t *span_count) {
    *length = 0;
    *span_count = 0;
    UErrorCode status = U_ZERO_ERROR;
    const auto formatted = number->formatter.formatDecimal(icu::StringPiece(decimal, decimal_length), status);
    const icu::UnicodeString text = formatted.toString(status);
    if (U_FAILURE(status)) return status;
    icu::ConstrainedFieldPosition position;
    while (formatted.nextPosition(position, status)) {
        if (*span_count < span_capacity) {
            spans[*span_count] = ricu_number_span{
                position.getField(), bytesBefore(text, position.getStart()), bytesBefore(text, position.getLimit())};
        }
        ++*span_count;
    }
    return ricu::write(text, out, capacity, length, status);
}

int32_t ricu_number_symbols(const char *tag, const char *currency, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    const std::unique_ptr<UNumberFormat, decltype(&unum_close)> format(
        unum_open(UNUM_CURRENCY, nullptr, 0, locale.getName(), nullptr, &status), &unum_close);
    if (U_FAILURE(status)) return status;
    // ICU: some currencies bring separators of their own (the escudo's $), which the formatter takes over here.
    const auto code = icu::UnicodeString::fromUTF8(currency);
    unum_setTextAttribute(format.get(), UNUM_CURRENCY_CODE, code.getBuffer(), code.length(), &status);
    icu::UnicodeString text;
    for (const UNumberFormatSymbol symbol : symbolOrder) {
        UChar units[64];
        const int32_t count = unum_getSymbol(format.get(), symbol, units, 64, &status);
        if (U_FAILURE(status)) return status;
        text.append(units, 0, count).append(UChar(0));
    }
    return ricu::write(text, out, capacity, length, status);
}
