#ifndef RECEIPT_PANGO_GLYPHS_H
#define RECEIPT_PANGO_GLYPHS_H

#include "internal.h"

/// Draws one line of a text, its left edge at `x` and its baseline at `y`.
///
/// A PDF also gets the characters behind the glyphs, put together so that its readers find the words again.
void rpango_show_line(cairo_t *cairo, const rpango_text *text, int32_t line, double x, double y);

#endif
