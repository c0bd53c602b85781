#include <stddef.h>
#include <zint.h>

#include "receipt_codes.h"

// ISO/IEC 18004: level M restores about 15 % of the codewords.
static const int qr_level_m = 2;
// The level that ISO/IEC 15438 recommends for the length of the data.
static const int pdf417_recommended_level = -1;
// 17 modules each and 69 for the frame: with the quiet zones 192 modules, which a head of 384 dots (58 mm paper) prints
// two dots wide. Zint takes more columns where the rows (90 at most) do not hold the data.
static const int pdf417_columns_on_narrow_paper = 7;
static const int pdf417_width_on_narrow_paper = 17 * 7 + 69;
static const int eci_utf8 = 26;

// `receipt_code` is Zint's own symbol under another name, so that no header of Zint is seen outside.
static struct zint_symbol *symbol_of(receipt_code *code) { return (struct zint_symbol *)code; }
static const struct zint_symbol *const_symbol_of(const receipt_code *code) {
    return (const struct zint_symbol *)code;
}

int receipt_codes_version(void) { return ZBarcode_Version(); }

static int32_t status_of(int zint) {
    switch (zint) {
    case 0:
    case ZINT_WARN_INVALID_OPTION:  // more columns than asked for
    case ZINT_WARN_USES_ECI:
        return RECEIPT_CODE_OK;
    case ZINT_ERROR_TOO_LONG:
        return RECEIPT_CODE_TOO_LONG;
    case ZINT_ERROR_INVALID_DATA:
        return RECEIPT_CODE_UNENCODABLE;
    case ZINT_ERROR_MEMORY:
        return RECEIPT_CODE_OUT_OF_MEMORY;
    default:
        return RECEIPT_CODE_FAILED;
    }
}

static int32_t encode(int32_t kind, const uint8_t *payload, int32_t length, int eci, int pdf417_columns,
                      struct zint_symbol **out) {
    *out = NULL;
    struct zint_symbol *symbol = ZBarcode_Create();
    if (symbol == NULL) return RECEIPT_CODE_OUT_OF_MEMORY;
    symbol->input_mode = DATA_MODE;
    symbol->show_hrt = 0;
    symbol->eci = eci;
    switch (kind) {
    case RECEIPT_CODE_QR:
        symbol->symbology = BARCODE_QRCODE;
        symbol->option_1 = qr_level_m;
        break;
    case RECEIPT_CODE_CODE128:
        symbol->symbology = BARCODE_CODE128;
        break;
    default:
        symbol->symbology = BARCODE_PDF417;
        symbol->option_1 = pdf417_recommended_level;
        symbol->option_2 = pdf417_columns;
        break;
    }
    const int32_t status = status_of(ZBarcode_Encode(symbol, payload, length));
    if (status != RECEIPT_CODE_OK) {
        ZBarcode_Delete(symbol);
        return status;
    }
    *out = symbol;
    return status;
}

int32_t receipt_code_open(int32_t kind, const uint8_t *payload, int32_t length, bool utf8, receipt_code **out) {
    *out = NULL;
    if (length < 1) return RECEIPT_CODE_UNENCODABLE;
    if (length > ZINT_MAX_DATA_LEN) return RECEIPT_CODE_TOO_LONG;
    const int eci = utf8 ? eci_utf8 : 0;
    struct zint_symbol *symbol = NULL;
    int32_t status = encode(kind, payload, length, eci, 0, &symbol);
    if (status == RECEIPT_CODE_OK && kind == RECEIPT_CODE_PDF417 && symbol->width > pdf417_width_on_narrow_paper) {
        ZBarcode_Delete(symbol);
        status = encode(kind, payload, length, eci, pdf417_columns_on_narrow_paper, &symbol);
    }
    *out = (receipt_code *)symbol;
    return status;
}

void receipt_code_close(receipt_code *code) {
    if (code != NULL) ZBarcode_Delete(symbol_of(code));
}

int32_t receipt_code_width(const receipt_code *code) { return const_symbol_of(code)->width; }

int32_t receipt_code_rows(const receipt_code *code) { return const_symbol_of(code)->rows; }

bool receipt_code_is_dark(const receipt_code *code, int32_t column, int32_t row) {
    const struct zint_symbol *symbol = const_symbol_of(code);
    if (column < 0 || column >= symbol->width || row < 0 || row >= symbol->rows) return false;
    return (symbol->encoded_data[row][column / 8] >> (column % 8)) & 1;
}
