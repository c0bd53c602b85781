#include <pango/pangocairo.h>

#include "receipt_pango_raster.h"

struct rpango_png {
    GByteArray *bytes;
};

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
    g_byte_array_append(closure, data, length);
    return CAIRO_STATUS_SUCCESS;
}

/// Cairo writes a one-bit surface with set bits white, and a byte's first dot lies where the machine's integers begin.
static uint8_t to_cairo(uint8_t dots) {
    const uint8_t white = (uint8_t)~dots;
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
    uint8_t reversed = 0;
    for (int bit = 0; bit < 8; bit++) reversed |= (uint8_t)(((white >> bit) & 1) << (7 - bit));
    return reversed;
#else
    return white;
#endif
}

static cairo_status_t write_png(const uint8_t *dots, int32_t width, int32_t height, GByteArray *bytes) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A1, width, height);
    cairo_status_t status = cairo_surface_status(surface);
    if (status == CAIRO_STATUS_SUCCESS) {
        cairo_surface_flush(surface);
        uint8_t *row = cairo_image_surface_get_data(surface);
        const int stride = cairo_image_surface_get_stride(surface);
        for (int32_t y = 0; y < height; y++, row += stride) {
            for (int32_t x = 0; x < (width + 7) / 8; x++) row[x] = to_cairo(*dots++);
        }
        cairo_surface_mark_dirty(surface);
        status = cairo_surface_write_to_png_stream(surface, append, bytes);
    }
    cairo_surface_destroy(surface);
    return status;
}

int32_t rpango_png_open(const uint8_t *dots, int32_t width, int32_t height, rpango_png **out) {
    *out = NULL;
    GByteArray *bytes = g_byte_array_new();
    const cairo_status_t status = write_png(dots, width, height, bytes);
    if (status != CAIRO_STATUS_SUCCESS) {
        g_byte_array_unref(bytes);
        return (int32_t)status;
    }
    *out = g_new0(rpango_png, 1);
    (*out)->bytes = bytes;
    return RPANGO_OK;
}

void rpango_png_close(rpango_png *png) {
    if (png == NULL) return;
    g_byte_array_unref(png->bytes);
    g_free(png);
}

const uint8_t *rpango_png_bytes(const rpango_png *png, int64_t *count) {
    *count = png->bytes->len;
    return png->bytes->data;
}
