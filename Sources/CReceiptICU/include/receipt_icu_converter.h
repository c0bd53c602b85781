// Code pages by ICU's converters, read as tables.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

typedef struct ricu_converter ricu_converter;

// A converter by ICU's canonical name, such as ibm-437_P100-1995. It must not be used by two threads at once.
int32_t ricu_converter_open(const char *name, ricu_converter **out);
void ricu_converter_close(ricu_converter *converter);

// What the 256 sequences `lead`, 0 ... `lead`, 255 stand for, or the single bytes 0 ... 255 where `lead` is negative:
// the code point, or -1 for no code point, for several, or for one that would be written as other bytes. Fallbacks,
// which stand for something that only looks alike, are left out that way.
int32_t ricu_converter_row(ricu_converter *converter, int32_t lead, int32_t out[256]);

RICU_END
