#ifndef RECEIPT_PANGO_H
#define RECEIPT_PANGO_H

// Pango, Cairo and fontconfig behind opaque handles. UTF-8 in, points out; no header of theirs is included.

#include "receipt_pango_canvas.h"
#include "receipt_pango_fonts.h"
#include "receipt_pango_raster.h"
#include "receipt_pango_text.h"

/// The version of Pango at run time: `1.50.12`.
const char *_Nonnull receipt_pango_version(void);

#endif
