#ifndef RECEIPT_PANGO_CANVAS_H
#define RECEIPT_PANGO_CANVAS_H

#include "receipt_pango_text.h"

/// What is drawn on, in points from the top left corner. Only one thread may use it at a time.
///
/// A call that fails makes all later ones do nothing; `rpango_canvas_finish` returns the first failure.
typedef struct rpango_canvas rpango_canvas;

/// Pages of PDF. Sizes are given for each page.
int32_t rpango_canvas_open_pdf(rpango_canvas *_Nullable *_Nonnull out);

/// One picture in SVG.
int32_t rpango_canvas_open_svg(double width, double height, rpango_canvas *_Nullable *_Nonnull out);

/// One picture in pixels, white, which finishes as PNG. `scale` is pixels a point.
int32_t rpango_canvas_open_image(int32_t width, int32_t height, double scale, rpango_canvas *_Nullable *_Nonnull out);

void rpango_canvas_close(rpango_canvas *_Nullable canvas);

/// Ends the drawing. The bytes are the canvas's and last until it is closed.
int32_t rpango_canvas_finish(rpango_canvas *_Nonnull canvas, const uint8_t *_Nullable *_Nonnull bytes,
                             int64_t *_Nonnull count);

/// What readers of a PDF show about it. `created` is RFC 3339.
void rpango_canvas_set_title(rpango_canvas *_Nonnull canvas, const char *_Nonnull title);
void rpango_canvas_set_created(rpango_canvas *_Nonnull canvas, const char *_Nonnull created);

void rpango_canvas_begin_page(rpango_canvas *_Nonnull canvas, double width, double height);
void rpango_canvas_end_page(rpango_canvas *_Nonnull canvas);

/// Moves the origin for all that follows.
void rpango_canvas_translate(rpango_canvas *_Nonnull canvas, double x, double y);

/// 0 … 1 each.
void rpango_canvas_set_color(rpango_canvas *_Nonnull canvas, double red, double green, double blue);

void rpango_canvas_fill_rectangle(rpango_canvas *_Nonnull canvas, double x, double y, double width, double height);
void rpango_canvas_stroke_rectangle(rpango_canvas *_Nonnull canvas, double x, double y, double width, double height,
                                    double thickness);

/// Draws one line of a text: its left edge at `x`, its baseline at `y`, narrowed or widened by `stretch`.
void rpango_canvas_draw_line(rpango_canvas *_Nonnull canvas, const rpango_text *_Nonnull text, int32_t line, double x,
                             double y, double stretch);

/// Structure of a PDF; elsewhere it does nothing.
void rpango_canvas_begin_tag(rpango_canvas *_Nonnull canvas, const char *_Nonnull name,
                             const char *_Nonnull attributes);
void rpango_canvas_end_tag(rpango_canvas *_Nonnull canvas, const char *_Nonnull name);

/// A picture read from PNG.
typedef struct rpango_image rpango_image;

int32_t rpango_image_open(const uint8_t *_Nonnull png, int64_t count, rpango_image *_Nullable *_Nonnull out);
void rpango_image_close(rpango_image *_Nullable image);
/// In pixels.
int32_t rpango_image_width(const rpango_image *_Nonnull image);
int32_t rpango_image_height(const rpango_image *_Nonnull image);

void rpango_canvas_draw_image(rpango_canvas *_Nonnull canvas, const rpango_image *_Nonnull image, double x, double y,
                              double width, double height);

#endif
