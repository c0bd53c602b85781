// The page of Benchmarks/PDF/README.md as an expert draws it by hand with Pango and Cairo: the bar.
//
// One font map, one context and every layout are kept between pages; families are named, the date is set, and equal
// input gives equal bytes.
//
//     page PAGES.txt print CASE VARIANT   the PDF on standard output
//     page PAGES.txt serve                answers each line "CASE SECONDS" with "PAGES SECONDS"
#include <math.h>
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_CELLS = 8, MAX_CASES = 16, MAX_VARIANTS = 16 };

// In points of 1/72 inch: 80 mm of paper, of which 72 mm are printed.
static const double paper_width = 80 / 25.4 * 72;
static const double margin = 4 / 25.4 * 72;
static const double text_size = 8.5;
static const double title_size = 12;
static const double line_gap = 1.5;

typedef enum { CENTRED, TITLE, ROW, STRONG_ROW, RULE } Kind;

typedef struct {
    Kind kind;
    int cell_count;
    const char *cells[MAX_CELLS];
} Line;

typedef struct {
    Line *lines;
    int count, capacity;
} Page;

typedef struct {
    const char *name, *family, *language;
    PangoDirection direction;
    Page pages[MAX_VARIANTS];
    int page_count;
} Case;

typedef struct {
    unsigned char *bytes;
    size_t count, capacity;
} Buffer;

static Case cases[MAX_CASES];
static int case_count;

static void *grown(void *memory, size_t size) {
    memory = realloc(memory, size);
    if (!memory) abort();
    return memory;
}

static void fail(const char *reason) {
    fprintf(stderr, "page: %s\n", reason);
    exit(65);
}

// MARK: Reading

static char *contents(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) fail("the file of pages cannot be opened");
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = grown(NULL, (size_t)size + 1);
    if (fread(text, 1, (size_t)size, file) != (size_t)size) fail("the file of pages cannot be read");
    text[size] = 0;
    fclose(file);
    return text;
}

// Splits a line at its tabs, in place.
static int split(char *line, const char **parts, int limit) {
    int count = 0;
    while (count < limit) {
        parts[count++] = line;
        line = strchr(line, '\t');
        if (!line) break;
        *line++ = 0;
    }
    return count;
}

static Case *case_named(const char *name) {
    for (int i = 0; i < case_count; i++)
        if (!strcmp(cases[i].name, name)) return &cases[i];
    return NULL;
}

static Kind kind_named(const char *name) {
    static const char *names[] = {"centred", "title", "row", "strong", "rule"};
    for (int i = 0; i < 5; i++)
        if (!strcmp(names[i], name)) return (Kind)i;
    fail("the file of pages has a line of an unknown kind");
    return CENTRED;
}

static void read_pages(char *text) {
    Page *page = NULL;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        const char *parts[MAX_CELLS + 1];
        int count = split(line, parts, MAX_CELLS + 1);
        if (!strcmp(parts[0], "page")) {
            if (count != 5) fail("a page needs a name, a family, a language and a direction");
            Case *owner = case_named(parts[1]);
            if (!owner) {
                if (case_count == MAX_CASES) fail("there are too many cases");
                owner = &cases[case_count++];
                owner->name = parts[1];
                owner->family = parts[2];
                owner->language = parts[3];
                owner->direction = strcmp(parts[4], "rtl") ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL;
            }
            if (owner->page_count == MAX_VARIANTS) fail("a case has too many pages");
            page = &owner->pages[owner->page_count++];
            continue;
        }
        if (!page) fail("the file of pages begins without a page");
        if (page->count == page->capacity) {
            page->capacity = page->capacity ? 2 * page->capacity : 64;
            page->lines = grown(page->lines, (size_t)page->capacity * sizeof(Line));
        }
        Line *added = &page->lines[page->count++];
        added->kind = kind_named(parts[0]);
        added->cell_count = count - 1;
        memcpy(added->cells, parts + 1, (size_t)(count - 1) * sizeof(parts[0]));
    }
}

// MARK: Drawing

typedef struct {
    PangoLayout *layout;
    double x, y;
} Placed;

typedef struct {
    PangoContext *context;
    PangoFontDescription *normal, *strong, *title;
    // Kept for the next page; `used` of them are on this one.
    Placed *placed;
    int used, capacity;
    // The y of each rule.
    double rules[64];
    int rule_count;
    Buffer output;
} Press;

static PangoFontDescription *description(const Case *c, double size, PangoWeight weight) {
    PangoFontDescription *d = pango_font_description_new();
    pango_font_description_set_family(d, c->family);
    pango_font_description_set_absolute_size(d, size * PANGO_SCALE);
    pango_font_description_set_weight(d, weight);
    return d;
}

