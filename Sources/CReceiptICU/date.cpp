#include "receipt_icu_date.h"

#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/tzfmt.h>

#include <memory>
#include <new>
#include <utility>

#include "locale_tag.h"
#include "utf8.h"

struct ricu_date_patterns {
    std::unique_ptr<icu::DateTimePatternGenerator> generator;
};

struct ricu_date {
    std::unique_ptr<icu::SimpleDateFormat> format;
};

namespace {

struct Names {
    const icu::UnicodeString *first;
    int32_t count;
};

Names select(const icu::DateFormatSymbols &symbols, int32_t names) {
    using Symbols = icu::DateFormatSymbols;
    Names result = {nullptr, 0};
    const auto months = [&](Symbols::DtContextType context, Symbols::DtWidthType width) {
        result.first = symbols.getMonths(result.count, context, width);
    };
    // ICU: the weekday arrays begin with an unused entry, because Sunday is 1.
    const auto weekdays = [&](Symbols::DtContextType context, Symbols::DtWidthType width) {
        result.first = symbols.getWeekdays(result.count, context, width) + 1;
        --result.count;
    };
    switch (names) {
        case RICU_MONTHS_ABBREVIATED: months(Symbols::FORMAT, Symbols::ABBREVIATED); break;
        case RICU_MONTHS_WIDE: months(Symbols::FORMAT, Symbols::WIDE); break;
        case RICU_MONTHS_NARROW: months(Symbols::FORMAT, Symbols::NARROW); break;
        case RICU_STANDALONE_MONTHS_ABBREVIATED: months(Symbols::STANDALONE, Symbols::ABBREVIATED); break;
        case RICU_STANDALONE_MONTHS_WIDE: months(Symbols::STANDALONE, Symbols::WIDE); break;
        case RICU_STANDALONE_MONTHS_NARROW: months(Symbols::STANDALONE, Symbols::NARROW); break;
        case RICU_WEEKDAYS_ABBREVIATED: weekdays(Symbols::FORMAT, Symbols::ABBREVIATED); break;
        case RICU_WEEKDAYS_WIDE: weekdays(Symbols::FORMAT, Symbols::WIDE); break;
        case RICU_WEEKDAYS_NARROW: weekdays(Symbols::FORMAT, Symbols::NARROW); break;
        case RICU_WEEKDAYS_SHORT: weekdays(Symbols::FORMAT, Symbols::SHORT); break;
        case RICU_STANDALONE_WEEKDAYS_ABBREVIATED: weekdays(Symbols::STANDALONE, Symbols::ABBREVIATED); break;
        case RICU_STANDALONE_WEEKDAYS_WIDE: weekdays(Symbols::STANDALONE, Symbols::WIDE); break;
        case RICU_DAY_PERIODS: result.first = symbols.getAmPmStrings(result.count); break;
        case RICU_ERAS_ABBREVIATED: result.first = symbols.getEras(result.count); break;
        case RICU_ERAS_WIDE: result.first = symbols.getEraNames(result.count); break;
        case RICU_ERAS_NARROW: result.first = symbols.getNarrowEras(result.count); break;
        default: break;
    }
    return result;
}

}  // namespace

int32_t ricu_date_patterns_open(const char *tag, ricu_date_patterns **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    if (U_FAILURE(status)) return status;
    *out = new (std::nothrow) ricu_date_patterns{std::move(generator)};
    return *out ? status : U_MEMORY_ALLOCATION_ERROR;
}

void ricu_date_patterns_close(ricu_date_patterns *patterns) { delete patterns; }

int32_t ricu_date_patterns_best(
    ricu_date_patterns *patterns, const char *skeleton, char *out, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    const auto pattern = patterns->generator->getBestPattern(icu::UnicodeString::fromUTF8(skeleton), status);
    return ricu::write(pattern, out, capacity, length, status);
}

int32_t ricu_date_open(const char *tag, const char *pattern, ricu_date **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    std::unique_ptr<icu::SimpleDateFormat> format(
        new icu::SimpleDateFormat(icu::UnicodeString::fromUTF8(pattern), locale, status));
    if (!format) return U_MEMORY_ALLOCATION_ERROR;
    if (U_FAILURE(status)) return status;
    format->setTimeZone(*icu::TimeZone::getGMT());
    // ICU: calendars that count like the Gregorian one switch to Julian days before 1582 unless told otherwise.
    if (auto *gregorian = dynamic_cast<const icu::GregorianCalendar *>(format->getCalendar())) {
        std::unique_ptr<icu::GregorianCalendar> proleptic(gregorian->clone());
        if (!proleptic) return U_MEMORY_ALLOCATION_ERROR;
        proleptic->setGregorianChange(-8.64e15, status);
        if (U_FAILURE(status)) return status;
        format->adoptCalendar(proleptic.release());
    }
    *out = new (std::nothrow) ricu_date{std::move(format)};
    return *out ? status : U_MEMORY_ALLOCATION_ERROR;
}

void ricu_date_close(ricu_date *date) { delete date; }

int32_t ricu_date_format(const ricu_date *date, int64_t seconds, char *out, int32_t capacity, int32_t *length) {
    icu::UnicodeString text;
    date->format->format(static_cast<UDate>(seconds) * 1000, text);
    return ricu::write(text, out, capacity, length, text.isBogus() ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR);
}

int32_t ricu_date_names_of(const char *tag, int32_t names, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    const icu::DateFormatSymbols symbols(locale, "gregorian", status);
    if (U_FAILURE(status)) return status;
    const Names found = select(symbols, names);
    icu::UnicodeString text;
    for (int32_t index = 0; index < found.count; ++index) text.append(found.first[index]).append(UChar(0));
    return ricu::write(text, out, capacity, length, status);
}

int32_t ricu_date_offset(const char *tag, int32_t minutes, char *out, int32_t capacity, int32_t *length) {
    *length = 0;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = ricu::localeFromTag(tag, status);
    if (U_FAILURE(status)) return status;
    const std::unique_ptr<icu::TimeZoneFormat> format(icu::TimeZoneFormat::createInstance(locale, status));
    if (U_FAILURE(status)) return status;
    icu::UnicodeString text;
    format->formatOffsetShortLocalizedGMT(minutes * 60 * 1000, text, status);
    return ricu::write(text, out, capacity, length, status);
}
