#ifndef RECEIPT_PANGO_H
#define RECEIPT_PANGO_H

/// The version of Pango at run time: `1.50.12`.
const char *_Nonnull receipt_pango_version(void);

#endif
