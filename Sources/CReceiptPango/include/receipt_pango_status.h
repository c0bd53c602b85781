#ifndef RECEIPT_PANGO_STATUS_H
#define RECEIPT_PANGO_STATUS_H

#include <stdbool.h>
#include <stdint.h>

/// What functions return: 0, a code of ours below zero, or a `cairo_status_t` above it.
enum {
    RPANGO_OK = 0,
    RPANGO_BAD_CONFIGURATION = -1,
    RPANGO_NO_FONTS = -2,
    RPANGO_NO_MEMORY = -3,
    RPANGO_BAD_IMAGE = -4,
};

/// The status in a few English words, for an error that names what failed.
const char *_Nonnull rpango_status_text(int32_t status);

#endif
