#include "canvas.h"
#include "glyphs.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <string.h>

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
    g_byte_array_append(closure, data, length);
    return CAIRO_STATUS_SUCCESS;
}

/// Takes over `surface` and `bytes`.
static int32_t open_canvas(rpango_canvas_kind kind, cairo_surface_t *surface, GByteArray *bytes,
                           rpango_canvas **out) {
    *out = NULL;
    const cairo_status_t status = cairo_surface_status(surface);
    if (status != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(surface);
        g_byte_array_unref(bytes);
        return (int32_t)status;
    }
    rpango_canvas *canvas = g_new0(rpango_canvas, 1);
    canvas->kind = kind;
    canvas->surface = surface;
    canvas->context = cairo_create(surface);
    canvas->bytes = bytes;
    *out = canvas;
    return RPANGO_OK;
}

int32_t rpango_canvas_open_pdf(rpango_canvas **out) {
    GByteArray *bytes = g_byte_array_new();
    return open_canvas(RPANGO_PDF, cairo_pdf_surface_create_for_stream(append, bytes, 1, 1), bytes, out);
}

int32_t rpango_canvas_open_svg(double width, double height, rpango_canvas **out) {
    GByteArray *bytes = g_byte_array_new();
    cairo_surface_t *surface = cairo_svg_surface_create_for_stream(append, bytes, width, height);
    cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1);
    return open_canvas(RPANGO_SVG, surface, bytes, out);
}

int32_t rpango_canvas_open_image(int32_t width, int32_t height, double scale, rpango_canvas **out) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    const int32_t status = open_canvas(RPANGO_IMAGE, surface, g_byte_array_new(), out);
    if (status != RPANGO_OK) return status;
    cairo_set_source_rgb((*out)->context, 1, 1, 1);
    cairo_paint((*out)->context);
    cairo_scale((*out)->context, scale, scale);
    return RPANGO_OK;
}

void rpango_canvas_close(rpango_canvas *canvas) {
    if (canvas == NULL) return;
    RPANGO_USE_FACES;
    cairo_destroy(canvas->context);
    cairo_surface_destroy(canvas->surface);
    g_byte_array_unref(canvas->bytes);
    g_free(canvas);
}

int32_t rpango_canvas_finish(rpango_canvas *canvas, const uint8_t **bytes, int64_t *count) {
    *bytes = NULL;
    *count = 0;
    RPANGO_USE_FACES;
    cairo_status_t status = cairo_status(canvas->context);
    if (status == CAIRO_STATUS_SUCCESS && canvas->kind == RPANGO_IMAGE) {
        status = cairo_surface_write_to_png_stream(canvas->surface, append, canvas->bytes);
    }
    cairo_surface_finish(canvas->surface);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(canvas->surface);
    if (status != CAIRO_STATUS_SUCCESS) return (int32_t)status;
    *bytes = canvas->bytes->data;
    *count = canvas->bytes->len;
    return RPANGO_OK;
}

void rpango_canvas_set_title(rpango_canvas *canvas, const char *title) {
    if (canvas->kind == RPANGO_PDF) cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_TITLE, title);
}

void rpango_canvas_set_created(rpango_canvas *canvas, const char *created) {
    if (canvas->kind != RPANGO_PDF) return;
    cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, created);
}

void rpango_canvas_begin_page(rpango_canvas *canvas, double width, double height) {
    if (canvas->kind == RPANGO_PDF) cairo_pdf_surface_set_size(canvas->surface, width, height);
    // Not `cairo_save`: an element of the structure may begin on one page and end on another.
    cairo_get_matrix(canvas->context, &canvas->page);
}

void rpango_canvas_end_page(rpango_canvas *canvas) {
    RPANGO_USE_FACES;
    cairo_set_matrix(canvas->context, &canvas->page);
    if (canvas->kind == RPANGO_PDF) cairo_show_page(canvas->context);
}

void rpango_canvas_translate(rpango_canvas *canvas, double x, double y) { cairo_translate(canvas->context, x, y); }

void rpango_canvas_set_color(rpango_canvas *canvas, double red, double green, double blue) {
    cairo_set_source_rgb(canvas->context, red, green, blue);
}

void rpango_canvas_fill_rectangle(rpango_canvas *canvas, double x, double y, double width, double height) {
    cairo_rectangle(canvas->context, x, y, width, height);
    cairo_fill(canvas->context);
}

void rpango_canvas_stroke_rectangle(rpango_canvas *canvas, double x, double y, double width, double height,
                                    double thickness) {
    cairo_set_line_width(canvas->context, thickness);
    cairo_rectangle(canvas->context, x, y, width, height);
    cairo_stroke(canvas->context);
}

void rpango_canvas_draw_line(rpango_canvas *canvas, const rpango_text *text, int32_t line, double x, double y,
                             double stretch) {
    RPANGO_USE_FACES;
    if (stretch == 1) {
        rpango_show_line(canvas->context, text, line, x, y);
        return;
    }
    cairo_save(canvas->context);
    cairo_translate(canvas->context, x, y);
    cairo_scale(canvas->context, stretch, 1);
    rpango_show_line(canvas->context, text, line, 0, 0);
    cairo_restore(canvas->context);
}

void rpango_canvas_begin_tag(rpango_canvas *canvas, const char *name, const char *attributes) {
    if (canvas->kind == RPANGO_PDF) cairo_tag_begin(canvas->context, name, attributes);
}

void rpango_canvas_end_tag(rpango_canvas *canvas, const char *name) {
    if (canvas->kind == RPANGO_PDF) cairo_tag_end(canvas->context, name);
}
