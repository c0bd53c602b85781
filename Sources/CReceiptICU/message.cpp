#include "receipt_icu_message.h"

#include <unicode/fmtable.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

#include <cmath>
#include <vector>

#include "utf8.h"

static_assert(RICU_PART_MESSAGE_START == UMSGPAT_PART_TYPE_MSG_START);
static_assert(RICU_PART_REPLACE_NUMBER == UMSGPAT_PART_TYPE_REPLACE_NUMBER);
static_assert(RICU_PART_ARGUMENT_STYLE == UMSGPAT_PART_TYPE_ARG_STYLE);
static_assert(RICU_PART_DOUBLE == UMSGPAT_PART_TYPE_ARG_DOUBLE);
static_assert(RICU_ARGUMENT_SELECT_ORDINAL == UMSGPAT_ARG_TYPE_SELECTORDINAL);

namespace {

// For each UTF-16 unit of `text`, and for its end, the byte of UTF-8 where it stands.
std::vector<int32_t> byteOffsets(const icu::UnicodeString &text) {
    std::vector<int32_t> offsets(static_cast<size_t>(text.length()) + 1);
    int32_t byte = 0;
    for (int32_t unit = 0; unit < text.length();) {
        const UChar32 character = text.char32At(unit);
        const int32_t next = unit + U16_LENGTH(character);
        for (; unit < next; unit++) offsets[static_cast<size_t>(unit)] = byte;
        byte += U8_LENGTH(character);
    }
    offsets.back() = byte;
    return offsets;
}

int32_t wholeNumber(double value) {
    return value >= 0 && value <= INT32_MAX && value == std::floor(value) ? static_cast<int32_t>(value) : -1;
}

}  // namespace

int32_t ricu_message_parse(const char *pattern, int32_t length, RICUMessagePart *out, int32_t capacity, int32_t *count,
                           int32_t *errorOffset) {
    *count = 0;
    *errorOffset = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString text = ricu::fromUTF8(pattern, length);
    const std::vector<int32_t> offsets = byteOffsets(text);
    icu::MessagePattern parsed(UMSGPAT_APOS_DOUBLE_OPTIONAL, status);
    UParseError error;
    parsed.parse(text, &error, status);
    if (U_FAILURE(status)) {
        if (error.offset >= 0 && error.offset <= text.length()) {
            *errorOffset = offsets[static_cast<size_t>(error.offset)];
        }
        return status;
    }
    *count = parsed.countParts();
    if (*count > capacity) return U_BUFFER_OVERFLOW_ERROR;
    for (int32_t index = 0; index < *count; index++) {
        const icu::MessagePattern::Part &part = parsed.getPart(index);
        const int32_t start = offsets[static_cast<size_t>(part.getIndex())];
        out[index] = RICUMessagePart{part.getType(),
                                     start,
                                     offsets[static_cast<size_t>(part.getLimit())] - start,
                                     parsed.getLimitPartIndex(index),
                                     part.getArgType(),
                                     wholeNumber(parsed.getNumericValue(part))};
    }
    return status;
}

int32_t ricu_message_format(const char *locale, const char *pattern, const RICUMessageArgument *arguments,
                            int32_t argumentCount, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), status);
    if (U_FAILURE(status)) return status;
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (int32_t index = 0; index < argumentCount; index++) {
        names.push_back(icu::UnicodeString::fromUTF8(arguments[index].name));
        if (arguments[index].isNumber) {
            values.emplace_back(icu::StringPiece(arguments[index].value), status);
        } else {
            values.emplace_back(icu::UnicodeString::fromUTF8(arguments[index].value));
        }
    }
    icu::UnicodeString result;
    format.format(names.data(), values.data(), argumentCount, result, status);
    return ricu::write(result, out, capacity, length, status);
}
