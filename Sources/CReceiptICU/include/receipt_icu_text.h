// Text as a layout sees it: cells, places to break, visual order.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

// What a fixed-width device needs to know of one code point.
#define RICU_CELLS 3          // mask: 0, 1 or 2 cells
#define RICU_PICTOGRAPHIC 4   // Extended_Pictographic: joins with others by U+200D
#define RICU_RIGHT_TO_LEFT 8  // strong, right to left (R, AL)
#define RICU_LEFT_TO_RIGHT 16 // strong, left to right (L)
#define RICU_EUROPEAN_DIGIT 32 // EN: goes with the letters before it
#define RICU_BIDI_CONTROL 64  // Bidi_Control: marks, embeddings, overrides, isolates
#define RICU_ARABIC_DIGIT 128 // AN: orders what stands around it from right to left

// General category Mn, Me, Cf: 0 cells; East Asian Width W, F: 2; else 1; with the flags above.
int32_t ricu_cell_properties(uint32_t scalar);

// Where a text may be broken. One handle is used by one thread at a time.
typedef struct ricu_breaker ricu_breaker;

#define RICU_BREAK_LINES 0
#define RICU_BREAK_CLUSTERS 1

// A breaker of `kind` by the rules of `locale`, a BCP 47 tag terminated by NUL.
int32_t ricu_breaker_open(int32_t kind, const char *locale, ricu_breaker **out);
void ricu_breaker_close(ricu_breaker *breaker);

// Writes the boundaries of `text`, 0 left out, as byte offsets to `out`, at most `capacity`; `*count` is how many there
// are, and RICU_BUFFER_OVERFLOW says that it is more than `capacity`.
int32_t ricu_breaker_find(ricu_breaker *breaker, const char *text, int32_t length, int32_t *out, int32_t capacity,
                          int32_t *count);

// `text`, one line, as it is seen from left to right: reordered by UAX #9 with `right_to_left` as its base direction,
// brackets mirrored, bidi controls removed.
int32_t ricu_visual_order(const char *text, int32_t size, bool right_to_left, char *out, int32_t capacity,
                          int32_t *length);

// Whether `text` is in Unicode's normalization form C.
bool ricu_is_composed(const char *text, int32_t size);

RICU_END
