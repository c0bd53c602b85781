#include "receipt_icu_text.h"

#include <unicode/normalizer2.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utext.h>

#include <new>

#include "utf8.h"

namespace {

int32_t cells(UChar32 scalar) {
    switch (u_charType(scalar)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
        return 0;
    default:
        break;
    }
    const int32_t width = u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

int32_t direction(UChar32 scalar) {
    switch (u_charDirection(scalar)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
        return RICU_RIGHT_TO_LEFT;
    case U_LEFT_TO_RIGHT:
        return RICU_LEFT_TO_RIGHT;
    case U_EUROPEAN_NUMBER:
        return RICU_EUROPEAN_DIGIT;
    case U_ARABIC_NUMBER:
        return RICU_ARABIC_DIGIT;
    default:
        return 0;
    }
}

}  // namespace

struct ricu_breaker {
    UBreakIterator *iterator;
    UText text;
};

int32_t ricu_cell_properties(uint32_t scalar) {
    const UChar32 value = static_cast<UChar32>(scalar);
    int32_t properties = cells(value) | direction(value);
    if (u_hasBinaryProperty(value, UCHAR_EXTENDED_PICTOGRAPHIC)) properties |= RICU_PICTOGRAPHIC;
    if (u_hasBinaryProperty(value, UCHAR_BIDI_CONTROL)) properties |= RICU_BIDI_CONTROL;
    return properties;
}

int32_t ricu_breaker_open(int32_t kind, const char *locale, ricu_breaker **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    char id[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    uloc_forLanguageTag(locale, id, sizeof id, &parsed, &status);
    if (U_FAILURE(status)) return status;
    ricu_breaker *breaker = new (std::nothrow) ricu_breaker{nullptr, UTEXT_INITIALIZER};
    if (breaker == nullptr) return U_MEMORY_ALLOCATION_ERROR;
    const UBreakIteratorType type = kind == RICU_BREAK_CLUSTERS ? UBRK_CHARACTER : UBRK_LINE;
    breaker->iterator = ubrk_open(type, id, nullptr, 0, &status);
    if (U_FAILURE(status)) {
        delete breaker;
        return status;
    }
    *out = breaker;
    return status;
}

void ricu_breaker_close(ricu_breaker *breaker) {
    if (breaker == nullptr) return;
    ubrk_close(breaker->iterator);
    utext_close(&breaker->text);
    delete breaker;
}

int32_t ricu_breaker_find(ricu_breaker *breaker, const char *text, int32_t length, int32_t *out, int32_t capacity,
                          int32_t *count) {
    *count = 0;
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(&breaker->text, text, length, &status);
    ubrk_setUText(breaker->iterator, &breaker->text, &status);
    if (U_FAILURE(status)) return status;
    int32_t found = 0;
    for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE; at = ubrk_next(breaker->iterator)) {
        if (found < capacity) out[found] = at;
        ++found;
    }
    *count = found;
    return found > capacity ? RICU_BUFFER_OVERFLOW : status;
}

bool ricu_is_composed(const char *text, int32_t size) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *composed = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) return true;
    return composed->isNormalized(ricu::fromUTF8(text, size), status);
}

int32_t ricu_visual_order(const char *text, int32_t size, bool right_to_left, char *out, int32_t capacity,
                          int32_t *length) {
    *length = 0;
    const icu::UnicodeString source = ricu::fromUTF8(text, size);
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized(source.length(), 0, &status);
    if (U_FAILURE(status)) return status;
    ubidi_setPara(bidi, source.getBuffer(), source.length(), right_to_left ? 1 : 0, nullptr, &status);
    icu::UnicodeString visual;
    UChar *buffer = visual.getBuffer(source.length() + 1);
    int32_t written = 0;
    if (buffer != nullptr) {
        written = ubidi_writeReordered(bidi, buffer, source.length() + 1,
                                       UBIDI_DO_MIRRORING | UBIDI_REMOVE_BIDI_CONTROLS, &status);
    } else {
        status = U_MEMORY_ALLOCATION_ERROR;
    }
    visual.releaseBuffer(U_SUCCESS(status) ? written : 0);
    ubidi_close(bidi);
    return ricu::write(visual, out, capacity, length, status);
}
