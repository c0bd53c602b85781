#include "receipt_icu_bundle.h"

#include <unicode/udata.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <string>
#include <unordered_set>

struct RICUBundle {
    UResourceBundle *resource;
    int32_t count;
    int32_t position;
    std::string value;
};

namespace {

// The value of one digit of base64 (RFC 4648), or -1.
int digit(unsigned char character) {
    if (character >= 'A' && character <= 'Z') return character - 'A';
    if (character >= 'a' && character <= 'z') return character - 'a' + 26;
    if (character >= '0' && character <= '9') return character - '0' + 52;
    if (character == '+') return 62;
    if (character == '/') return 63;
    return -1;
}

// Decodes padded base64 into `out`, which holds 3/4 of `length`; false for text that is none.
bool decode(const char *text, int32_t length, unsigned char *out) {
    if (length % 4 != 0) return false;
    for (int32_t index = 0; index < length; index += 4) {
        const bool last = index + 4 == length;
        uint32_t group = 0;
        int32_t bytes = 3;
        for (int32_t offset = 0; offset < 4; offset++) {
            const char character = text[index + offset];
            if (character == '=' && last && offset >= 2) {
                bytes = bytes < offset - 1 ? bytes : offset - 1;
                group <<= 6;
                continue;
            }
            const int value = digit(static_cast<unsigned char>(character));
            if (value < 0 || bytes != 3) return false;
            group = group << 6 | static_cast<uint32_t>(value);
        }
        if (bytes > 0) *out++ = static_cast<unsigned char>(group >> 16);
        if (bytes > 1) *out++ = static_cast<unsigned char>(group >> 8);
        if (bytes > 2) *out++ = static_cast<unsigned char>(group);
    }
    return true;
}

// Success alone will do: a warning of ICU means that it serves other data than what was asked for.
int32_t strict(UErrorCode status) {
    return U_SUCCESS(status) && status != U_ZERO_ERROR ? U_INTERNAL_PROGRAM_ERROR : status;
}

}  // namespace

int32_t ricu_bundle_register(const char *package, const char *base64, int32_t length) {
    // ICU keeps the first data of a name and answers a second registration with a warning, so we remember the names.
    static std::mutex mutex;
    static auto &registered = *new std::unordered_set<std::string>;

    const std::lock_guard<std::mutex> lock(mutex);
    if (registered.count(package) != 0) return U_ZERO_ERROR;

    // ICU: data is used in place and must stay alive; it needs 16 bytes of alignment, which malloc gives.
    const size_t capacity = static_cast<size_t>(length) / 4 * 3 + 16;
    auto *data = static_cast<unsigned char *>(std::calloc(capacity, 1));
    if (data == nullptr) return U_MEMORY_ALLOCATION_ERROR;
    if (length <= 0 || !decode(base64, length, data)) {
        std::free(data);
        return U_INVALID_FORMAT_ERROR;
    }
    UErrorCode status = U_ZERO_ERROR;
    udata_setAppData(package, data, &status);
    if (status != U_ZERO_ERROR) {
        std::free(data);
        return strict(status);
    }
    registered.insert(package);
    return U_ZERO_ERROR;
}

int32_t ricu_bundle_open(const char *package, const char *locale, RICUBundle **out) {
    *out = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    // ICU: ures_open would go on to the process's default locale, and never returns for nb and nn (ICU 72).
    UResourceBundle *resource = ures_openDirect(package, locale, &status);
    if (status != U_ZERO_ERROR) {
        ures_close(resource);
        return strict(status);
    }
    auto *bundle = new (std::nothrow) RICUBundle{resource, ures_getSize(resource), 0, {}};
    if (bundle == nullptr) {
        ures_close(resource);
        return U_MEMORY_ALLOCATION_ERROR;
    }
    *out = bundle;
    return U_ZERO_ERROR;
}

int32_t ricu_bundle_count(const RICUBundle *bundle) {
    return bundle->count;
}

int32_t ricu_bundle_next(RICUBundle *bundle, const char **key, int32_t *keyLength, const char **value, int32_t *length) {
    if (bundle->position >= bundle->count) return U_INDEX_OUTOFBOUNDS_ERROR;
    bundle->position += 1;
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    const UChar *text = ures_getNextString(bundle->resource, &units, key, &status);
    if (status != U_ZERO_ERROR) return strict(status);
    *keyLength = static_cast<int32_t>(std::strlen(*key));
    bundle->value.clear();
    icu::UnicodeString(false, text, units).toUTF8String(bundle->value);
    *value = bundle->value.data();
    *length = static_cast<int32_t>(bundle->value.size());
    return U_ZERO_ERROR;
}

void ricu_bundle_close(RICUBundle *bundle) {
    if (bundle == nullptr) return;
    ures_close(bundle->resource);
    delete bundle;
}
