#include "internal.h"

const char *receipt_pango_version(void) { return pango_version_string(); }

const char *rpango_status_text(int32_t status) {
    switch (status) {
    case RPANGO_OK: return "no failure";
    case RPANGO_BAD_CONFIGURATION: return "fontconfig cannot read its configuration";
    case RPANGO_NO_FONTS: return "there are no fonts";
    case RPANGO_NO_MEMORY: return "out of memory";
    case RPANGO_BAD_IMAGE: return "the picture is not a PNG that can be read";
    default: return cairo_status_to_string((cairo_status_t)status);
    }
}
