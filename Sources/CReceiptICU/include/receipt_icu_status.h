// Status codes, and the versions of ICU and of its data.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
#define RICU_BEGIN extern "C" {
#define RICU_END }
#else
#define RICU_BEGIN
#define RICU_END
#endif

// U_BUFFER_OVERFLOW_ERROR: call again with `capacity` of at least `*length`.
#define RICU_BUFFER_OVERFLOW 15

RICU_BEGIN

// ICU's name of a status, such as "U_MISSING_RESOURCE_ERROR"; never NULL.
const char *ricu_status_name(int32_t status);
// The version of the ICU that is loaded, such as "72.1", terminated by NUL.
const char *ricu_version(void);
// The version of its locale data (CLDR), such as "42.0", terminated by NUL.
const char *ricu_data_version(void);

RICU_END
