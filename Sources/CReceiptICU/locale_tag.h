// A BCP 47 tag as ICU's locale. For the sources of this target only.
#pragma once

#include <unicode/locid.h>

#include <cstring>
#include <string>

namespace ricu {

// ICU's own name of a calendar by its BCP 47 name. Source: CLDR, common/bcp47/calendar.xml.
inline const char *calendarName(const std::string &type) {
    if (type == "gregory") return "gregorian";
    if (type == "ethioaa") return "ethiopic-amete-alem";
    if (type == "islamicc") return "islamic-civil";
    return type.c_str();
}

// Sets the keywords of a -u- extension in which only `ca`, `hc` and `nu` occur; false where it has others.
inline bool setFormattingKeywords(icu::Locale &locale, const std::string &extension, UErrorCode &status) {
    size_t begin = 0;
    std::string key;
    std::string value;
    while (begin <= extension.size()) {
        size_t end = extension.find('-', begin);
        if (end == std::string::npos) end = extension.size();
        const std::string part = extension.substr(begin, end - begin);
        begin = end + 1;
        if (part.size() == 1) return false;
        if (part.size() == 2) {
            key = part;
            value.clear();
            if (key != "ca" && key != "hc" && key != "nu") return false;
            continue;
        }
        if (key.empty()) return false;
        value += (value.empty() ? "" : "-") + part;
        const char *name = key == "ca" ? "calendar" : key == "hc" ? "hours" : "numbers";
        locale.setKeywordValue(name, key == "ca" ? calendarName(value) : value.c_str(), status);
    }
    return true;
}

// `und` gives the root. Never the process's default locale: an unreadable tag is an error.
inline icu::Locale localeFromTag(const char *tag, UErrorCode &status) {
    if (U_FAILURE(status)) return icu::Locale::getRoot();
    icu::Locale locale;
    // ICU: reading a -u- extension loads its table of all keywords, five milliseconds that most processes can save.
    const char *extension = std::strstr(tag, "-u-");
    if (extension && !std::strstr(tag, "-x-")) {
        locale = icu::Locale::forLanguageTag(icu::StringPiece(tag, static_cast<int32_t>(extension - tag)), status);
        if (U_SUCCESS(status) && !locale.isBogus() && setFormattingKeywords(locale, extension + 3, status)) {
            return locale;
        }
    }
    locale = icu::Locale::forLanguageTag(tag, status);
    if (U_SUCCESS(status) && locale.isBogus()) status = U_ILLEGAL_ARGUMENT_ERROR;
    return U_FAILURE(status) ? icu::Locale::getRoot() : locale;
}

}  // namespace ricu
