#ifndef RECEIPT_PANGO_CLUSTERS_H
#define RECEIPT_PANGO_CLUSTERS_H

#include "internal.h"

/// A text that names a font for each of its characters, ready to be laid out.
typedef struct {
    GString *text;
    PangoAttrList *attributes;
    GArray *missing;
    GArray *unnamed;
} rpango_named_text;

/// Chooses a family for each cluster: accents, joiners and modifiers stay in the font of what they belong to.
void rpango_name_fonts(const rpango_shaper *shaper, const rpango_request *request, rpango_named_text *out);

#endif
