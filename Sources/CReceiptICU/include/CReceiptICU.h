// ICU for Swift, as plain C: opaque handles, UTF-8 in and out, ICU's own status codes.
//
// No ICU header is included here: the toolchain carries another ICU, and the two would clash as soon as a program
// imports Foundation. A function returns ICU's status: 0 is success, below zero a warning, above zero a failure.
// Text goes out into `out` of `capacity` bytes; `*length` is always the full length, and a text that does not fit is
// RICU_BUFFER_OVERFLOW. Nothing is terminated by NUL unless it says so.
#pragma once

#include "receipt_icu_bidi.h"
#include "receipt_icu_bundle.h"
#include "receipt_icu_converter.h"
#include "receipt_icu_date.h"
#include "receipt_icu_list.h"
#include "receipt_icu_locale.h"
#include "receipt_icu_message.h"
#include "receipt_icu_number.h"
#include "receipt_icu_plural.h"
#include "receipt_icu_status.h"
#include "receipt_icu_text.h"
