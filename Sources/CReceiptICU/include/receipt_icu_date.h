#pragma once

#include "receipt_icu_status.h"
