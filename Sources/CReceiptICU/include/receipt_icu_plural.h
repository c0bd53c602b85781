// Plural rules, as CLDR writes them.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

// The rules of a locale (an ICU locale ID) from ICU's own data: a line `keyword: condition @samples` for each category
// but `other`. A language without rules has no lines. The locale's parents are asked by truncation, as ICU does.
int32_t ricu_plural_rules(const char *locale, bool isOrdinal, char *out, int32_t capacity, int32_t *length);

// The category that icu::PluralRules selects for a number in plain digits, trailing zeros counting: the reference that
// our own evaluation is tested against.
int32_t ricu_plural_select(const char *locale, bool isOrdinal, const char *digits, char *out, int32_t capacity,
                           int32_t *length);

RICU_END
