// Resource bundles from memory: one blob of ICU's common data a locale, registered once and read string by string.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

// A bundle that is open. It belongs to one caller at a time.
typedef struct RICUBundle RICUBundle;

// Decodes `base64` (a common data file, as gencmn writes it) and registers it with ICU under `package`, for as long as
// the process lives. A second registration of one name does nothing: names carry a hash of their content.
int32_t ricu_bundle_register(const char *package, const char *base64, int32_t length);

// Opens exactly `locale` of a registered package: no parent and no default locale is ever read instead.
int32_t ricu_bundle_open(const char *package, const char *locale, RICUBundle **out);

// How many entries the bundle holds.
int32_t ricu_bundle_count(const RICUBundle *bundle);

// The next string and its key, in the order of the keys' bytes. Both pointers live until the next call.
// U_INDEX_OUTOFBOUNDS_ERROR behind the last, U_RESOURCE_TYPE_MISMATCH for what is no string.
int32_t ricu_bundle_next(RICUBundle *bundle, const char **key, int32_t *keyLength, const char **value, int32_t *length);

void ricu_bundle_close(RICUBundle *bundle);

RICU_END
