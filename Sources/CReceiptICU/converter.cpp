#include "receipt_icu_converter.h"

#include <unicode/ucnv.h>
#include <unicode/utf16.h>

struct ricu_converter;

namespace {

UConverter *of(ricu_converter *converter) { return reinterpret_cast<UConverter *>(converter); }

// The one code point that the bytes stand for, or -1.
int32_t decoded(UConverter *converter, const char *bytes, int32_t size) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[8];
    const int32_t length = ucnv_toUChars(converter, text, 8, bytes, size, &status);
    if (U_FAILURE(status) || length < 1) return -1;
    int32_t at = 0;
    UChar32 scalar = 0;
    U16_NEXT(text, at, length, scalar);
    return at == length && !U_IS_SURROGATE(scalar) ? scalar : -1;
}

// Whether the code point is written as exactly these bytes.
bool roundTrips(UConverter *converter, int32_t scalar, const char *bytes, int32_t size) {
    UChar text[2];
    int32_t length = 0;
    U16_APPEND_UNSAFE(text, length, scalar);
    UErrorCode status = U_ZERO_ERROR;
    char written[8];
    const int32_t count = ucnv_fromUChars(converter, written, 8, text, length, &status);
    if (U_FAILURE(status) || count != size) return false;
    for (int32_t i = 0; i < size; ++i) {
        if (written[i] != bytes[i]) return false;
    }
    return true;
}

}  // namespace

int32_t ricu_converter_open(const char *name, ricu_converter **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(name, &status);
    if (U_FAILURE(status)) return status;
    ucnv_setFallback(converter, false);
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (U_FAILURE(status)) {
        ucnv_close(converter);
        return status;
    }
    *out = reinterpret_cast<ricu_converter *>(converter);
    return status;
}

void ricu_converter_close(ricu_converter *converter) { ucnv_close(of(converter)); }

int32_t ricu_converter_row(ricu_converter *converter, int32_t lead, int32_t out[256]) {
    for (int32_t last = 0; last < 256; ++last) {
        char bytes[2] = {static_cast<char>(lead), static_cast<char>(last)};
        const char *first = lead < 0 ? bytes + 1 : bytes;
        const int32_t size = lead < 0 ? 1 : 2;
        const int32_t scalar = decoded(of(converter), first, size);
        out[last] = scalar >= 0 && roundTrips(of(converter), scalar, first, size) ? scalar : -1;
    }
    return U_ZERO_ERROR;
}
