#include "receipt_icu_plural.h"

#include <unicode/localpointer.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <cstring>
#include <string>

#include "utf8.h"

namespace {

// The name of the rule set of a locale or of its nearest ancestor; empty for a language without rules.
std::string ruleSet(const UResourceBundle *sets, const char *locale, UErrorCode &status) {
    char name[ULOC_FULLNAME_CAPACITY];
    uloc_getBaseName(locale, name, sizeof name, &status);
    while (U_SUCCESS(status) && name[0] != '\0') {
        UErrorCode found = U_ZERO_ERROR;
        int32_t units = 0;
        const UChar *set = ures_getStringByKey(sets, name, &units, &found);
        if (U_SUCCESS(found)) {
            std::string text;
            icu::UnicodeString(false, set, units).toUTF8String(text);
            return text;
        }
        char parent[ULOC_FULLNAME_CAPACITY];
        uloc_getParent(name, parent, sizeof parent, &status);
        std::memcpy(name, parent, sizeof name);
    }
    return {};
}

}  // namespace

int32_t ricu_plural_rules(const char *locale, bool isOrdinal, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    // ICU: the bundle `plurals` of its own data maps locales to rule sets and holds the sets, as PluralRules reads it.
    const icu::LocalUResourceBundlePointer plurals(ures_openDirect(nullptr, "plurals", &status));
    const icu::LocalUResourceBundlePointer sets(
        ures_getByKey(plurals.getAlias(), isOrdinal ? "locales_ordinals" : "locales", nullptr, &status));
    const std::string name = U_SUCCESS(status) ? ruleSet(sets.getAlias(), locale, status) : std::string();
    if (U_FAILURE(status) || name.empty()) return status;

    const icu::LocalUResourceBundlePointer rules(ures_getByKey(plurals.getAlias(), "rules", nullptr, &status));
    const icu::LocalUResourceBundlePointer set(ures_getByKey(rules.getAlias(), name.c_str(), nullptr, &status));
    std::string text;
    while (U_SUCCESS(status) && ures_hasNext(set.getAlias())) {
        const char *keyword = nullptr;
        int32_t units = 0;
        const UChar *rule = ures_getNextString(set.getAlias(), &units, &keyword, &status);
        if (U_FAILURE(status) || std::strcmp(keyword, "other") == 0) continue;
        text.append(keyword).append(": ");
        icu::UnicodeString(false, rule, units).toUTF8String(text);
        text.append("\n");
    }
    return ricu::write(text.data(), static_cast<int32_t>(text.size()), out, capacity, length, status);
}

int32_t ricu_plural_select(const char *locale, bool isOrdinal, const char *digits, char *out, int32_t capacity,
                           int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale id(locale);
    const icu::LocalPointer<icu::PluralRules> rules(
        icu::PluralRules::forLocale(id, isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
    if (U_FAILURE(status)) return status;
    const char *point = std::strchr(digits, '.');
    const int32_t places = point == nullptr ? 0 : static_cast<int32_t>(std::strlen(point + 1));
    const icu::number::FormattedNumber number = icu::number::NumberFormatter::withLocale(id)
                                                    .precision(icu::number::Precision::fixedFraction(places))
                                                    .formatDecimal(digits, status);
    return ricu::write(rules->select(number, status), out, capacity, length, status);
}
