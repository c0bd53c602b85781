#include "clusters.h"

static PangoLayout *make_layout(rpango_shaper *shaper, const rpango_request *request,
                                const rpango_named_text *named) {
    PangoLayout *layout =
        pango_layout_new(request->is_right_to_left ? shaper->right_to_left : shaper->left_to_right);
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_absolute_size(description, request->font_size * PANGO_SCALE);
    pango_font_description_set_weight(description, request->is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_layout_set_font_description(layout, description);
    pango_font_description_free(description);
    pango_layout_set_auto_dir(layout, FALSE);
    if (request->width >= 0) {
        pango_layout_set_width(layout, (int)(request->width * PANGO_SCALE));
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    }
    pango_layout_set_text(layout, named->text->str, (int)named->text->len);
    pango_layout_set_attributes(layout, named->attributes);
    return layout;
}

static double points(int units) { return (double)units / PANGO_SCALE; }

/// What Latin letters with accents and descenders take of their size.
static const double LATIN_ASCENT = 0.92;
static const double LATIN_DESCENT = 0.24;

static void measure(rpango_text *text, double font_size) {
    text->line_count = pango_layout_get_line_count(text->layout);
    text->lines = g_new0(rpango_line, MAX(1, text->line_count));
    for (int32_t i = 0; i < text->line_count; i++) {
        PangoRectangle ink;
        PangoRectangle logical;
        pango_layout_line_get_extents(pango_layout_get_line_readonly(text->layout, i), &ink, &logical);
        rpango_line *line = &text->lines[i];
        line->width = points(logical.width);
        line->ascent = MAX(points(-ink.y), font_size * LATIN_ASCENT);
        line->descent = MAX(points(ink.y + ink.height), font_size * LATIN_DESCENT);
    }
}

/// Where the font says that it has a character and gives no glyph for it, Pango would draw a box.
static void remove_boxes(rpango_text *text) {
    for (int32_t i = 0; i < text->line_count; i++) {
        PangoLayoutLine *line = pango_layout_get_line(text->layout, i);
        for (GSList *run = line->runs; run != NULL; run = run->next) {
            PangoGlyphString *glyphs = ((PangoGlyphItem *)run->data)->glyphs;
            for (int n = 0; n < glyphs->num_glyphs; n++) {
                const PangoGlyph glyph = glyphs->glyphs[n].glyph;
                if (glyph == PANGO_GLYPH_EMPTY || (glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0) continue;
                const guint32 character = glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
                if (text->missing == NULL) text->missing = g_array_new(FALSE, FALSE, sizeof(guint32));
                g_array_append_val(text->missing, character);
                glyphs->glyphs[n].glyph = PANGO_GLYPH_EMPTY;
            }
        }
    }
}

int32_t rpango_text_open(rpango_shaper *shaper, const rpango_request *request, rpango_text **out) {
    rpango_named_text named;
    rpango_name_fonts(shaper, request, &named);
    RPANGO_USE_FACES;
    rpango_text *text = g_new0(rpango_text, 1);
    text->layout = make_layout(shaper, request, &named);
    text->missing = named.missing;
    text->unnamed = named.unnamed;
    g_string_free(named.text, TRUE);
    pango_attr_list_unref(named.attributes);
    measure(text, request->font_size);
    remove_boxes(text);
    *out = text;
    return RPANGO_OK;
}

void rpango_text_close(rpango_text *text) {
    if (text == NULL) return;
    RPANGO_USE_FACES;
    g_object_unref(text->layout);
    g_free(text->lines);
    if (text->missing != NULL) g_array_unref(text->missing);
    if (text->unnamed != NULL) g_array_unref(text->unnamed);
    g_free(text);
}

int32_t rpango_text_line_count(const rpango_text *text) { return text->line_count; }

rpango_line rpango_text_line(const rpango_text *text, int32_t line) {
    const rpango_line nothing = {0, 0, 0};
    return line >= 0 && line < text->line_count ? text->lines[line] : nothing;
}

const char *rpango_text_line_bytes(const rpango_text *text, int32_t line, int32_t *size_in_bytes) {
    const PangoLayoutLine *shaped = pango_layout_get_line_readonly(text->layout, line);
    *size_in_bytes = shaped == NULL ? 0 : shaped->length;
    return shaped == NULL ? "" : pango_layout_get_text(text->layout) + shaped->start_index;
}

static int32_t copy(const GArray *list, uint32_t *out, int32_t capacity) {
    if (list == NULL) return 0;
    for (int32_t i = 0; i < capacity && i < (int32_t)list->len; i++) out[i] = g_array_index(list, guint32, i);
    return (int32_t)list->len;
}

int32_t rpango_text_missing(const rpango_text *text, uint32_t *out, int32_t capacity) {
    return copy(text->missing, out, capacity);
}

int32_t rpango_text_unnamed(const rpango_text *text, uint32_t *out, int32_t capacity) {
    return copy(text->unnamed, out, capacity);
}
