// SPDX-License-Identifier: Apache-2.0
// Packs the program of the page for unpack.c. Runs where the page is made.
//
// usage: pack --locals < FILE.wasm > FILE    the program with its local variables by recency
//        pack SIZE < FILE.lzma > FILE        that file, packed by LZMA, in the format of the page

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "locals.h"
#include "packing.h"

// A range coder: what is certain has been written, but for the last byte and those of ones after it.
struct Coder {
  uint64_t low;
  uint64_t waiting;
  uint32_t range;
  uint8_t last;
};

static Coder target = {0, 1, 0xffffffff, 0};

static void shift(Coder *coder) {
  if (coder->low < 0xff000000 || coder->low > 0xffffffff) {
    for (uint8_t byte = coder->last; coder->waiting > 0; coder->waiting -= 1, byte = 0xff) {
      putchar((uint8_t)(byte + (coder->low >> 32)));
    }
    coder->last = (uint8_t)(coder->low >> 24);
  }
  coder->waiting += 1;
  coder->low = (coder->low & 0xffffff) << 8;
}

static inline uint32_t decide(Coder *coder, uint32_t zero, uint32_t value) {
  uint32_t bound = (coder->range >> 16) * zero;
  if (value == 0) {
    coder->range = bound;
  } else {
    coder->low += bound;
    coder->range -= bound;
  }
  for (; coder->range < 0x1000000; coder->range <<= 8) shift(coder);
  return value;
}

static inline uint32_t even_bits(Coder *coder, uint32_t count, uint32_t value) {
  for (uint32_t left = count; left > 0; left -= 1) {
    coder->range >>= 1;
    if (value >> (left - 1) & 1) coder->low += coder->range;
    for (; coder->range < 0x1000000; coder->range <<= 8) shift(coder);
  }
  return value;
}

// MARK: What LZMA found

enum {
  is_match = 0, is_repeat = 192, is_first = 204, is_second = 216, is_third = 228, is_long = 240, slots = 432, distances = 688,
  aligned = 804, lengths = 820, repeats = 1334, literals = 1848
};

typedef struct {
  const uint8_t *next;
  const uint8_t *end;
  uint32_t range;
  uint32_t code;
} Reader;

static uint16_t standard[literals + (0x300 << 4)];

static void refill(Reader *reader) {
  while (reader->range < 0x1000000) {
    reader->range <<= 8;
    reader->code = reader->code << 8 | (reader->next < reader->end ? *reader->next++ : 0);
  }
}

static uint32_t read_bit(Reader *reader, uint32_t at) {
  uint32_t bound = (reader->range >> 11) * standard[at];
  uint32_t value = reader->code >= bound;
  if (value == 0) {
    reader->range = bound;
    standard[at] += (2048 - standard[at]) >> 5;
  } else {
    reader->range -= bound;
    reader->code -= bound;
    standard[at] -= standard[at] >> 5;
  }
  refill(reader);
  return value;
}

static uint32_t read_tree(Reader *reader, uint32_t at, uint32_t bits) {
  uint32_t node = 1;
  for (uint32_t count = 0; count < bits; count += 1) node = node << 1 | read_bit(reader, at + node);
  return node - (1u << bits);
}

static uint32_t read_reversed(Reader *reader, uint32_t at, uint32_t bits) {
  uint32_t node = 1;
  uint32_t value = 0;
  for (uint32_t count = 0; count < bits; count += 1) {
    uint32_t one = read_bit(reader, at + node);
    node = node << 1 | one;
    value |= one << count;
  }
  return value;
}

static uint32_t read_even(Reader *reader, uint32_t bits) {
  uint32_t value = 0;
  for (; bits > 0; bits -= 1) {
    reader->range >>= 1;
    uint32_t one = reader->code >= reader->range;
    if (one) reader->code -= reader->range;
    value = value << 1 | one;
    refill(reader);
  }
  return value;
}

static uint32_t read_length(Reader *reader, uint32_t at) {
  if (read_bit(reader, at) == 0) return 2 + read_tree(reader, at + 2, 3);
  return read_bit(reader, at + 1) == 0 ? 10 + read_tree(reader, at + 130, 3) : 18 + read_tree(reader, at + 258, 8);
}

