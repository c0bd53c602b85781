#include <glib.h>
#include <zlib.h>

#include "receipt_pango_raster.h"

// Cairo would write eight bits a dot. ISO/IEC 15948 (PNG): a signature, and chunks of length, name, data and check sum.

struct rpango_png {
    GByteArray *bytes;
};

static void append_number(GByteArray *bytes, uint32_t number) {
    const uint8_t big_endian[] = {(uint8_t)(number >> 24), (uint8_t)(number >> 16), (uint8_t)(number >> 8),
                                  (uint8_t)number};
    g_byte_array_append(bytes, big_endian, sizeof big_endian);
}

static void append_chunk(GByteArray *bytes, const char *name, const uint8_t *data, uint32_t length) {
    append_number(bytes, length);
    const guint start = bytes->len;
    g_byte_array_append(bytes, (const uint8_t *)name, 4);
    if (length > 0) g_byte_array_append(bytes, data, length);
    append_number(bytes, (uint32_t)crc32(0, bytes->data + start, bytes->len - start));
}

static void append_header(GByteArray *bytes, int32_t width, int32_t height) {
    static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    g_byte_array_append(bytes, signature, sizeof signature);
    GByteArray *header = g_byte_array_new();
    append_number(header, (uint32_t)width);
    append_number(header, (uint32_t)height);
    // One bit a dot, grey, the only compression and filter method, not interlaced.
    const uint8_t format[] = {1, 0, 0, 0, 0};
    g_byte_array_append(header, format, sizeof format);
    append_chunk(bytes, "IHDR", header->data, header->len);
    g_byte_array_unref(header);
}

/// Rows as PNG has them: a byte that says "no filter", then the dots, of which 1 is white.
static uint8_t *make_rows(const uint8_t *dots, int32_t width, int32_t height, size_t *size) {
    const size_t bytes_per_row = (size_t)(width + 7) / 8;
    *size = (bytes_per_row + 1) * (size_t)height;
    uint8_t *rows = g_try_malloc(*size);
    if (rows == NULL) return NULL;
    uint8_t *at = rows;
    for (int32_t y = 0; y < height; y++) {
        *at++ = 0;
        for (size_t x = 0; x < bytes_per_row; x++) *at++ = (uint8_t)~*dots++;
    }
    return rows;
}

int32_t rpango_png_open(const uint8_t *dots, int32_t width, int32_t height, rpango_png **out) {
    *out = NULL;
    size_t size = 0;
    uint8_t *rows = make_rows(dots, width, height, &size);
    uLongf compressed_size = compressBound(size);
    uint8_t *compressed = g_try_malloc(compressed_size);
    int32_t status = RPANGO_NO_MEMORY;
    if (rows != NULL && compressed != NULL &&
        compress2(compressed, &compressed_size, rows, size, Z_DEFAULT_COMPRESSION) == Z_OK) {
        GByteArray *bytes = g_byte_array_new();
        append_header(bytes, width, height);
        append_chunk(bytes, "IDAT", compressed, (uint32_t)compressed_size);
        append_chunk(bytes, "IEND", NULL, 0);
        *out = g_new0(rpango_png, 1);
        (*out)->bytes = bytes;
        status = RPANGO_OK;
    }
    g_free(rows);
    g_free(compressed);
    return status;
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
