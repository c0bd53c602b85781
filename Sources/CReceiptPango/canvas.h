#ifndef RECEIPT_PANGO_CANVAS_INTERNAL_H
#define RECEIPT_PANGO_CANVAS_INTERNAL_H

#include "internal.h"

typedef enum { RPANGO_PDF, RPANGO_SVG, RPANGO_IMAGE } rpango_canvas_kind;

struct rpango_canvas {
    rpango_canvas_kind kind;
    cairo_surface_t *surface;
    cairo_t *context;
    /// Where the origin of the page lies.
    cairo_matrix_t page;
    /// What the surface has written.
    GByteArray *bytes;
};

struct rpango_image {
    cairo_surface_t *surface;
};

#endif
