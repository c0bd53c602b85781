#include "internal.h"

GRecMutex rpango_faces;