static uint32_t read_distance(Reader *reader, uint32_t run) {
  uint32_t slot = read_tree(reader, slots + ((run < 5 ? run - 2 : 3) << 6), 6);
  if (slot < 4) return slot;
  uint32_t bits = (slot >> 1) - 1;
  uint32_t first = (2 | (slot & 1)) << bits;
  if (slot < 14) return first + read_reversed(reader, distances + first - slot, bits);
  first += read_even(reader, bits - 4) << 4;
  return first + read_reversed(reader, aligned, 4);
}

// A copy, or a byte if its run is zero.
typedef struct {
  uint32_t run;
  uint32_t distance;
} Step;

// Reads a file .lzma, which has neither bits of places nor an end; returns how many steps there are.
static uint32_t read_steps(const uint8_t *packed, uint32_t count, uint8_t *output, uint32_t size, Step *steps) {
  if (count < 18 || packed[0] >= 5) return 0;
  uint32_t literal_bits = packed[0];
  for (uint32_t at = 0; at < sizeof standard / sizeof *standard; at += 1) standard[at] = 1024;
  Reader coder = {packed + 18, packed + count, 0xffffffff, 0};
  Reader *reader = &coder;
  for (uint32_t at = 14; at < 18; at += 1) coder.code = coder.code << 8 | packed[at];
  uint32_t done = 0, state = 0, found = 0;
  uint32_t last[4] = {0};
  for (; done < size; found += 1) {
    if (read_bit(reader, is_match + (state << 4)) == 0) {
      uint32_t at = literals + 0x300 * ((done > 0 ? output[done - 1] : 0u) >> (8 - literal_bits));
      uint32_t symbol = 1;
      if (state >= 7) {
        uint32_t match = output[done - last[0] - 1];
        do {
          uint32_t matched = match >> 7 & 1;
          match <<= 1;
          uint32_t one = read_bit(reader, at + ((1 + matched) << 8) + symbol);
          symbol = symbol << 1 | one;
          if (matched != one) break;
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) symbol = symbol << 1 | read_bit(reader, at + symbol);
      output[done] = (uint8_t)symbol;
      done += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      steps[found] = (Step){0, 0};
      continue;
    }
    uint32_t run = 0;
    uint32_t number = 0;
    uint32_t distance;
    if (read_bit(reader, is_repeat + state) == 0) {
      run = read_length(reader, lengths);
      distance = read_distance(reader, run);
      number = 3;
      state = state < 7 ? 7 : 10;
    } else {
      if (read_bit(reader, is_first + state) == 0) {
        if (read_bit(reader, is_long + (state << 4)) == 0) run = 1;
      } else {
        number = 1 + read_bit(reader, is_second + state);
        if (number == 2) number += read_bit(reader, is_third + state);
      }
      distance = last[number];
      if (run == 0) {
        run = read_length(reader, repeats);
        state = state < 7 ? 8 : 11;
      } else {
        state = state < 7 ? 9 : 11;
      }
    }
    for (; number > 0; number -= 1) last[number] = last[number - 1];
    last[0] = distance;
    if (distance >= done || run > size - done) return 0;
    for (uint32_t end = done + run; done < end; done += 1) output[done] = output[done - distance - 1];
    steps[found] = (Step){run, distance};
  }
  return found;
}

static int write_locals(void) {
  Locals locals = no_locals();
  for (int byte = getchar(); byte != EOF; byte = getchar()) putchar(by_recency(&locals, (uint8_t)byte));
  return 0;
}

int main(int count, char **words) {
  if (count == 2 && strcmp(words[1], "--locals") == 0) return write_locals();
  uint32_t size = count == 2 ? (uint32_t)strtoul(words[1], NULL, 10) : 0;
  uint32_t most = 1 << 24;
  uint8_t *packed = malloc(most);
  uint8_t *output = malloc(size);
  Step *steps = malloc(size * sizeof(Step));
  if (packed == NULL || output == NULL || steps == NULL) return 71;
  uint32_t length = (uint32_t)fread(packed, 1, most, stdin);
  uint32_t found = read_steps(packed, length, output, size, steps);
  if (found == 0) {
    fputs("pack: what was packed cannot be read\n", stderr);
    return 65;
  }
  Progress progress;
  begin(&progress, output, size);
  for (uint32_t index = 0; index < found; index += 1) {
    Step step = steps[index];
    is_copy(&target, &progress, step.run > 0);
    if (step.run == 0) byte(&target, &progress, output[progress.done]);
    else copy(&target, &progress, step.run, step.distance);
  }
  for (uint32_t byte = 0; byte < 5; byte += 1) shift(&target);
  return 0;
}
