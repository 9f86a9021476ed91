// SPDX-License-Identifier: Apache-2.0

// The functions of the heap, with a counter in front. An executable that defines them is asked by every
// library it loads; the allocator behind them stays glibc's. Elsewhere nothing is counted.

#include "CMeter.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static bool watching;
static HeapUse use;

static void *taken(void *block) {
  if (__builtin_expect(watching, false)) {
    use.allocations += 1;
    use.bytes += (int64_t)malloc_usable_size(block);
  }
  return block;
}

static void given_back(void *block) {
  if (__builtin_expect(watching, false)) { use.bytes -= (int64_t)malloc_usable_size(block); }
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  given_back(block);
  return taken(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (block == NULL) { return ENOMEM; }
  *result = block;
  return 0;
}

void free(void *block) {
  given_back(block);
  __libc_free(block);
}

bool heap_can_be_watched(void) { return true; }

void heap_watch(void) {
  use = (HeapUse){0};
  watching = true;
}

HeapUse heap_watched(void) {
  watching = false;
  return use;
}

void heap_keep(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 1 << 26);
}

#else

bool heap_can_be_watched(void) { return false; }
void heap_watch(void) {}
HeapUse heap_watched(void) { return (HeapUse){0}; }
void heap_keep(void) {}

#endif
