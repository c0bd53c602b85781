// What ICU's locale data says about language tags. A locale goes in as a BCP 47 tag, terminated by NUL.
//
// ICU opens the process's default locale where it has no data for the one asked, so a tag that
// `ricu_locale_has_data` denies must not be given to the formatters.
#pragma once

#include "receipt_icu_status.h"

// U_MISSING_RESOURCE_ERROR
#define RICU_MISSING_RESOURCE 2

RICU_BEGIN

typedef struct ricu_locale_matcher ricu_locale_matcher;

// The tag with deprecated and legacy parts replaced (iw, sh, in), in BCP 47's canonical form.
int32_t ricu_locale_canonical(const char *tag, char *out, int32_t capacity, int32_t *length);
// The tag with its likely script and region: zh-TW gives zh-Hant-TW.
int32_t ricu_locale_maximized(const char *tag, char *out, int32_t capacity, int32_t *length);
// The tag of the `index`th locale that ICU has data for; U_INDEX_OUTOFBOUNDS_ERROR behind the last.
int32_t ricu_locale_available(int32_t index, char *out, int32_t capacity, int32_t *length);
// Whether ICU has data for the tag or for an ancestor of its own below the root.
bool ricu_locale_has_data(const char *tag);
// The parent that ICU's own data names for the tag: es-419 for es-MX, empty for the root. Status is
// U_MISSING_RESOURCE_ERROR where the data names none and the parent is the truncated tag.
int32_t ricu_locale_explicit_parent(const char *tag, char *out, int32_t capacity, int32_t *length);
bool ricu_locale_is_right_to_left(const char *tag);
// The locale's name in the words of another locale (or its own).
int32_t ricu_locale_display_name(
    const char *tag, const char *in_tag, char *out, int32_t capacity, int32_t *length);
// The CLDR name of the numbering system in use, such as latn; `*has_digits` tells whether it is ten digits.
// U_UNSUPPORTED_ERROR for a -u-nu- value that CLDR does not know.
int32_t ricu_locale_numbering(
    const char *tag, bool *has_digits, char *out, int32_t capacity, int32_t *length);
// Whether ICU has a calendar, by its BCP 47 name such as buddhist.
bool ricu_locale_knows_calendar(const char *name);

// A matcher over tags with a space between them; a match is always one of them and never a default.
int32_t ricu_locale_matcher_open(const char *tags, ricu_locale_matcher **out);
void ricu_locale_matcher_close(ricu_locale_matcher *matcher);
// The index of the best of the matcher's tags for `tag`, or -1 where none is near enough.
int32_t ricu_locale_matcher_match(const ricu_locale_matcher *matcher, const char *tag, int32_t *index);

RICU_END
