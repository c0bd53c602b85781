// Dates by ICU's patterns, always at UTC: the caller passes the wall clock's digits as if the clock stood there.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

typedef struct ricu_date ricu_date;
typedef struct ricu_date_patterns ricu_date_patterns;

typedef enum ricu_date_names {
    RICU_MONTHS_ABBREVIATED,
    RICU_MONTHS_WIDE,
    RICU_MONTHS_NARROW,
    RICU_STANDALONE_MONTHS_ABBREVIATED,
    RICU_STANDALONE_MONTHS_WIDE,
    RICU_STANDALONE_MONTHS_NARROW,
    // Weekdays begin with Sunday.
    RICU_WEEKDAYS_ABBREVIATED,
    RICU_WEEKDAYS_WIDE,
    RICU_WEEKDAYS_NARROW,
    RICU_WEEKDAYS_SHORT,
    RICU_STANDALONE_WEEKDAYS_ABBREVIATED,
    RICU_STANDALONE_WEEKDAYS_WIDE,
    // Two: before and after noon.
    RICU_DAY_PERIODS,
    // Two: before the common era and the common era.
    RICU_ERAS_ABBREVIATED,
    RICU_ERAS_WIDE,
    RICU_ERAS_NARROW
} ricu_date_names;

// The pattern generator of a locale and its -u-ca- calendar. It must not be used by two threads at once.
int32_t ricu_date_patterns_open(const char *tag, ricu_date_patterns **out);
void ricu_date_patterns_close(ricu_date_patterns *patterns);
// The locale's pattern for a skeleton such as yMMMd.
int32_t ricu_date_patterns_best(
    ricu_date_patterns *patterns, const char *skeleton, char *out, int32_t capacity, int32_t *length);

// A formatter of the tag's calendar. It must not be used by two threads at once.
int32_t ricu_date_open(const char *tag, const char *pattern, ricu_date **out);
void ricu_date_close(ricu_date *date);
// `seconds` since 1970-01-01T00:00 of the proleptic Gregorian calendar.
int32_t ricu_date_format(const ricu_date *date, int64_t seconds, char *out, int32_t capacity, int32_t *length);
// Names of the Gregorian calendar, each followed by a NUL.
int32_t ricu_date_names_of(const char *tag, int32_t names, char *out, int32_t capacity, int32_t *length);
// A distance from UTC in the locale's short form, such as GMT+2.
int32_t ricu_date_offset(const char *tag, int32_t minutes, char *out, int32_t capacity, int32_t *length);

RICU_END
