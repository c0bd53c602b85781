// Message patterns, parsed by ICU into parts.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

// The kinds of a part: ICU's UMessagePatternPartType.
enum {
    RICU_PART_MESSAGE_START = 0,
    RICU_PART_MESSAGE_LIMIT = 1,
    RICU_PART_SKIP_SYNTAX = 2,
    RICU_PART_INSERT_CHARACTER = 3,
    RICU_PART_REPLACE_NUMBER = 4,
    RICU_PART_ARGUMENT_START = 5,
    RICU_PART_ARGUMENT_LIMIT = 6,
    RICU_PART_ARGUMENT_NUMBER = 7,
    RICU_PART_ARGUMENT_NAME = 8,
    RICU_PART_ARGUMENT_TYPE = 9,
    RICU_PART_ARGUMENT_STYLE = 10,
    RICU_PART_SELECTOR = 11,
    RICU_PART_INTEGER = 12,
    RICU_PART_DOUBLE = 13
};

// The kinds of an argument: ICU's UMessagePatternArgType.
enum {
    RICU_ARGUMENT_NONE = 0,
    RICU_ARGUMENT_SIMPLE = 1,
    RICU_ARGUMENT_CHOICE = 2,
    RICU_ARGUMENT_PLURAL = 3,
    RICU_ARGUMENT_SELECT = 4,
    RICU_ARGUMENT_SELECT_ORDINAL = 5
};

typedef struct {
    int32_t kind;
    // Bytes of the pattern's UTF-8.
    int32_t start;
    int32_t length;
    // For a start: the index of the part that ends it; else the part's own index.
    int32_t limit;
    // For the start and the end of an argument.
    int32_t argumentKind;
    // For an integer or a double: its value where that is a whole number of zero or more, else -1.
    int32_t value;
} RICUMessagePart;

// Parses a pattern as icu::MessageFormat does (an apostrophe quotes only before a brace, and # in a plural). More than
// `capacity` parts is RICU_BUFFER_OVERFLOW with `*count` set. On a syntax error `*errorOffset` is the byte where ICU
// gave up, as far as it says.
int32_t ricu_message_parse(const char *pattern, int32_t length, RICUMessagePart *out, int32_t capacity, int32_t *count,
                           int32_t *errorOffset);

// An argument for ricu_message_format: a text, or a decimal number in plain digits.
typedef struct {
    const char *name;
    const char *value;
    bool isNumber;
} RICUMessageArgument;

// What icu::MessageFormat itself makes of a pattern: the reference that our own evaluation is tested against.
int32_t ricu_message_format(const char *locale, const char *pattern, const RICUMessageArgument *arguments,
                            int32_t argumentCount, char *out, int32_t capacity, int32_t *length);

RICU_END
