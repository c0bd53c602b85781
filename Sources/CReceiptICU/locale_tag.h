// A BCP 47 tag as ICU's locale. For the sources of this target only.
#pragma once

#include <unicode/locid.h>

namespace ricu {

// `und` gives the root. Never the process's default locale: an unreadable tag is an error.
inline icu::Locale localeFromTag(const char *tag, UErrorCode &status) {
    if (U_FAILURE(status)) return icu::Locale::getRoot();
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    if (U_SUCCESS(status) && locale.isBogus()) status = U_ILLEGAL_ARGUMENT_ERROR;
    return U_FAILURE(status) ? icu::Locale::getRoot() : locale;
}

}  // namespace ricu
