#include "receipt_codes.h"

#include <zint.h>

int receipt_codes_version(void) { return ZBarcode_Version(); }
