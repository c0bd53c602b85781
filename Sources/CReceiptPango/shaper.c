#include "internal.h"

#include <pango/pangofc-fontmap.h>

/// A context in which nothing comes from the process: neither language nor options of a screen.
static PangoContext *make_context(PangoFontMap *map, PangoDirection direction, int32_t hinting) {
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_language(context, pango_language_from_string("en"));
    pango_context_set_base_dir(context, direction);
    cairo_font_options_t *options = cairo_font_options_create();
    if (hinting == RPANGO_HINTING_FULL) {
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_FULL);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON);
    } else {
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        pango_context_set_round_glyph_positions(context, FALSE);
    }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    return context;
}

int32_t rpango_shaper_open(rpango_fonts *fonts, int32_t hinting, rpango_shaper **out) {
    *out = NULL;
    RPANGO_USE_FACES;
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (map == NULL) return RPANGO_BAD_CONFIGURATION;
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), fonts->configuration);
    // One unit is one point on every surface.
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    rpango_shaper *shaper = g_new0(rpango_shaper, 1);
    shaper->fonts = rpango_fonts_retain(fonts);
    shaper->languages = g_array_new(FALSE, FALSE, sizeof(rpango_language));
    shaper->map = map;
    shaper->left_to_right = make_context(map, PANGO_DIRECTION_LTR, hinting);
    shaper->right_to_left = make_context(map, PANGO_DIRECTION_RTL, hinting);
    *out = shaper;
    return RPANGO_OK;
}

void rpango_shaper_close(rpango_shaper *shaper) {
    if (shaper == NULL) return;
    RPANGO_USE_FACES;
    g_object_unref(shaper->left_to_right);
    g_object_unref(shaper->right_to_left);
    g_object_unref(shaper->map);
    for (guint i = 0; i < shaper->languages->len; i++) {
        g_free(g_array_index(shaper->languages, rpango_language, i).families);
    }
    g_array_unref(shaper->languages);
    rpango_fonts_close(shaper->fonts);
    g_free(shaper);
}

int32_t rpango_shaper_add_language(rpango_shaper *shaper, const char *tag, const int32_t *families,
                                   int32_t family_count) {
    const rpango_language language = {
        .language = pango_language_from_string(tag),
        .families = g_memdup2(families, sizeof *families * (gsize)family_count),
        .family_count = family_count,
    };
    g_array_append_val(shaper->languages, language);
    return (int32_t)shaper->languages->len - 1;
}
