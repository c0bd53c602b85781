#ifndef RECEIPT_PANGO_INTERNAL_H
#define RECEIPT_PANGO_INTERNAL_H

#include "receipt_pango.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

/// One family that is there, with the characters of its upright face.
typedef struct {
    char *name;
    FcCharSet *characters;
} rpango_family;

struct rpango_fonts {
    gint references;
    FcConfig *configuration;
    /// Those that texts name, in the caller's order; `characters` is NULL where there is no such font.
    rpango_family *named;
    int32_t named_count;
    /// All others, sorted by name, so that the order of a directory has no say.
    rpango_family *others;
    int32_t other_count;
};

/// Cairo and FreeType keep the faces of all fonts in one place for the whole process, ten files open at most, and close
/// one while another thread is just beginning to read it. So whatever may open, read or close a face does it alone: this
/// line in a block holds the lock to the end of the block.
#define RPANGO_USE_FACES G_GNUC_UNUSED g_autoptr(GRecMutexLocker) rpango_locker = g_rec_mutex_locker_new(&rpango_faces)

extern GRecMutex rpango_faces;

rpango_fonts *rpango_fonts_retain(rpango_fonts *fonts);

/// The family for a cluster of characters; `named` tells whether it is one of `families`. NULL: no font has it.
const rpango_family *rpango_fonts_find(const rpango_fonts *fonts, const int32_t *families, int32_t family_count,
                                       const gunichar *cluster, int32_t count, bool *named);

bool rpango_family_has(const rpango_family *family, const gunichar *cluster, int32_t count);

/// Whether a character takes no glyph of its own, so that any font will do: spaces, which HarfBuzz makes from the plain
/// one, and characters that are never seen.
bool rpango_is_fontless(gunichar character);

/// A language that texts may be in.
typedef struct {
    PangoLanguage *language;
    int32_t *families;
    int32_t family_count;
} rpango_language;

struct rpango_shaper {
    rpango_fonts *fonts;
    /// Of `rpango_language`.
    GArray *languages;
    PangoFontMap *map;
    /// A context keeps its direction: changing it would lay out again every text that was made with it.
    PangoContext *left_to_right;
    PangoContext *right_to_left;
};

struct rpango_text {
    PangoLayout *layout;
    rpango_line *lines;
    int32_t line_count;
    GArray *missing;
    GArray *unnamed;
};

#endif
