#include "receipt_icu_list.h"

#include <unicode/listformatter.h>

#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "locale_tag.h"
#include "utf8.h"

struct ricu_list {
    std::unique_ptr<icu::ListFormatter> formatter;
};

int32_t ricu_list_open(const char *tag, ricu_list **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    std::unique_ptr<icu::ListFormatter> formatter(
        icu::ListFormatter::createInstance(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, status));
    if (U_FAILURE(status)) return status;
    *out = new (std::nothrow) ricu_list{std::move(formatter)};
    return *out ? status : U_MEMORY_ALLOCATION_ERROR;
}

void ricu_list_close(ricu_list *list) { delete list; }

int32_t ricu_list_format(
    const ricu_list *list, const char *items, const int32_t *ends, int32_t count, char *out, int32_t capacity,
    int32_t *length) {
    std::vector<icu::UnicodeString> texts;
    texts.reserve(static_cast<size_t>(count));
    int32_t begin = 0;
    for (int32_t index = 0; index < count; ++index) {
        texts.push_back(ricu::fromUTF8(items + begin, ends[index] - begin));
        begin = ends[index];
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text;
    list->formatter->format(texts.data(), count, text, status);
    return ricu::write(text, out, capacity, length, status);
}
