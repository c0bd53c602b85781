#include "internal.h"

#include <stdlib.h>
#include <string.h>

/// Whether the font is the one whose characters stand for its family: upright and regular.
static bool is_regular(FcPattern *font) {
    int slant = FC_SLANT_ROMAN;
    int weight = FC_WEIGHT_REGULAR;
    FcPatternGetInteger(font, FC_SLANT, 0, &slant);
    FcPatternGetInteger(font, FC_WEIGHT, 0, &weight);
    return slant == FC_SLANT_ROMAN && weight == FC_WEIGHT_REGULAR;
}

/// The characters of a family; NULL when there is none of that name.
static FcCharSet *characters_of(FcFontSet *fonts, const char *name) {
    FcCharSet *found = NULL;
    for (int i = 0; i < fonts->nfont; i++) {
        FcChar8 *family = NULL;
        FcCharSet *characters = NULL;
        for (int n = 0; FcPatternGetString(fonts->fonts[i], FC_FAMILY, n, &family) == FcResultMatch; n++) {
            if (strcmp((const char *)family, name) != 0) continue;
            if (FcPatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &characters) != FcResultMatch) continue;
            if (found == NULL || is_regular(fonts->fonts[i])) found = characters;
        }
    }
    return found == NULL ? NULL : FcCharSetCopy(found);
}

static int by_name(const void *left, const void *right) {
    return strcmp(((const rpango_family *)left)->name, ((const rpango_family *)right)->name);
}

static bool is_named(const rpango_fonts *fonts, const char *name) {
    for (int32_t i = 0; i < fonts->named_count; i++) {
        if (strcmp(fonts->named[i].name, name) == 0) return true;
    }
    return false;
}

/// Fills `others` with every outline family that the caller does not name.
static void collect_others(rpango_fonts *fonts, FcFontSet *all) {
    fonts->others = g_new0(rpango_family, MAX(1, all->nfont));
    for (int i = 0; i < all->nfont; i++) {
        FcChar8 *name = NULL;
        FcCharSet *characters = NULL;
        FcBool scalable = FcFalse;
        FcPatternGetBool(all->fonts[i], FC_SCALABLE, 0, &scalable);
        if (!scalable || !is_regular(all->fonts[i])) continue;
        if (FcPatternGetString(all->fonts[i], FC_FAMILY, 0, &name) != FcResultMatch) continue;
        if (FcPatternGetCharSet(all->fonts[i], FC_CHARSET, 0, &characters) != FcResultMatch) continue;
        if (is_named(fonts, (const char *)name)) continue;
        rpango_family *family = &fonts->others[fonts->other_count++];
        family->name = g_strdup((const char *)name);
        family->characters = FcCharSetCopy(characters);
    }
    qsort(fonts->others, (size_t)fonts->other_count, sizeof *fonts->others, by_name);
}

int32_t rpango_fonts_open(const char *configuration, const char *families, rpango_fonts **out) {
    *out = NULL;
    FcConfig *config = FcConfigCreate();
    if (config == NULL) return RPANGO_NO_MEMORY;
    if (!FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)configuration, FcTrue) ||
        !FcConfigBuildFonts(config)) {
        FcConfigDestroy(config);
        return RPANGO_BAD_CONFIGURATION;
    }
    FcFontSet *all = FcConfigGetFonts(config, FcSetSystem);
    if (all == NULL || all->nfont == 0) {
        FcConfigDestroy(config);
        return RPANGO_NO_FONTS;
    }
    rpango_fonts *fonts = g_new0(rpango_fonts, 1);
    fonts->references = 1;
    fonts->configuration = config;
    gchar **names = g_strsplit(families, "\n", -1);
    fonts->named_count = (int32_t)g_strv_length(names);
    fonts->named = g_new0(rpango_family, MAX(1, fonts->named_count));
    for (int32_t i = 0; i < fonts->named_count; i++) {
        fonts->named[i].name = g_strdup(names[i]);
        fonts->named[i].characters = characters_of(all, names[i]);
    }
    g_strfreev(names);
    collect_others(fonts, all);
    *out = fonts;
    return RPANGO_OK;
}

rpango_fonts *rpango_fonts_retain(rpango_fonts *fonts) {
    g_atomic_int_inc(&fonts->references);
    return fonts;
}

static void release_families(rpango_family *families, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        g_free(families[i].name);
        if (families[i].characters != NULL) FcCharSetDestroy(families[i].characters);
    }
    g_free(families);
}

void rpango_fonts_close(rpango_fonts *fonts) {
    if (fonts == NULL || !g_atomic_int_dec_and_test(&fonts->references)) return;
    release_families(fonts->named, fonts->named_count);
    release_families(fonts->others, fonts->other_count);
    FcConfigDestroy(fonts->configuration);
    g_free(fonts);
}

bool rpango_fonts_has_family(const rpango_fonts *fonts, int32_t family) {
    return family >= 0 && family < fonts->named_count && fonts->named[family].characters != NULL;
}

bool rpango_fonts_has_directory(const rpango_fonts *fonts, const char *path) {
    const FcFontSet *all = FcConfigGetFonts(fonts->configuration, FcSetSystem);
    gchar *start = g_str_has_suffix(path, "/") ? g_strdup(path) : g_strconcat(path, "/", NULL);
    bool found = false;
    for (int i = 0; i < all->nfont && !found; i++) {
        FcChar8 *file = NULL;
        found = FcPatternGetString(all->fonts[i], FC_FILE, 0, &file) == FcResultMatch &&
                g_str_has_prefix((const char *)file, start);
    }
    g_free(start);
    return found;
}

bool rpango_is_fontless(gunichar character) {
    switch (g_unichar_type(character)) {
    case G_UNICODE_SPACE_SEPARATOR:
        return character != 0x1680;  // the Ogham space has a stroke
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
        return true;
    default:
        // Grapheme joiner, variation selectors.
        return character == 0x034F || (character >= 0xFE00 && character <= 0xFE0F) ||
               (character >= 0xE0100 && character <= 0xE01EF);
    }
}

bool rpango_family_has(const rpango_family *family, const gunichar *cluster, int32_t count) {
    if (family->characters == NULL) return false;
    for (int32_t i = 0; i < count; i++) {
        if (!FcCharSetHasChar(family->characters, cluster[i]) && !rpango_is_fontless(cluster[i])) return false;
    }
    return true;
}

const rpango_family *rpango_fonts_find(const rpango_fonts *fonts, const int32_t *families, int32_t family_count,
                                       const gunichar *cluster, int32_t count, bool *named) {
    *named = true;
    for (int32_t i = 0; i < family_count; i++) {
        if (families[i] < 0 || families[i] >= fonts->named_count) continue;
        const rpango_family *family = &fonts->named[families[i]];
        if (rpango_family_has(family, cluster, count)) return family;
    }
    *named = false;
    for (int32_t i = 0; i < fonts->other_count; i++) {
        if (rpango_family_has(&fonts->others[i], cluster, count)) return &fonts->others[i];
    }
    return NULL;
}
