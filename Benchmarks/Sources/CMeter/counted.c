// SPDX-License-Identifier: Apache-2.0

#include "CMeter.h"

__attribute__((noinline)) void counted(void (*body)(void *), void *context) {
  body(context);
  // Keeps the call from becoming a jump, after which this function would never be left.
  __asm__ volatile("" ::: "memory");
}
