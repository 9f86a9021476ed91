// SPDX-License-Identifier: Apache-2.0
#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdbool.h>

/// Whether blocks of memory are counted on this system.
bool allocation_count_works(void);

/// The blocks that this thread has allocated, less those it has freed.
long allocation_count_live(void);

/// Begins to remember the blocks that this thread allocates and does not free. One thread at a time does.
void allocation_count_begin_recording(void);

/// Ends that, and copies the addresses of at most `capacity` blocks that are left. Returns how many there are.
long allocation_count_end_recording(const void **blocks, long capacity);

/// Whether an address is in the executable or in a library, and not in memory that was allocated.
bool allocation_count_is_in_image(const void *address);

#endif
