// Numbers by ICU's number skeletons, from decimal text: no binary floating point on the way.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

typedef struct ricu_number ricu_number;

typedef enum ricu_number_field {
    RICU_NUMBER_INTEGER = 0,
    RICU_NUMBER_FRACTION = 1,
    RICU_NUMBER_DECIMAL_SEPARATOR = 2,
    RICU_NUMBER_GROUPING_SEPARATOR = 6,
    RICU_NUMBER_CURRENCY = 7,
    RICU_NUMBER_PERCENT = 8,
    RICU_NUMBER_SIGN = 10
} ricu_number_field;

// Where a field stands in the text, in bytes of UTF-8.
typedef struct ricu_number_span {
    int32_t field;  // ricu_number_field, or another UNumberFormatFields
    int32_t begin;
    int32_t end;
} ricu_number_span;

// `skeleton` is ICU's, such as `currency/CHF .00`. The handle may be used by several threads at once.
int32_t ricu_number_open(const char *tag, const char *skeleton, ricu_number **out);
void ricu_number_close(ricu_number *number);
// Formats a decimal number such as -1234.50. Of the spans at most `span_capacity` are written; `*span_count` is how
// many there are.
int32_t ricu_number_format(
    const ricu_number *number, const char *decimal, int32_t decimal_length, char *out, int32_t capacity,
    int32_t *length, ricu_number_span *spans, int32_t span_capacity, int32_t *span_count);
// The locale's symbols, each followed by a NUL: decimal separator, grouping separator, minus, the two separators of
// amounts in `currency` (three letters), and the digits zero to nine.
int32_t ricu_number_symbols(const char *tag, const char *currency, char *out, int32_t capacity, int32_t *length);

RICU_END
