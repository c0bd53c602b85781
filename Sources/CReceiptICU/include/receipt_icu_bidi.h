// Text for devices that know neither bidi nor the shapes of Arabic letters.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

// What a line is reordered with. One handle is used by one thread at a time.
typedef struct ricu_reorderer ricu_reorderer;

int32_t ricu_reorderer_open(ricu_reorderer **out);
void ricu_reorderer_close(ricu_reorderer *reorderer);

// `text`, one line, as it is seen from left to right: reordered by UAX #9 with `right_to_left` as its base direction,
// each grapheme cluster with its own characters in logical order, brackets mirrored, bidi controls removed.
int32_t ricu_reorderer_line(ricu_reorderer *reorderer, const char *text, int32_t size, bool right_to_left, char *out,
                            int32_t capacity, int32_t *length);

// `text` in logical order with Arabic letters as the presentation forms that their neighbours ask for, and lam with alef
// as one ligature. Letters without presentation forms stay. Marks stay behind the letter that they belong to. Joiners
// that the forms have made superfluous are removed.
int32_t ricu_shape_arabic(const char *text, int32_t size, char *out, int32_t capacity, int32_t *length);

RICU_END
