#ifndef RECEIPT_PANGO_RASTER_H
#define RECEIPT_PANGO_RASTER_H

#include "receipt_pango_text.h"

/// Where the ink of a line lies, in points from its left edge and its baseline; above the baseline is below zero.
typedef struct {
    double left;
    double right;
    double top;
    double bottom;
} rpango_ink;

rpango_ink rpango_text_ink(const rpango_text *_Nonnull text, int32_t line);

/// A picture in black and white dots, one dot a point. Only one thread may use it at a time.
typedef struct rpango_dots rpango_dots;

/// A white picture; 32767 dots a side at most.
int32_t rpango_dots_open(int32_t width, int32_t height, rpango_dots *_Nullable *_Nonnull out);

void rpango_dots_close(rpango_dots *_Nullable dots);

/// Draws one line of a text: its left edge at `x`, its baseline at `y`, narrowed by `stretch`.
void rpango_dots_draw_line(rpango_dots *_Nonnull dots, const rpango_text *_Nonnull text, int32_t line, double x,
                           double y, double stretch);

/// Ends the drawing.
///
/// - Parameters:
///   - threshold: How much of a dot must be covered to make it black, of 255.
///   - out: Rows of (width + 7) / 8 bytes, all zero before; the highest bit is the leftmost dot, and 1 is black.
int32_t rpango_dots_finish(rpango_dots *_Nonnull dots, uint8_t threshold, uint8_t *_Nonnull out);

/// Dots as a PNG of one bit a dot..
typedef struct rpango_png rpango_png;

/// - Parameter dots: As `rpango_dots_finish` leaves them.
int32_t rpango_png_open(const uint8_t *_Nonnull dots, int32_t width, int32_t height,
                        rpango_png *_Nullable *_Nonnull out);

void rpango_png_close(rpango_png *_Nullable png);

const uint8_t *_Nullable rpango_png_bytes(const rpango_png *_Nonnull png, int64_t *_Nonnull count);

#endif
