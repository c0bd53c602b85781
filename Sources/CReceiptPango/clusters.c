#include "clusters.h"

#include <string.h>

enum { CLUSTER_CAPACITY = 32 };

static const gunichar REPLACEMENT = 0xFFFD;

typedef struct {
    gunichar characters[CLUSTER_CAPACITY];
    int32_t count;
} rpango_cluster;

static bool is_regional_indicator(gunichar character) { return character >= 0x1F1E6 && character <= 0x1F1FF; }

/// Whether `next` is drawn with the characters before it.
static bool continues(const rpango_cluster *cluster, gunichar next) {
    const gunichar last = cluster->characters[cluster->count - 1];
    if (last == 0x200D) return true;
    if (g_unichar_ismark(next) || next == 0x200C || next == 0x200D) return true;
    if (next >= 0x1F3FB && next <= 0x1F3FF) return true;  // colours of skin
    if (next >= 0xE0020 && next <= 0xE007F) return true;  // tags of flags
    return cluster->count == 1 && is_regional_indicator(last) && is_regional_indicator(next);
}

/// Reads one cluster and returns where the next one begins.
static const char *read_cluster(const char *at, const char *end, rpango_cluster *cluster) {
    cluster->count = 0;
    while (at < end && cluster->count < CLUSTER_CAPACITY) {
        const gunichar next = g_utf8_get_char(at);
        if (cluster->count > 0 && !continues(cluster, next)) break;
        cluster->characters[cluster->count++] = next;
        at = g_utf8_next_char(at);
    }
    return at;
}

static void note(GArray **list, gunichar character) {
    if (*list == NULL) *list = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint i = 0; i < (*list)->len; i++) {
        if (g_array_index(*list, guint32, i) == character) return;
    }
    g_array_append_val(*list, character);
}

/// The same cluster composed or decomposed, as HarfBuzz would shape it when the font lacks the other form.
static const rpango_family *find_normalized(const rpango_fonts *fonts, const rpango_language *language,
                                            const rpango_cluster *cluster, bool *named) {
    const GNormalizeMode modes[] = {G_NORMALIZE_NFC, G_NORMALIZE_NFD};
    char *text = g_ucs4_to_utf8(cluster->characters, cluster->count, NULL, NULL, NULL);
    const rpango_family *family = NULL;
    for (int i = 0; i < 2 && family == NULL && text != NULL; i++) {
        char *normalized = g_utf8_normalize(text, -1, modes[i]);
        glong count = 0;
        gunichar *characters = normalized == NULL ? NULL : g_utf8_to_ucs4(normalized, -1, NULL, &count, NULL);
        if (characters != NULL) {
            family = rpango_fonts_find(fonts, language->families, language->family_count, characters, (int32_t)count, named);
        }
        g_free(characters);
        g_free(normalized);
    }
    g_free(text);
    return family;
}

static const rpango_family *family_of(const rpango_fonts *fonts, const rpango_language *language,
                                      const rpango_cluster *cluster, bool *named) {
    const rpango_family *family =
        rpango_fonts_find(fonts, language->families, language->family_count, cluster->characters, cluster->count, named);
    if ((family == NULL || !*named) && cluster->count > 1) {
        bool is_named = false;
        const rpango_family *other = find_normalized(fonts, language, cluster, &is_named);
        if (other != NULL && (family == NULL || is_named)) {
            *named = is_named;
            return other;
        }
    }
    return family;
}

static void append_attribute(PangoAttrList *list, PangoAttribute *attribute, gsize start, gsize end) {
    attribute->start_index = (guint)start;
    attribute->end_index = (guint)end;
    pango_attr_list_insert(list, attribute);
}

/// The stretch in one family that is being written.
typedef struct {
    const rpango_family *family;
    gsize start;
} rpango_stretch;

static void end_stretch(rpango_named_text *out, rpango_stretch *stretch, const rpango_family *next) {
    if (stretch->family == next) return;
    if (stretch->family != NULL && out->text->len > stretch->start) {
        append_attribute(out->attributes, pango_attr_family_new(stretch->family->name), stretch->start,
                         out->text->len);
    }
    if (stretch->family != NULL) stretch->start = out->text->len;
    stretch->family = next;
}

