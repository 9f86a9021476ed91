// SPDX-License-Identifier: Apache-2.0
// Unpacks the program of the page in its worker: a module of its own, which needs no library and no memory
// but what it is given. A script would take four times as long, which everybody who opens the page would wait
// for.

#include "locals.h"
#include "packing.h"

struct Coder {
  const uint8_t *next;
  const uint8_t *end;
  uint32_t range;
  uint32_t code;
};

static Coder source;
static Progress progress;
static Locals locals;

static inline void refill(Coder *coder) {
  while (coder->range < 0x1000000) {
    coder->range <<= 8;
    coder->code = coder->code << 8 | (coder->next < coder->end ? *coder->next++ : 0);
  }
}

static inline uint32_t decide(Coder *coder, uint32_t zero, uint32_t value) {
  uint32_t bound = (coder->range >> 16) * zero;
  value = coder->code >= bound;
  if (value == 0) {
    coder->range = bound;
  } else {
    coder->range -= bound;
    coder->code -= bound;
  }
  refill(coder);
  return value;
}

static inline uint32_t even_bits(Coder *coder, uint32_t count, uint32_t value) {
  for (value = 0; count > 0; count -= 1) {
    coder->range >>= 1;
    uint32_t one = coder->code >= coder->range;
    if (one) coder->code -= coder->range;
    value = value << 1 | one;
    refill(coder);
  }
  return value;
}

// Prepares to write the `size` bytes that are packed in `count` bytes. The output has room for twice as many:
// first for the program as it is packed, then for the program itself.
void start(const uint8_t *packed, uint32_t count, uint8_t *output, uint32_t size) {
  locals = no_locals();
  begin(&progress, output, size);
  source = (Coder){packed, packed + count, 0xffffffff, 0};
  // The first byte of a range coder is zero.
  for (uint32_t byte = 0; byte < 5; byte += 1) {
    source.code = source.code << 8 | (source.next < source.end ? *source.next++ : 0);
  }
}

// Goes on until at least `count` bytes are written; returns how many there are, or zero if the code is
// damaged.
uint32_t unpack(uint32_t count) {
  Coder coder = source;
  uint32_t first = progress.done;
  if (count > progress.size) count = progress.size;
  while (progress.done < count) {
    if (is_copy(&coder, &progress, 0) == 0) byte(&coder, &progress, 0);
    else if (copy(&coder, &progress, 0, 0) == 0) return 0;
  }
  source = coder;
  for (uint32_t at = first; at < progress.done; at += 1) {
    progress.output[progress.size + at] = by_index(&locals, progress.output[at]);
  }
  return progress.done;
}
