#include "receipt_icu_bidi.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

#include <new>
#include <vector>

#include "utf8.h"

struct ricu_reorderer {
    UBiDi *bidi;
    UBreakIterator *clusters;
    std::vector<int32_t> boundaries;
};

namespace {

void append(const icu::UnicodeString &source, int32_t start, int32_t end, bool mirrored, icu::UnicodeString &visual) {
    for (int32_t at = start; at < end;) {
        const UChar32 scalar = source.char32At(at);
        at += U16_LENGTH(scalar);
        if (u_hasBinaryProperty(scalar, UCHAR_BIDI_CONTROL)) continue;
        visual.append(mirrored ? u_charMirror(scalar) : scalar);
    }
}

// Clusters from the last to the first, so that a mark stays behind its letter and an emoji sequence whole.
void append_reversed(const icu::UnicodeString &source, int32_t start, int32_t end,
                     const std::vector<int32_t> &boundaries, icu::UnicodeString &visual) {
    int32_t stop = end;
    for (size_t index = boundaries.size(); index-- > 0;) {
        if (boundaries[index] >= stop) continue;
        if (boundaries[index] <= start) break;
        append(source, boundaries[index], stop, true, visual);
        stop = boundaries[index];
    }
    append(source, start, stop, true, visual);
}

}  // namespace

int32_t ricu_reorderer_open(ricu_reorderer **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    ricu_reorderer *reorderer = new (std::nothrow) ricu_reorderer{nullptr, nullptr, {}};
    if (reorderer == nullptr) return U_MEMORY_ALLOCATION_ERROR;
    reorderer->bidi = ubidi_open();
    // ICU: the rules for clusters are the root's in every language.
    reorderer->clusters = ubrk_open(UBRK_CHARACTER, "", nullptr, 0, &status);
    if (reorderer->bidi == nullptr && U_SUCCESS(status)) status = U_MEMORY_ALLOCATION_ERROR;
    if (U_FAILURE(status)) {
        ricu_reorderer_close(reorderer);
        return status;
    }
    *out = reorderer;
    return U_ZERO_ERROR;
}

void ricu_reorderer_close(ricu_reorderer *reorderer) {
    if (reorderer == nullptr) return;
    ubrk_close(reorderer->clusters);
    ubidi_close(reorderer->bidi);
    delete reorderer;
}

int32_t ricu_reorderer_line(ricu_reorderer *reorderer, const char *text, int32_t size, bool right_to_left, char *out,
                            int32_t capacity, int32_t *length) {
    *length = 0;
    const icu::UnicodeString source = ricu::fromUTF8(text, size);
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(reorderer->bidi, source.getBuffer(), source.length(), right_to_left ? 1 : 0, nullptr, &status);
    ubrk_setText(reorderer->clusters, source.getBuffer(), source.length(), &status);
    const int32_t runs = ubidi_countRuns(reorderer->bidi, &status);
    if (U_FAILURE(status)) return status;
    reorderer->boundaries.clear();
    for (int32_t at = ubrk_first(reorderer->clusters); at != UBRK_DONE; at = ubrk_next(reorderer->clusters)) {
        reorderer->boundaries.push_back(at);
    }
    icu::UnicodeString visual;
    for (int32_t run = 0; run < runs; ++run) {
        int32_t start = 0;
        int32_t count = 0;
        if (ubidi_getVisualRun(reorderer->bidi, run, &start, &count) == UBIDI_RTL) {
            append_reversed(source, start, start + count, reorderer->boundaries, visual);
        } else {
            append(source, start, start + count, false, visual);
        }
    }
    return ricu::write(visual, out, capacity, length, U_ZERO_ERROR);
}
