#include "CReceiptICU.h"
