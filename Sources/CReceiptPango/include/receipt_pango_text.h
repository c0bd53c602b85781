#ifndef RECEIPT_PANGO_TEXT_H
#define RECEIPT_PANGO_TEXT_H

#include "receipt_pango_fonts.h"

/// What shapes texts. Only one thread may use it, and the texts it made, at a time.
typedef struct rpango_shaper rpango_shaper;

/// How glyphs are fitted to the pixels of a device.
enum {
    /// Not at all: the same layout at every size and on every surface.
    RPANGO_HINTING_NONE = 0,
    /// To whole pixels, for a coarse device such as a thermal printer.
    RPANGO_HINTING_FULL = 1,
};

/// The shaper keeps `fonts` open.
int32_t rpango_shaper_open(rpango_fonts *_Nonnull fonts, int32_t hinting, rpango_shaper *_Nullable *_Nonnull out);

void rpango_shaper_close(rpango_shaper *_Nullable shaper);

/// Makes a language known to the shaper, with the families to take its characters from: the first one that has them, as
/// indices. `tag` is BCP 47. Returns the number that spans name it by.
int32_t rpango_shaper_add_language(rpango_shaper *_Nonnull shaper, const char *_Nonnull tag,
                                   const int32_t *_Nullable families, int32_t family_count);

/// A stretch of a text in one language.
typedef struct {
    /// Byte behind its last one; it begins where the one before it ends.
    int32_t end;
    /// As `rpango_shaper_add_language` numbered it.
    int32_t language;
    /// Whether it must stay on one line.
    bool is_unbreakable;
} rpango_span;

typedef struct {
    const char *_Nonnull text;
    int32_t size_in_bytes;
    const rpango_span *_Nonnull spans;
    int32_t span_count;
    /// The height of the letters, in points.
    double font_size;
    bool is_bold;
    /// The direction in which the whole reads.
    bool is_right_to_left;
    /// Lines are broken to this width in points; below zero: one line.
    double width;
} rpango_request;

/// A text that has been shaped and broken into lines.
typedef struct rpango_text rpango_text;

/// One line, in points.
typedef struct {
    double width;
    /// How far its ink reaches above and below its baseline, at least as far as Latin letters do.
    double ascent;
    double descent;
} rpango_line;

/// Shapes and breaks a text. A character that no font has is drawn as U+FFFD and listed.
int32_t rpango_text_open(rpango_shaper *_Nonnull shaper, const rpango_request *_Nonnull request,
                         rpango_text *_Nullable *_Nonnull out);

void rpango_text_close(rpango_text *_Nullable text);

int32_t rpango_text_line_count(const rpango_text *_Nonnull text);

rpango_line rpango_text_line(const rpango_text *_Nonnull text, int32_t line);

/// The characters of a line in logical order, with U+FFFD for those that no font has; they last as long as the text.
const char *_Nonnull rpango_text_line_bytes(const rpango_text *_Nonnull text, int32_t line,
                                            int32_t *_Nonnull size_in_bytes);

/// The characters that no font has, at most `capacity` of them into `out`; returns how many there are.
int32_t rpango_text_missing(const rpango_text *_Nonnull text, uint32_t *_Nullable out, int32_t capacity);

/// The characters that only a font beside the span's families had; as above.
int32_t rpango_text_unnamed(const rpango_text *_Nonnull text, uint32_t *_Nullable out, int32_t capacity);

#endif
