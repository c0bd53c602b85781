#include "receipt_pango.h"

#include <pango/pangocairo.h>

const char *receipt_pango_version(void) { return pango_version_string(); }
