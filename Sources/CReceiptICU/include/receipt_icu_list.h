// Lists such as `A, B and C`.
#pragma once

#include "receipt_icu_status.h"

RICU_BEGIN

typedef struct ricu_list ricu_list;

// The locale's wide list of things that all apply. The handle may be used by several threads at once.
int32_t ricu_list_open(const char *tag, ricu_list **out);
void ricu_list_close(ricu_list *list);
// The items stand one after the other in `items`; `ends[i]` is where the `i`th ends, in bytes.
int32_t ricu_list_format(
    const ricu_list *list, const char *items, const int32_t *ends, int32_t count, char *out, int32_t capacity,
    int32_t *length);

RICU_END
