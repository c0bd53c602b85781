#ifndef RECEIPT_CODES_H
#define RECEIPT_CODES_H

#include <stdbool.h>
#include <stdint.h>

/// The version of Zint at run time, as a number: 21101 is 2.11.1.
int receipt_codes_version(void);

/// The kinds of codes.
enum {
    RECEIPT_CODE_QR = 1,
    RECEIPT_CODE_CODE128 = 2,
    RECEIPT_CODE_PDF417 = 3,
};

/// How encoding ended.
enum {
    RECEIPT_CODE_OK = 0,
    /// The payload does not fit into one symbol.
    RECEIPT_CODE_TOO_LONG = 1,
    /// The payload holds what this kind cannot carry.
    RECEIPT_CODE_UNENCODABLE = 2,
    RECEIPT_CODE_OUT_OF_MEMORY = 3,
    /// Anything else that Zint says.
    RECEIPT_CODE_FAILED = 4,
};

/// An encoded symbol, without its quiet zone.
typedef struct receipt_code receipt_code;

/// Encodes bytes as they are: no escape sequence, no separator and no byte order mark means anything here.
///
/// - Parameters:
///   - utf8: Whether the symbol tells its reader that the bytes are UTF-8 (ECI 26).
///   - length: At least 1.
///   - out: The symbol, for `receipt_code_close`; null unless the status is RECEIPT_CODE_OK.
int32_t receipt_code_open(int32_t kind, const uint8_t *_Nonnull payload, int32_t length, bool utf8,
                          receipt_code *_Nullable *_Nonnull out);

void receipt_code_close(receipt_code *_Nullable code);

/// In modules.
int32_t receipt_code_width(const receipt_code *_Nonnull code);
int32_t receipt_code_rows(const receipt_code *_Nonnull code);

/// Whether a module is dark; outside the symbol all are light.
bool receipt_code_is_dark(const receipt_code *_Nonnull code, int32_t column, int32_t row);

#endif
