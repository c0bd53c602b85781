#include "glyphs.h"

/// The glyphs of a run that are seen, and the characters behind them.
typedef struct {
    cairo_glyph_t *glyphs;
    int glyph_count;
    /// For each glyph of the run, and behind the last one: how many before it are seen.
    int *ranks;
    cairo_text_cluster_t *clusters;
    int cluster_count;
    GString *text;
} rpango_shown;

static void place_glyphs(const PangoGlyphString *string, double x, double y, rpango_shown *shown) {
    int at = 0;
    for (int i = 0; i < string->num_glyphs; i++) {
        const PangoGlyphInfo *info = &string->glyphs[i];
        shown->ranks[i] = shown->glyph_count;
        if ((info->glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0 && info->glyph != PANGO_GLYPH_EMPTY) {
            cairo_glyph_t *glyph = &shown->glyphs[shown->glyph_count++];
            glyph->index = info->glyph;
            glyph->x = x + (double)(at + info->geometry.x_offset) / PANGO_SCALE;
            glyph->y = y + (double)info->geometry.y_offset / PANGO_SCALE;
        }
        at += info->geometry.width;
    }
    shown->ranks[string->num_glyphs] = shown->glyph_count;
}

/// The one character that stands for lam joined with the letter behind it; 0 for other texts.
///
/// Readers that turn what they see into logical order take the two letters behind one glyph for two glyphs, and exchange
/// them. The presentation form is one character, equal to both by compatibility (NFKC).
static gunichar lam_ligature(const char *bytes, int size) {
    if (size != 4 || g_utf8_get_char(bytes) != 0x0644) return 0;
    switch (g_utf8_get_char(bytes + 2)) {
    case 0x0622: return 0xFEF5;  // alef with madda
    case 0x0623: return 0xFEF7;  // alef with hamza above
    case 0x0625: return 0xFEF9;  // alef with hamza below
    case 0x0627: return 0xFEFB;  // alef
    case 0x0649: return 0xFC43;  // alef maksura
    case 0x064A: return 0xFC44;  // yeh
    default: return 0;
    }
}

static bool is_raised(const PangoGlyphString *string, int first, int end) {
    for (int i = first; i < end; i++) {
        if (string->glyphs[i].geometry.y_offset != 0) return true;
    }
    return false;
}

/// Makes one cluster of all from the `first` on.
static void join_clusters(rpango_shown *shown, int first) {
    for (int i = first + 1; i < shown->cluster_count; i++) {
        shown->clusters[first].num_bytes += shown->clusters[i].num_bytes;
        shown->clusters[first].num_glyphs += shown->clusters[i].num_glyphs;
    }
    shown->cluster_count = MIN(shown->cluster_count, first + 1);
}

/// Tells which characters are behind which glyphs.
///
/// A mark that lies higher or lower than its font has it goes with its letter, and so do the marks between: readers take
/// what stands on another baseline for another word. What has no glyph, such as a bidi control, is left out.
static void find_clusters(PangoGlyphItem *run, const char *text, bool is_backward, rpango_shown *shown) {
    PangoGlyphItemIter at;
    int letter = 0;
    for (gboolean more = pango_glyph_item_iter_init_start(&at, run, text); more;
         more = pango_glyph_item_iter_next_cluster(&at)) {
        const int first = is_backward ? at.end_glyph + 1 : at.start_glyph;
        const int end = is_backward ? at.start_glyph + 1 : at.end_glyph;
        const int glyphs = shown->ranks[end] - shown->ranks[first];
        if (glyphs == 0) continue;
        const char *bytes = text + at.start_index;
        const int size = at.end_index - at.start_index;
        const gunichar ligature = is_backward && glyphs == 1 ? lam_ligature(bytes, size) : 0;
        const gsize start = shown->text->len;
        if (ligature != 0) {
            g_string_append_unichar(shown->text, ligature);
        } else {
            g_string_append_len(shown->text, bytes, size);
        }
        shown->clusters[shown->cluster_count++] =
            (cairo_text_cluster_t){.num_bytes = (int)(shown->text->len - start), .num_glyphs = glyphs};
        if (!g_unichar_ismark(g_utf8_get_char(bytes))) {
            letter = shown->cluster_count - 1;
        } else if (is_raised(run->glyphs, first, end)) {
            join_clusters(shown, letter);
        }
    }
}

static void show_run(cairo_t *cairo, PangoGlyphItem *run, const char *text, double x, double y, bool wants_text) {
    const int count = run->glyphs->num_glyphs;
    rpango_shown shown = {
        .glyphs = g_new(cairo_glyph_t, (gsize)count + 1),
        .ranks = g_new(int, (gsize)count + 1),
    };
    place_glyphs(run->glyphs, x, y, &shown);
    cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font)));
    if (wants_text) {
        const bool is_backward = run->item->analysis.level % 2 != 0;
        // No run has more clusters than glyphs that are seen.
        shown.clusters = g_new(cairo_text_cluster_t, (gsize)shown.glyph_count + 1);
        shown.text = g_string_sized_new((gsize)run->item->length);
        find_clusters(run, text, is_backward, &shown);
        cairo_show_text_glyphs(cairo, shown.text->str, (int)shown.text->len, shown.glyphs, shown.glyph_count,
                               shown.clusters, shown.cluster_count,
                               is_backward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0);
        g_string_free(shown.text, TRUE);
        g_free(shown.clusters);
    } else {
        cairo_show_glyphs(cairo, shown.glyphs, shown.glyph_count);
    }
    g_free(shown.ranks);
    g_free(shown.glyphs);
}

void rpango_show_line(cairo_t *cairo, const rpango_text *text, int32_t line, double x, double y) {
    PangoLayoutLine *shaped = pango_layout_get_line_readonly(text->layout, line);
    if (shaped == NULL) return;
    const bool wants_text = cairo_surface_has_show_text_glyphs(cairo_get_target(cairo));
    const char *characters = pango_layout_get_text(text->layout);
    for (GSList *at = shaped->runs; at != NULL; at = at->next) {
        PangoGlyphItem *run = at->data;
        show_run(cairo, run, characters, x, y, wants_text);
        x += (double)pango_glyph_string_get_width(run->glyphs) / PANGO_SCALE;
    }
}
