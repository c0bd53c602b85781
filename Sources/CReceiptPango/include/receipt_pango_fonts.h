#ifndef RECEIPT_PANGO_FONTS_H
#define RECEIPT_PANGO_FONTS_H

#include "receipt_pango_status.h"

/// The fonts of some directories, by family. Immutable: any number of threads may use it at once.
typedef struct rpango_fonts rpango_fonts;

/// Opens the fonts that `configuration` names, a document in fontconfig's XML; nothing else is read: no file of the
/// system or the user, no environment.
///
/// `families` are the families that texts name by their index, one a line.
int32_t rpango_fonts_open(const char *_Nonnull configuration, const char *_Nonnull families,
                          rpango_fonts *_Nullable *_Nonnull out);

void rpango_fonts_close(rpango_fonts *_Nullable fonts);

/// Whether any of the fonts lies in a directory or below it.
bool rpango_fonts_has_directory(const rpango_fonts *_Nonnull fonts, const char *_Nonnull path);

/// Whether there is a font of the family.
bool rpango_fonts_has_family(const rpango_fonts *_Nonnull fonts, int32_t family);

#endif
