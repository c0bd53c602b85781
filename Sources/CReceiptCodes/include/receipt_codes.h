#ifndef RECEIPT_CODES_H
#define RECEIPT_CODES_H

/// The version of Zint at run time, as a number: 21101 is 2.11.1.
int receipt_codes_version(void);

#endif
