// SPDX-License-Identifier: Apache-2.0
//
// Counts the blocks of memory that a thread allocates and frees, whoever asks for them: the Swift runtime for objects,
// side tables, closures and tasks, Swift code for buffers, the C library for itself.
//
// The test executable has its own malloc, as the manual of glibc allows ("Replacing malloc"); it counts and leaves the
// work to glibc's. The address sanitizer has replaced malloc already, and calls a hook. The hooks of the thread sanitizer
// are not told of every block, so nothing is counted there.
#define _GNU_SOURCE
#include "AllocationCount.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define COUNTS_BY_HOOKS 1
#elif __has_feature(thread_sanitizer)
#define COUNTS_NOTHING 1
#endif
#endif

#if defined(__GLIBC__) && !defined(COUNTS_BY_HOOKS) && !defined(COUNTS_NOTHING)
#define COUNTS_BY_ITSELF 1
#endif

#if defined(COUNTS_BY_HOOKS) || defined(COUNTS_BY_ITSELF)

enum { capacity = 1 << 16 };

static _Thread_local long live = 0;
static _Thread_local bool is_recording = false;
// Open addressing; a block that was freed leaves `freed` behind.
static const void *recorded[capacity];
static long recorded_count = 0;
static const char freed;

static size_t slot(const void *block) { return ((uintptr_t)block >> 4) * 0x9E3779B97F4A7C15u >> 48; }

static void allocated(const void *block) {
  live += 1;
  if (!is_recording || recorded_count >= capacity / 2) return;
  size_t at = slot(block);
  while (recorded[at]) at = (at + 1) % capacity;
  recorded[at] = block;
  recorded_count += 1;
}

static void released(const void *block) {
  live -= 1;
  if (!is_recording) return;
  for (size_t at = slot(block); recorded[at]; at = (at + 1) % capacity)
    if (recorded[at] == block) recorded[at] = &freed;
}

bool allocation_count_works(void) { return true; }

bool allocation_count_is_in_image(const void *address) {
  Dl_info image;
  return dladdr(address, &image) != 0;
}

long allocation_count_live(void) { return live; }

void allocation_count_begin_recording(void) {
  for (long at = 0; at < capacity; at++) recorded[at] = NULL;
  recorded_count = 0;
  is_recording = true;
}

long allocation_count_end_recording(const void **blocks, long limit) {
  is_recording = false;
  long count = 0;
  for (long at = 0; at < capacity; at++) {
    if (!recorded[at] || recorded[at] == &freed) continue;
    if (count < limit) blocks[count] = recorded[at];
    count += 1;
  }
  return count;
}

#else

bool allocation_count_works(void) { return false; }
bool allocation_count_is_in_image(const void *address) { return false; }
long allocation_count_live(void) { return 0; }
void allocation_count_begin_recording(void) {}
long allocation_count_end_recording(const void **blocks, long limit) { return 0; }

#endif

#if defined(COUNTS_BY_HOOKS)

int __sanitizer_install_malloc_and_free_hooks(
    void (*malloc_hook)(const volatile void *, size_t), void (*free_hook)(const volatile void *));

static void malloc_hook(const volatile void *block, size_t size) {
  if (block) allocated((const void *)block);
}

static void free_hook(const volatile void *block) {
  if (block) released((const void *)block);
}

__attribute__((constructor)) static void install_hooks(void) {
  __sanitizer_install_malloc_and_free_hooks(malloc_hook, free_hook);
}

#elif defined(COUNTS_BY_ITSELF)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *counted(void *block) {
  if (block) allocated(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *valloc(size_t size) { return counted(__libc_memalign(4096, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  const int invalid = 22, none_left = 12;
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return invalid;
  void *made = counted(__libc_memalign(alignment, size));
  if (!made) return none_left;
  *block = made;
  return 0;
}

void *realloc(void *block, size_t size) {
  void *moved = __libc_realloc(block, size);
  // Without a new block the old one is left as it was, unless nothing was asked for.
  if (block && (moved || size == 0)) released(block);
  return counted(moved);
}

void free(void *block) {
  if (!block) return;
  released(block);
  __libc_free(block);
}

#endif
