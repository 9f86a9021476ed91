// SPDX-License-Identifier: Apache-2.0
// Unpacks LZMA, for the worker of the page: a module of its own, which needs no library and no memory but what it is given.
//
// The format is that of a file .lzma: five bytes of properties and eight of the length, which the page knows, then the code of a
// range coder. Only the chances are others (pack.c): each is the middle of one that learns fast and one that learns slowly, which
// saves seven of a thousand bytes. A script would take four times as long, which everybody who opens the page would wait for.

#include <stdint.h>

typedef struct {
  const uint8_t *next;
  const uint8_t *end;
  uint32_t range;
  uint32_t code;
} Coder;

// Where each kind of probability begins.
enum {
  is_match = 0, is_repeat = 192, is_first = 204, is_second = 216, is_third = 228, is_long = 240, slots = 432, distances = 688,
  aligned = 804, lengths = 820, repeats = 1334, literals = 1848
};

typedef struct {
  uint16_t fast;
  uint16_t slow;
} Chance;

static Chance chances[literals + (0x300 << 4)];
static const Chance even = {0x8000, 0x8000};

// The part of a range in which a bit is zero.
static inline uint32_t split(uint32_t range, uint32_t at) {
  return (range >> 16) * ((uint32_t)(chances[at].fast + chances[at].slow) >> 1);
}

static inline void learn(uint32_t at, uint32_t value) {
  Chance chance = chances[at];
  if (value == 0) {
    chance.fast += (0xffff - chance.fast) >> 3;
    chance.slow += (0xffff - chance.slow) >> 7;
  } else {
    chance.fast -= chance.fast >> 3;
    chance.slow -= chance.slow >> 7;
  }
  chances[at] = chance;
}

static inline void refill(Coder *coder) {
  while (coder->range < 0x1000000) {
    coder->range <<= 8;
    coder->code = coder->code << 8 | (coder->next < coder->end ? *coder->next++ : 0);
  }
}

#ifdef PACKS
static uint32_t bit(Coder *coder, uint32_t at);
static void note(uint32_t is_set);
#else
static inline uint32_t bit(Coder *coder, uint32_t at) {
  uint32_t bound = split(coder->range, at);
  uint32_t value = coder->code >= bound;
  if (value == 0) {
    coder->range = bound;
  } else {
    coder->range -= bound;
    coder->code -= bound;
  }
  learn(at, value);
  refill(coder);
  return value;
}

static inline void note(uint32_t is_set) { (void)is_set; }
#endif

static inline uint32_t tree(Coder *coder, uint32_t at, uint32_t bits) {
  uint32_t node = 1;
  for (uint32_t count = 0; count < bits; count += 1) node = node << 1 | bit(coder, at + node);
  return node - (1u << bits);
}

static inline uint32_t reversed(Coder *coder, uint32_t at, uint32_t bits) {
  uint32_t node = 1;
  uint32_t value = 0;
  for (uint32_t count = 0; count < bits; count += 1) {
    uint32_t one = bit(coder, at + node);
    node = node << 1 | one;
    value |= one << count;
  }
  return value;
}

static uint32_t direct(Coder *coder, uint32_t bits) {
  uint32_t value = 0;
  for (; bits > 0; bits -= 1) {
    coder->range >>= 1;
    uint32_t is_set = coder->code >= coder->range;
    if (is_set) coder->code -= coder->range;
    value = value << 1 | is_set;
    note(is_set);
    refill(coder);
  }
  return value;
}

static uint32_t run_length(Coder *coder, uint32_t at, uint32_t place) {
  if (bit(coder, at) == 0) return 2 + tree(coder, at + 2 + (place << 3), 3);
  return bit(coder, at + 1) == 0 ? 10 + tree(coder, at + 130 + (place << 3), 3) : 18 + tree(coder, at + 258, 8);
}

// Writes the `size` bytes that are packed in `count` bytes; returns how many there were, or zero if the code is damaged.
uint32_t unpack(const uint8_t *source, uint32_t count, uint8_t *output, uint32_t size) {
  if (count < 18 || source[0] >= 225) return 0;
  uint32_t literal_bits = source[0] % 9;
  uint32_t literal_mask = (1u << source[0] / 9 % 5) - 1;
  uint32_t place_mask = (1u << source[0] / 45) - 1;
  if (literal_bits + source[0] / 9 % 5 > 4) return 0;
  for (uint32_t at = 0; at < sizeof chances / sizeof *chances; at += 1) chances[at] = even;
  Coder coder = {source + 18, source + count, 0xffffffff, 0};
  for (uint32_t at = 14; at < 18; at += 1) coder.code = coder.code << 8 | source[at];

  uint32_t done = 0;
  uint32_t state = 0;
  uint32_t first = 0, second = 0, third = 0, fourth = 0;
  while (done < size) {
    uint32_t place = done & place_mask;
    if (bit(&coder, is_match + (state << 4) + place) == 0) {
      uint32_t before = done > 0 ? output[done - 1] : 0;
      uint32_t at = literals + 0x300 * (((done & literal_mask) << literal_bits) + (before >> (8 - literal_bits)));
      uint32_t symbol = 1;
      if (state >= 7) {
        uint32_t match = output[done - first - 1];
        do {
          uint32_t matched = match >> 7 & 1;
          match <<= 1;
          uint32_t one = bit(&coder, at + ((1 + matched) << 8) + symbol);
          symbol = symbol << 1 | one;
          if (matched != one) break;
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(&coder, at + symbol);
      output[done] = (uint8_t)symbol;
      done += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    uint32_t run = 0;
    if (bit(&coder, is_repeat + state) == 1) {
      if (bit(&coder, is_first + state) == 0) {
        if (bit(&coder, is_long + (state << 4) + place) == 0) {
          run = 1;
          state = state < 7 ? 9 : 11;
        }
      } else {
        uint32_t found = second;
        if (bit(&coder, is_second + state) == 1) {
          if (bit(&coder, is_third + state) == 0) {
            found = third;
          } else {
            found = fourth;
            fourth = third;
          }
          third = second;
        }
        second = first;
        first = found;
      }
      if (run == 0) {
        run = run_length(&coder, repeats, place);
        state = state < 7 ? 8 : 11;
      }
    } else {
      fourth = third;
      third = second;
      second = first;
      run = run_length(&coder, lengths, place);
      state = state < 7 ? 7 : 10;
      uint32_t slot = tree(&coder, slots + ((run - 2 < 3 ? run - 2 : 3) << 6), 6);
      first = slot;
      if (slot >= 4) {
        uint32_t bits = (slot >> 1) - 1;
        first = (2 | (slot & 1)) << bits;
        if (slot < 14) {
          first += reversed(&coder, distances + first - slot, bits);
        } else {
          first += direct(&coder, bits - 4) << 4;
          first += reversed(&coder, aligned, 4);
        }
      }
      // The mark of the end.
      if (first == 0xffffffff) break;
    }
    if (first >= done) return 0;
    for (uint32_t end = run < size - done ? done + run : size; done < end; done += 1) output[done] = output[done - first - 1];
  }
  return done;
}