/// A cluster that no font has as a whole: each character by itself, and U+FFFD for those that no font has.
static void append_broken(const rpango_fonts *fonts, const rpango_language *language, const rpango_cluster *cluster,
                          rpango_named_text *out, rpango_stretch *stretch) {
    for (int32_t i = 0; i < cluster->count; i++) {
        gunichar character = cluster->characters[i];
        bool named = false;
        const rpango_family *family =
            rpango_fonts_find(fonts, language->families, language->family_count, &character, 1, &named);
        if (family == NULL) {
            note(&out->missing, character);
            character = REPLACEMENT;
            family = rpango_fonts_find(fonts, language->families, language->family_count, &character, 1, &named);
            if (family == NULL) continue;
        } else if (!named) {
            note(&out->unnamed, character);
        }
        end_stretch(out, stretch, family);
        g_string_append_unichar(out->text, character);
    }
}

/// FriBidi (1.0.8 to 1.0.12) reads numbers at the beginning of an isolate in the direction of the isolate before it, which
/// turns "+49 30 1820" behind an Arabic word around. A mark of the isolate's own direction keeps them apart.
static void append_mark_behind_isolate(GString *text, gunichar character) {
    if (character == 0x2066) g_string_append_unichar(text, 0x200E);
    if (character == 0x2067) g_string_append_unichar(text, 0x200F);
}

static void name_span(const rpango_fonts *fonts, const rpango_language *language, bool is_unbreakable,
                      const char *at, const char *end, rpango_named_text *out) {
    const gsize start = out->text->len;
    rpango_stretch stretch = {NULL, start};
    rpango_cluster cluster;
    while (at < end) {
        const char *next = read_cluster(at, end, &cluster);
        if (cluster.count == 1 && rpango_is_fontless(cluster.characters[0])) {
            // In the font of what stands before it.
            g_string_append_len(out->text, at, next - at);
            append_mark_behind_isolate(out->text, cluster.characters[0]);
            at = next;
            continue;
        }
        bool named = false;
        const rpango_family *family =
            stretch.family != NULL && language->family_count > 0 &&
                    stretch.family == &fonts->named[language->families[0]] &&
                    rpango_family_has(stretch.family, cluster.characters, cluster.count)
                ? (named = true, stretch.family)
                : family_of(fonts, language, &cluster, &named);
        if (family == NULL) {
            append_broken(fonts, language, &cluster, out, &stretch);
        } else {
            if (!named) note(&out->unnamed, cluster.characters[0]);
            end_stretch(out, &stretch, family);
            g_string_append_len(out->text, at, next - at);
        }
        at = next;
    }
    if (stretch.family == NULL && language->family_count > 0 && language->families[0] < fonts->named_count) {
        stretch.family = &fonts->named[language->families[0]];
    }
    end_stretch(out, &stretch, NULL);
    if (out->text->len == start) return;
    append_attribute(out->attributes, pango_attr_language_new(language->language), start,
                     out->text->len);
    if (is_unbreakable) {
        append_attribute(out->attributes, pango_attr_allow_breaks_new(FALSE), start, out->text->len);
    }
}

void rpango_name_fonts(const rpango_shaper *shaper, const rpango_request *request, rpango_named_text *out) {
    out->text = g_string_sized_new((gsize)request->size_in_bytes);
    out->attributes = pango_attr_list_new();
    out->missing = NULL;
    out->unnamed = NULL;
    int32_t start = 0;
    for (int32_t i = 0; i < request->span_count; i++) {
        const rpango_span *span = &request->spans[i];
        if (span->end < start || span->end > request->size_in_bytes) break;
        if (span->language < 0 || span->language >= (int32_t)shaper->languages->len) break;
        name_span(shaper->fonts, &g_array_index(shaper->languages, rpango_language, span->language),
                  span->is_unbreakable, request->text + start, request->text + span->end, out);
        start = span->end;
    }
    if (out->text->len == 0) return;
    // Nothing but the named families: Pango would otherwise look for others in fontconfig's order.
    append_attribute(out->attributes, pango_attr_fallback_new(FALSE), 0, out->text->len);
    append_attribute(out->attributes, pango_attr_font_features_new("tnum=1"), 0, out->text->len);
    // A word that is broken because it is too long must not gain a character.
    append_attribute(out->attributes, pango_attr_insert_hyphens_new(FALSE), 0, out->text->len);
}
