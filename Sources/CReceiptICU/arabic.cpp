// Arabic letters as presentation forms. ICU has u_shapeArabic, but that also turns vowel marks into forms that take a cell
// of their own, and knows fewer letters.
//
// Source: The Unicode Standard, section 9.2 (Arabic cursive joining); forms are the compatibility decompositions of
// U+FB50–FDFF and U+FE70–FEFF, joining types the property Joining_Type, both as ICU has them.

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

#include <array>
#include <unordered_map>
#include <vector>

#include "receipt_icu_bidi.h"
#include "utf8.h"

namespace {

enum Form { ISOLATED, FINAL, INITIAL, MEDIAL };
using Forms = std::array<UChar32, 4>;

constexpr UChar32 lam = 0x644;

struct PresentationForms {
    std::unordered_map<UChar32, Forms> letters;
    // Lam with each alef, isolated and final.
    std::unordered_map<UChar32, Forms> lamAlefs;

    PresentationForms() {
        UErrorCode status = U_ZERO_ERROR;
        const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKDInstance(status);
        if (U_FAILURE(status)) return;
        add(*normalizer, 0xFE70, 0xFEFF);
        add(*normalizer, 0xFB50, 0xFDFF);
    }

private:
    void add(const icu::Normalizer2 &normalizer, UChar32 first, UChar32 last) {
        for (UChar32 form = first; form <= last; ++form) {
            icu::UnicodeString letters;
            if (!normalizer.getRawDecomposition(form, letters)) continue;
            Form position = ISOLATED;
            switch (u_getIntPropertyValue(form, UCHAR_DECOMPOSITION_TYPE)) {
            case U_DT_ISOLATED: position = ISOLATED; break;
            case U_DT_FINAL: position = FINAL; break;
            case U_DT_INITIAL: position = INITIAL; break;
            case U_DT_MEDIAL: position = MEDIAL; break;
            default: continue;
            }
            if (letters.length() == 1) {
                put(this->letters[letters.char32At(0)], position, form);
            } else if (letters.length() == 2 && letters.char32At(0) == lam && form >= 0xFEF5) {
                put(lamAlefs[letters.char32At(1)], position, form);
            }
        }
    }

    // The first form that Unicode lists for a letter is the one that fonts have.
    static void put(Forms &forms, Form position, UChar32 form) {
        if (forms[position] == 0) forms[position] = form;
    }
};

const PresentationForms &presentationForms() {
    static const PresentationForms forms;
    return forms;
}

int32_t joining(UChar32 scalar) { return u_getIntPropertyValue(scalar, UCHAR_JOINING_TYPE); }

bool joinsNext(int32_t type) {
    return type == U_JT_DUAL_JOINING || type == U_JT_LEFT_JOINING || type == U_JT_JOIN_CAUSING;
}

bool joinsPrevious(int32_t type) {
    return type == U_JT_DUAL_JOINING || type == U_JT_RIGHT_JOINING || type == U_JT_JOIN_CAUSING;
}

UChar32 choose(const Forms &forms, bool withPrevious, bool withNext, UChar32 otherwise) {
    if (withPrevious && withNext && forms[MEDIAL] != 0) return forms[MEDIAL];
    if (withPrevious && forms[FINAL] != 0) return forms[FINAL];
    if (!withPrevious && withNext && forms[INITIAL] != 0) return forms[INITIAL];
    return forms[ISOLATED] != 0 ? forms[ISOLATED] : otherwise;
}

class Shaping {
public:
    explicit Shaping(const icu::UnicodeString &text) {
        for (int32_t at = 0; at < text.length(); at += U16_LENGTH(text.char32At(at))) scalars.push_back(text.char32At(at));
    }

    icu::UnicodeString run() {
        const PresentationForms &known = presentationForms();
        icu::UnicodeString shaped;
        int32_t previous = U_JT_NON_JOINING;
        bool previousIsArabic = false;
        for (size_t at = 0; at < scalars.size(); ++at) {
            const UChar32 scalar = scalars[at];
            const int32_t type = joining(scalar);
            const auto letter = known.letters.find(scalar);
            const bool isJoiner = scalar == 0x200C || scalar == 0x200D;
            if (type == U_JT_TRANSPARENT) {
                shaped.append(scalar);
                continue;
            }
            const size_t next = following(at);
            const bool nextIsArabic = next < scalars.size() && known.letters.count(scalars[next]) > 0;
            if (isJoiner && (previousIsArabic || nextIsArabic)) {
                previous = type;
                continue;
            }
            const bool withPrevious = joinsNext(previous) && joinsPrevious(type);
            const auto alef = scalar == lam && next < scalars.size() ? known.lamAlefs.find(scalars[next])
                                                                      : known.lamAlefs.end();
            if (alef != known.lamAlefs.end()) {
                shaped.append(choose(alef->second, withPrevious, false, scalar));
                for (size_t mark = at + 1; mark < next; ++mark) shaped.append(scalars[mark]);
                at = next;
                previous = U_JT_RIGHT_JOINING;
            } else {
                const bool withNext =
                    joinsNext(type) && next < scalars.size() && joinsPrevious(joining(scalars[next]));
                shaped.append(letter == known.letters.end() ? scalar
                                                            : choose(letter->second, withPrevious, withNext, scalar));
                previous = type;
            }
            previousIsArabic = letter != known.letters.end();
        }
        return shaped;
    }

private:
    std::vector<UChar32> scalars;

    // The next one that is no mark.
    size_t following(size_t at) const {
        size_t next = at + 1;
        while (next < scalars.size() && joining(scalars[next]) == U_JT_TRANSPARENT) ++next;
        return next;
    }
};

}  // namespace

int32_t ricu_shape_arabic(const char *text, int32_t size, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    const icu::UnicodeString shaped = Shaping(ricu::fromUTF8(text, size)).run();
    return ricu::write(shaped, out, capacity, length, U_ZERO_ERROR);
}
