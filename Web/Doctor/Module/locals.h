// SPDX-License-Identifier: Apache-2.0
// Writes the local variables of a WebAssembly program by how recently they were used, and back by index.
//
// Functions that do the same have the same instructions, but rarely the same numbers of variables. By recency,
// "the variable that was just set" is the same byte everywhere, so much more of the program is a copy of what
// came before: that saves a tenth of it. Only numbers of one byte are changed, and they stay one byte, so all
// sizes in the program stay what they are.

#include "place.h"

enum { short_locals = 128 };

typedef struct {
  Place place;
  // The variables of a function: first those that were used, the last one first, then the others in order.
  uint8_t order[short_locals];
  uint32_t used;
} Locals;

// The number of a position is one more than it, but the first unused variable is zero: it often comes next.
static inline uint32_t number_of(const Locals *locals, uint32_t position) {
  if (position == locals->used) return 0;
  return position < locals->used && locals->used < short_locals ? position + 1 : position;
}

static inline uint32_t position_of(const Locals *locals, uint32_t number) {
  if (locals->used == short_locals) return number;
  if (number == 0) return locals->used;
  return number <= locals->used ? number - 1 : number;
}

// Takes the variable at a position as the last one that was used, and returns its index.
static inline uint8_t use(Locals *locals, uint32_t position) {
  uint8_t index = locals->order[position];
  for (uint32_t other = position; other > 0; other -= 1) locals->order[other] = locals->order[other - 1];
  locals->order[0] = index;
  if (position >= locals->used) locals->used += 1;
  return index;
}

// Whether the next byte is all of the number of a variable.
static inline uint32_t is_short_local(const Locals *locals, uint8_t byte) {
  return locals->place.kind == kind_local && locals->place.shift == 0 && byte < short_locals;
}

static inline void pass(Locals *locals, uint8_t byte) {
  take(&locals->place, byte);
  // A function begins.
  if (locals->place.reading != reads_local_count || locals->place.shift > 0) return;
  for (uint32_t index = 0; index < short_locals; index += 1) locals->order[index] = (uint8_t)index;
  locals->used = 0;
}

static inline uint8_t by_recency(Locals *locals, uint8_t byte) {
  uint8_t result = byte;
  if (is_short_local(locals, byte)) {
    uint32_t position = 0;
    while (locals->order[position] != byte) position += 1;
    result = (uint8_t)number_of(locals, position);
    use(locals, position);
  }
  pass(locals, byte);
  return result;
}

static inline uint8_t by_index(Locals *locals, uint8_t byte) {
  uint8_t result = is_short_local(locals, byte) ? use(locals, position_of(locals, byte)) : byte;
  pass(locals, byte);
  return result;
}

static inline Locals no_locals(void) { return (Locals){beginning(), {0}, 0}; }