static void set_up(Press *press, PangoFontMap *map, const Case *c) {
    memset(press, 0, sizeof *press);
    press->context = pango_font_map_create_context(map);
    pango_context_set_language(press->context, pango_language_from_string(c->language));
    pango_context_set_base_dir(press->context, c->direction);
    pango_context_set_round_glyph_positions(press->context, FALSE);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(press->context, options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(press->context, 72);
    press->normal = description(c, text_size, PANGO_WEIGHT_NORMAL);
    press->strong = description(c, text_size, PANGO_WEIGHT_BOLD);
    press->title = description(c, title_size, PANGO_WEIGHT_BOLD);
}

// The next layout, with a text in it. A width below zero: on one line.
static Placed *next_layout(Press *press, const char *text, const PangoFontDescription *font, double width) {
    if (press->used == press->capacity) {
        int old = press->capacity;
        press->capacity = old ? 2 * old : 64;
        press->placed = grown(press->placed, (size_t)press->capacity * sizeof(Placed));
        for (int i = old; i < press->capacity; i++) {
            press->placed[i].layout = pango_layout_new(press->context);
            pango_layout_set_wrap(press->placed[i].layout, PANGO_WRAP_WORD_CHAR);
            pango_layout_set_auto_dir(press->placed[i].layout, FALSE);
        }
    }
    Placed *placed = &press->placed[press->used++];
    pango_layout_set_width(placed->layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
    pango_layout_set_alignment(placed->layout, PANGO_ALIGN_LEFT);
    pango_layout_set_font_description(placed->layout, font);
    pango_layout_set_text(placed->layout, text, -1);
    return placed;
}

static void extent(const Placed *placed, double *width, double *height) {
    int w, h;
    pango_layout_get_size(placed->layout, &w, &h);
    *width = (double)w / PANGO_SCALE;
    *height = (double)h / PANGO_SCALE;
}

// A row: the last cells end at the end of equal columns, and the first takes what they leave.
static double place_row(Press *press, const Line *line, PangoDirection direction, double y) {
    const PangoFontDescription *font = line->kind == STRONG_ROW ? press->strong : press->normal;
    double column = (paper_width - 2 * margin) / (line->cell_count > 2 ? line->cell_count : 1);
    double left = paper_width - 2 * margin, height = 0, width, cell_height;
    for (int i = line->cell_count - 1; i > 0; i--) {
        Placed *cell = next_layout(press, line->cells[i], font, -1);
        extent(cell, &width, &cell_height);
        double end = paper_width - margin - (line->cell_count - 1 - i) * column;
        cell->x = direction == PANGO_DIRECTION_RTL ? paper_width - end : end - width;
        cell->y = y;
        left = fmin(left, end - width - margin);
        height = fmax(height, cell_height);
    }
    Placed *first = next_layout(press, line->cells[0], font, left);
    extent(first, &width, &cell_height);
    first->x = direction == PANGO_DIRECTION_RTL ? paper_width - margin - left : margin;
    first->y = y;
    return fmax(height, cell_height);
}

// Places everything, and answers how long the paper gets.
static double place(Press *press, const Page *page, PangoDirection direction) {
    double y = margin, width, height = 0;
    press->used = 0;
    press->rule_count = 0;
    for (int i = 0; i < page->count; i++) {
        const Line *line = &page->lines[i];
        switch (line->kind) {
        case RULE:
            if (press->rule_count < 64) press->rules[press->rule_count++] = y + 2;
            height = 4;
            break;
        case CENTRED:
        case TITLE: {
            const PangoFontDescription *font = line->kind == TITLE ? press->title : press->normal;
            Placed *placed = next_layout(press, line->cells[0], font, paper_width - 2 * margin);
            pango_layout_set_alignment(placed->layout, PANGO_ALIGN_CENTER);
            extent(placed, &width, &height);
            placed->x = margin;
            placed->y = y;
            break;
        }
        case ROW:
        case STRONG_ROW: height = place_row(press, line, direction, y); break;
        }
        y += height + line_gap;
    }
    return y + margin;
}

static cairo_status_t append(void *closure, const unsigned char *bytes, unsigned int count) {
    Buffer *buffer = closure;
    if (buffer->count + count > buffer->capacity) {
        buffer->capacity = 2 * (buffer->count + count);
        buffer->bytes = grown(buffer->bytes, buffer->capacity);
    }
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
    return CAIRO_STATUS_SUCCESS;
}

static void draw(Press *press, const Case *c, const Page *page) {
    double height = place(press, page, c->direction);
    press->output.count = 0;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(append, &press->output, paper_width, height);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2026-07-01T12:00:00Z");
    cairo_t *cairo = cairo_create(surface);
    for (int i = 0; i < press->used; i++) {
        cairo_move_to(cairo, press->placed[i].x, press->placed[i].y);
        pango_cairo_show_layout(cairo, press->placed[i].layout);
    }
    cairo_set_line_width(cairo, 0.5);
    for (int i = 0; i < press->rule_count; i++) {
        cairo_move_to(cairo, margin, press->rules[i]);
        cairo_line_to(cairo, paper_width - margin, press->rules[i]);
        cairo_stroke(cairo);
    }
    cairo_show_page(cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) fail("Cairo could not write a page");
    cairo_surface_destroy(surface);
}

// MARK: Commands

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static int serve(Press *presses) {
    char name[64];
    double seconds;
    while (scanf("%63s %lf", name, &seconds) == 2) {
        Case *c = case_named(name);
        if (!c) fail("there is no such case");
        long pages = 0;
        double start = now(), end;
        do {
            draw(&presses[c - cases], c, &c->pages[pages % c->page_count]);
            pages++;
            end = now();
        } while (end - start < seconds);
        printf("%ld %.6f\n", pages, end - start);
        fflush(stdout);
    }
    return 0;
}

int main(int count, char **words) {
    if (count < 3) fail("usage: page PAGES.txt print CASE VARIANT | page PAGES.txt serve");
    read_pages(contents(words[1]));
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    static Press presses[MAX_CASES];
    for (int i = 0; i < case_count; i++) set_up(&presses[i], map, &cases[i]);
    if (!strcmp(words[2], "serve")) return serve(presses);
    if (strcmp(words[2], "print") || count < 5) fail("usage: page PAGES.txt print CASE VARIANT");
    Case *c = case_named(words[3]);
    int variant = atoi(words[4]);
    if (!c || variant < 0 || variant >= c->page_count) fail("there is no such page");
    Press *press = &presses[c - cases];
    draw(press, c, &c->pages[variant]);
    fwrite(press->output.bytes, 1, press->output.count, stdout);
    return 0;
}
