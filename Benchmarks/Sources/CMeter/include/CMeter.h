// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the heap was asked for while it was watched.
typedef struct {
  /// Calls that asked for memory.
  int64_t allocations;
  /// Bytes handed out minus bytes given back, as the allocator rounds them.
  int64_t bytes;
} HeapUse;

/// Whether the heap can be watched on this system.
bool heap_can_be_watched(void);

/// Starts to count, from zero.
void heap_watch(void);

/// Stops counting, and gives what was counted.
HeapUse heap_watched(void);

/// Keeps memory that is given back, because fresh memory of the kernel costs more than what is done in it.
void heap_keep(void);

/// Calls `body`: an instruction counter that is told this function's name counts what `body` does alone.
void counted(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Calls `body` on a stack of so many bytes, and returns when it has.
void on_stack_of(size_t bytes, void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Starts a copy of this process and waits until that has ended; true in the copy, false here.
///
/// A failure of the copy ends this process.
bool in_child(void);
