#include "receipt_icu_locale.h"

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/numsys.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <memory>
#include <new>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "locale_tag.h"
#include "utf8.h"

struct ricu_locale_matcher {
    icu::LocaleMatcher matcher;
};

namespace {

using ResourceBundle = std::unique_ptr<UResourceBundle, decltype(&ures_close)>;

int32_t writeTag(
    const icu::Locale &locale, char *out, int32_t capacity, int32_t *length, UErrorCode status) {
    *length = 0;
    if (U_FAILURE(status)) return status;
    const std::string tag = locale.toLanguageTag<std::string>(status);
    return ricu::write(tag.data(), static_cast<int32_t>(tag.size()), out, capacity, length, status);
}

}  // namespace

int32_t ricu_locale_canonical(const char *tag, char *out, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = ricu::localeFromTag(tag, status);
    locale.canonicalize(status);
    return writeTag(locale, out, capacity, length, status);
}

int32_t ricu_locale_maximized(const char *tag, char *out, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_SUCCESS(status)) locale.addLikelySubtags(status);
    return writeTag(locale, out, capacity, length, status);
}

int32_t ricu_locale_available(int32_t index, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    if (index < 0 || index >= uloc_countAvailable()) return U_INDEX_OUTOFBOUNDS_ERROR;
    return writeTag(icu::Locale(uloc_getAvailable(index)), out, capacity, length, U_ZERO_ERROR);
}

bool ricu_locale_has_data(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return false;
    const ResourceBundle bundle(ures_open(nullptr, locale.getBaseName(), &status), &ures_close);
    return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

int32_t ricu_locale_explicit_parent(const char *tag, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    // ICU: ures_openDirect gives a locale without a hyphen (nb, nn) the root for a parent, in the cache that everything
    // else in the process reads from, unless the locale is there already with its real parent. So it is opened first.
    UErrorCode ignored = U_ZERO_ERROR;
    const ResourceBundle inheriting(ures_open(nullptr, locale.getBaseName(), &ignored), &ures_close);
    const ResourceBundle bundle(ures_openDirect(nullptr, locale.getBaseName(), &status), &ures_close);
    if (U_FAILURE(status)) return status;
    int32_t units = 0;
    const UChar *parent = ures_getStringByKey(bundle.get(), "%%Parent", &units, &status);
    if (U_FAILURE(status)) return status;
    std::string name;
    icu::UnicodeString(parent, units).toUTF8String(name);
    if (name == "root") return U_ZERO_ERROR;
    return writeTag(icu::Locale(name.c_str()), out, capacity, length, status);
}

bool ricu_locale_is_right_to_left(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    return ricu::localeFromTag(tag, status).isRightToLeft();
}

int32_t ricu_locale_display_name(
    const char *tag, const char *in_tag, char *out, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    const icu::Locale inLocale = ricu::localeFromTag(in_tag, status);
    icu::UnicodeString name;
    if (U_SUCCESS(status)) locale.getDisplayName(inLocale, name);
    return ricu::write(name, out, capacity, length, status);
}

int32_t ricu_locale_numbering(
    const char *tag, bool *has_digits, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    *has_digits = false;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    const std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(locale, status));
    if (U_FAILURE(status)) return status;
    *has_digits = !system->isAlgorithmic() && system->getRadix() == 10;
    const char *name = system->getName();
    return ricu::write(name, static_cast<int32_t>(std::strlen(name)), out, capacity, length, status);
}

bool ricu_locale_knows_calendar(const char *name) {
    const std::string legacyName = ricu::calendarName(name);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UEnumeration, decltype(&uenum_close)> calendars(
        ucal_getKeywordValuesForLocale("calendar", "", false, &status), &uenum_close);
    while (U_SUCCESS(status)) {
        const char *calendar = uenum_next(calendars.get(), nullptr, &status);
        if (!calendar) return false;
        if (legacyName == calendar) return true;
    }
    return false;
}

int32_t ricu_locale_matcher_open(const char *tags, ricu_locale_matcher **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    std::vector<icu::Locale> supported;
    std::istringstream words(tags);
    for (std::string tag; words >> tag;) supported.push_back(ricu::localeFromTag(tag.c_str(), status));
    if (U_FAILURE(status)) return status;
    icu::LocaleMatcher::Builder builder;
    builder.setSupportedLocales(supported.begin(), supported.end()).setNoDefaultLocale();
    icu::LocaleMatcher matcher = builder.build(status);
    if (U_FAILURE(status)) return status;
    *out = new (std::nothrow) ricu_locale_matcher{std::move(matcher)};
    return *out ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void ricu_locale_matcher_close(ricu_locale_matcher *matcher) { delete matcher; }

int32_t ricu_locale_matcher_match(const ricu_locale_matcher *matcher, const char *tag, int32_t *index) {
    *index = -1;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale desired = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    const icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(desired, status);
    if (U_SUCCESS(status)) *index = result.getSupportedIndex();
    return status;
}
