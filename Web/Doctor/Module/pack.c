// SPDX-License-Identifier: Apache-2.0
// Packs once more what is packed as .lzma: the same code, with the chances of unpack.c. Runs where the page is made.
//
// usage: pack SIZE < FILE.lzma > FILE

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define PACKS
#include "unpack.c"

// The chances of what is read; those of unpack.c are of what is written.
static uint16_t standard[sizeof chances / sizeof *chances];

// A range coder: what is certain has been written, but for the last byte and those of ones after it.
static uint64_t low = 0;
static uint32_t range = 0xffffffff;
static uint8_t last = 0;
static uint64_t waiting = 1;

static void shift(void) {
  if (low < 0xff000000 || low > 0xffffffff) {
    for (uint8_t byte = last; waiting > 0; waiting -= 1, byte = 0xff) putchar((uint8_t)(byte + (low >> 32)));
    last = (uint8_t)(low >> 24);
  }
  waiting += 1;
  low = (low & 0xffffff) << 8;
}

static void widen(void) {
  for (; range < 0x1000000; range <<= 8) shift();
}

static void note(uint32_t is_set) {
  range >>= 1;
  if (is_set) low += range;
  widen();
}

static void write_bit(uint32_t at, uint32_t value) {
  uint32_t bound = split(range, at);
  if (value == 0) {
    range = bound;
  } else {
    low += bound;
    range -= bound;
  }
  learn(at, value);
  widen();
}

// Reads a bit as .lzma has it, and writes it.
static uint32_t bit(Coder *coder, uint32_t at) {
  uint32_t bound = (coder->range >> 11) * standard[at];
  uint32_t value = coder->code >= bound;
  if (value == 0) {
    coder->range = bound;
    standard[at] += (2048 - standard[at]) >> 5;
  } else {
    coder->range -= bound;
    coder->code -= bound;
    standard[at] -= standard[at] >> 5;
  }
  write_bit(at, value);
  refill(coder);
  return value;
}

int main(int count, char **words) {
  uint32_t size = count == 2 ? (uint32_t)strtoul(words[1], NULL, 10) : 0;
  uint32_t most = 1 << 24;
  uint8_t *packed = malloc(most);
  uint8_t *output = malloc(size);
  if (packed == NULL || output == NULL) return 71;
  uint32_t length = (uint32_t)fread(packed, 1, most, stdin);
  for (uint32_t at = 0; at < sizeof standard / sizeof *standard; at += 1) standard[at] = 1024;
  fwrite(packed, 1, 13, stdout);
  if (size == 0 || unpack(packed, length, output, size) != size) {
    fputs("pack: what was packed cannot be read\n", stderr);
    return 65;
  }
  for (uint32_t byte = 0; byte < 5; byte += 1) shift();
  return 0;
}
