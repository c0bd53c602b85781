#include "canvas.h"

#include <string.h>

typedef struct {
    const uint8_t *bytes;
    int64_t left;
} rpango_reader;

static cairo_status_t read_bytes(void *closure, unsigned char *data, unsigned int length) {
    rpango_reader *reader = closure;
    if (reader->left < (int64_t)length) return CAIRO_STATUS_READ_ERROR;
    memcpy(data, reader->bytes, length);
    reader->bytes += length;
    reader->left -= length;
    return CAIRO_STATUS_SUCCESS;
}

int32_t rpango_image_open(const uint8_t *png, int64_t count, rpango_image **out) {
    *out = NULL;
    rpango_reader reader = {png, count};
    cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(read_bytes, &reader);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(surface);
        return RPANGO_BAD_IMAGE;
    }
    rpango_image *image = g_new0(rpango_image, 1);
    image->surface = surface;
    *out = image;
    return RPANGO_OK;
}

void rpango_image_close(rpango_image *image) {
    if (image == NULL) return;
    cairo_surface_destroy(image->surface);
    g_free(image);
}

int32_t rpango_image_width(const rpango_image *image) { return cairo_image_surface_get_width(image->surface); }

int32_t rpango_image_height(const rpango_image *image) { return cairo_image_surface_get_height(image->surface); }

void rpango_canvas_draw_image(rpango_canvas *canvas, const rpango_image *image, double x, double y, double width,
                              double height) {
    const double columns = rpango_image_width(image);
    const double rows = rpango_image_height(image);
    cairo_save(canvas->context);
    cairo_translate(canvas->context, x, y);
    cairo_scale(canvas->context, width / columns, height / rows);
    cairo_set_source_surface(canvas->context, image->surface, 0, 0);
    // Not `cairo_paint`: as the first drawing of a page it makes Cairo 1.16 forget the tags that were begun before it.
    cairo_rectangle(canvas->context, 0, 0, columns, rows);
    cairo_fill(canvas->context);
    cairo_restore(canvas->context);
}
