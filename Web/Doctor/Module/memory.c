// SPDX-License-Identifier: Apache-2.0
//
// What Embedded Swift expects of a C library beyond those functions of wasi-libc that need no system: memory that is counted,
// numbers from texts, a guard for the stack, and numbers for the seed of hashes, which are the same in each run.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The names that the linker gives to the functions of wasi-libc while others call those below: --wrap.
int __real_posix_memalign(void **result, size_t alignment, size_t size);
void __real_free(void *block);
size_t malloc_usable_size(void *block);

static size_t used;

int __wrap_posix_memalign(void **result, size_t alignment, size_t size) {
  // Blocks of Swift are aligned to 16 bytes as all are.
  int error = 0;
  if (alignment <= 16) {
    *result = malloc(size);
    if (*result == NULL) error = 12;
  } else {
    error = __real_posix_memalign(result, alignment, size);
  }
  // There is no memory left: nothing can go on.
  if (error != 0) __builtin_trap();
  used += malloc_usable_size(*result);
  return 0;
}

void __wrap_free(void *block) {
  if (block == NULL) return;
  used -= malloc_usable_size(block);
  __real_free(block);
}

/// The bytes that are in use.
size_t doctor_memory(void) { return used; }

uintptr_t __stack_chk_guard = 0x6c1f9a35;

void __stack_chk_fail(void) { __builtin_trap(); }

void arc4random_buf(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (uint8_t)(index * 151 + 43);
}

int putchar(int character) { return character; }
