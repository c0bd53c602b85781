// Between the UTF-8 of the interface and ICU's UTF-16. For the sources of this target only.
#pragma once

#include <unicode/bytestream.h>
#include <unicode/unistr.h>

#include <cstdint>
#include <cstring>

#include "receipt_icu_status.h"

namespace ricu {

inline icu::UnicodeString fromUTF8(const char *text, int32_t length) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

// Copies `text` to the caller's buffer as UTF-8; `status` goes through unless the buffer is too small.
inline int32_t write(const char *text, int32_t size, char *out, int32_t capacity, int32_t *length, UErrorCode status) {
    *length = size;
    if (U_FAILURE(status)) return status;
    if (size > capacity) return U_BUFFER_OVERFLOW_ERROR;
    std::memcpy(out, text, static_cast<size_t>(size));
    return status;
}

inline int32_t write(const icu::UnicodeString &text, char *out, int32_t capacity, int32_t *length, UErrorCode status) {
    if (U_FAILURE(status)) {
        *length = 0;
        return status;
    }
    icu::CheckedArrayByteSink sink(out, capacity);
    text.toUTF8(sink);
    *length = sink.NumberOfBytesAppended();
    return sink.Overflowed() ? U_BUFFER_OVERFLOW_ERROR : status;
}

}  // namespace ricu
