#include "receipt_icu_status.h"

#include <unicode/putil.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include <string>

namespace {

std::string text(const UVersionInfo version) {
    return std::to_string(version[0]) + "." + std::to_string(version[1]);
}

}  // namespace

const char *ricu_status_name(int32_t status) {
    return u_errorName(static_cast<UErrorCode>(status));
}

const char *ricu_version(void) {
    static const std::string version = [] {
        UVersionInfo info;
        u_getVersion(info);
        return text(info);
    }();
    return version.c_str();
}

const char *ricu_data_version(void) {
    static const std::string version = [] {
        UVersionInfo info = {};
        UErrorCode status = U_ZERO_ERROR;
        ulocdata_getCLDRVersion(info, &status);
        return text(info);
    }();
    return version.c_str();
}
