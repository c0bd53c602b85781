#include "receipt_pango_raster.h"

#include "glyphs.h"

#include <string.h>

struct rpango_dots {
    int32_t width;
    int32_t height;
    cairo_surface_t *surface;
    cairo_t *context;
};

rpango_ink rpango_text_ink(const rpango_text *text, int32_t line) {
    rpango_ink ink = {0, 0, 0, 0};
    PangoLayoutLine *shaped = pango_layout_get_line_readonly(text->layout, line);
    if (shaped == NULL) return ink;
    RPANGO_USE_FACES;
    PangoRectangle extents;
    pango_layout_line_get_extents(shaped, &extents, NULL);
    ink.left = (double)extents.x / PANGO_SCALE;
    ink.right = (double)(extents.x + extents.width) / PANGO_SCALE;
    ink.top = (double)extents.y / PANGO_SCALE;
    ink.bottom = (double)(extents.y + extents.height) / PANGO_SCALE;
    return ink;
}

int32_t rpango_dots_open(int32_t width, int32_t height, rpango_dots **out) {
    *out = NULL;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    const cairo_status_t status = cairo_surface_status(surface);
    if (status != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(surface);
        return (int32_t)status;
    }
    rpango_dots *dots = g_new0(rpango_dots, 1);
    dots->width = width;
    dots->height = height;
    dots->surface = surface;
    dots->context = cairo_create(surface);
    *out = dots;
    return RPANGO_OK;
}

void rpango_dots_close(rpango_dots *dots) {
    if (dots == NULL) return;
    RPANGO_USE_FACES;
    cairo_destroy(dots->context);
    cairo_surface_destroy(dots->surface);
    g_free(dots);
}

void rpango_dots_draw_line(rpango_dots *dots, const rpango_text *text, int32_t line, double x, double y,
                           double stretch) {
    RPANGO_USE_FACES;
    cairo_save(dots->context);
    cairo_translate(dots->context, x, y);
    cairo_scale(dots->context, stretch, 1);
    rpango_show_line(dots->context, text, line, 0, 0);
    cairo_restore(dots->context);
}

int32_t rpango_dots_finish(rpango_dots *dots, uint8_t threshold, uint8_t *out) {
    const cairo_status_t status = cairo_status(dots->context);
    if (status != CAIRO_STATUS_SUCCESS) return (int32_t)status;
    cairo_surface_flush(dots->surface);
    const uint8_t *coverage = cairo_image_surface_get_data(dots->surface);
    const int stride = cairo_image_surface_get_stride(dots->surface);
    for (int32_t y = 0; y < dots->height; y++, coverage += stride) {
        for (int32_t x = 0; x < dots->width; x += 8) {
            const int32_t end = MIN(dots->width, x + 8);
            // Most of a line is white.
            static const uint8_t white[8] = {0};
            if (memcmp(coverage + x, white, (size_t)(end - x)) == 0) continue;
            for (int32_t i = x; i < end; i++) out[x / 8] |= (uint8_t)((coverage[i] >= threshold) << (7 - i % 8));
        }
        out += (dots->width + 7) / 8;
    }
    return RPANGO_OK;
}
