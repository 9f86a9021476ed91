// SPDX-License-Identifier: Apache-2.0
// The format of the page's program, once for what packs it and what unpacks it (pack.c, unpack.c).
//
// It is LZ77 with a range coder, in the steps of LZMA: a byte, a copy of what was `distance` bytes before, or
// a copy at one of the last four distances. What differs is how likely a bit is taken to be. The bits of
// lengths and distances have two chances, one that learns fast and one that learns slowly, and their middle
// counts. The bits that decide between byte and copy, and those of bytes, are guessed from three contexts,
// such as the last instructions and what the byte is an operand of (place.h); the guesses are weighed by how
// good they have been. That saves a 27th part, and takes more than twice the time. What is packed is the
// program with its local variables by recency (locals.h).
//
// `decide` codes one bit: what packs gets its value, what unpacks returns it. All functions below have a
// value where a bit has one, which what unpacks does not look at.

#include "place.h"

typedef struct Coder Coder;
static inline uint32_t decide(Coder *coder, uint32_t zero, uint32_t value);
static inline uint32_t even_bits(Coder *coder, uint32_t count, uint32_t value);

typedef struct {
  uint8_t *output;
  uint32_t size;
  uint32_t done;
  // What came last, as LZMA counts it: below seven it was a byte.
  uint32_t state;
  // The last distances, less one.
  uint32_t distances[4];
  Place place;
} Progress;

// MARK: Two chances

enum {
  at_repeat = 0, at_first = 12, at_second = 24, at_third = 36, at_long = 48, at_slots = 60, at_distances = 316, at_aligned = 432,
  at_lengths = 448, at_repeat_lengths = 962, all_chances = 1476
};

typedef struct {
  uint16_t fast;
  uint16_t slow;
} Chance;

static Chance chances[all_chances];

static inline uint32_t bit(Coder *coder, uint32_t at, uint32_t value) {
  Chance chance = chances[at];
  value = decide(coder, (uint32_t)(chance.fast + chance.slow) >> 1, value);
  if (value == 0) {
    chance.fast += (0xffff - chance.fast) >> 3;
    chance.slow += (0xffff - chance.slow) >> 7;
  } else {
    chance.fast -= chance.fast >> 3;
    chance.slow -= chance.slow >> 7;
  }
  chances[at] = chance;
  return value;
}

static inline uint32_t tree(Coder *coder, uint32_t at, uint32_t bits, uint32_t value) {
  uint32_t node = 1;
  while (bits > 0) {
    bits -= 1;
    node = node << 1 | bit(coder, at + node, value >> bits & 1);
  }
  return node;
}

static inline uint32_t reversed(Coder *coder, uint32_t at, uint32_t bits, uint32_t value) {
  uint32_t node = 1;
  uint32_t found = 0;
  for (uint32_t count = 0; count < bits; count += 1) {
    uint32_t one = bit(coder, at + node, value >> count & 1);
    node = node << 1 | one;
    found |= one << count;
  }
  return found;
}

// MARK: Guesses

enum { inputs = 3, guess_bits = 16, weight_sets = 16 + kinds * 8 };

// How likely a one is, by context: twelve bits, and below them how often the context came, up to fifteen
// times.
static uint16_t guesses[inputs][1 << guess_bits];
static uint16_t contexts[inputs];
static int32_t weights[weight_sets][inputs];
// The logarithm of the odds of a chance of twelve bits, in 256ths, and the chance of sixteen bits that has
// it.
static int16_t logarithms[4096];
static uint16_t odds[4096];
// How much a context learns that came so often.
static uint16_t paces[16];

static inline uint16_t context(uint32_t kind, uint32_t first, uint32_t second) {
  uint32_t hash = (first * 0x9e3779b1u) ^ ((second << 4 | kind) * 0x85ebca6bu);
  hash ^= hash >> 15;
  hash *= 0x2c1b3c6du;
  return (uint16_t)(hash >> (32 - guess_bits));
}

static inline uint32_t guessed_bit(Coder *coder, uint32_t node, int32_t *weight, uint32_t value) {
  uint16_t *found[inputs];
  int32_t logarithm[inputs];
  int32_t sum = 0;
  for (uint32_t input = 0; input < inputs; input += 1) {
    found[input] = &guesses[input][(uint16_t)(contexts[input] + node)];
    logarithm[input] = logarithms[*found[input] >> 4];
    sum += weight[input] * logarithm[input] >> 2;
  }
  sum >>= 14;
  if (sum > 2047) sum = 2047;
  if (sum < -2048) sum = -2048;
  int32_t chance = odds[sum + 2048];
  value = decide(coder, (uint32_t)(65536 - chance), value);
  int32_t error = (((int32_t)(value << 16) - chance) >> 4) * 6;
  for (uint32_t input = 0; input < inputs; input += 1) {
    weight[input] += (logarithm[input] * error + (1 << 13)) >> 14;
    uint32_t guess = *found[input];
    uint32_t times = guess & 15;
    guess -= times;
    guess = value != 0 ? guess + ((0xfff0 - guess) * paces[times] >> 16) : guess - (guess * paces[times] >> 16);
    *found[input] = (uint16_t)((guess & 0xfff0) | (times < 15 ? times + 1 : 15));
  }
  return value;
}

static void begin(Progress *progress, uint8_t *output, uint32_t size) {
  *progress = (Progress){output, size, 0, 0, {0}, beginning()};
  // From e to the eighth by steps of e to the 256th part.
  double odd = 2980.9579870417283;
  for (uint32_t index = 0; index < 4096; index += 1) {
    double chance = 65536 / (1 + odd);
    odds[index] = (uint16_t)(chance < 32 ? 32 : chance > 65504 ? 65504 : chance);
    odd *= 0.9961013694701175;
  }
  uint32_t nearest = 0;
  for (uint32_t chance = 0; chance < 4096; chance += 1) {
    while (nearest < 4095 && odds[nearest] < chance * 16 + 8) nearest += 1;
    logarithms[chance] = (int16_t)((int32_t)nearest - 2048);
  }
  for (uint32_t times = 0; times < 16; times += 1) paces[times] = (uint16_t)(65536 * 5 / (times * 5 + 8));
  for (uint32_t at = 0; at < all_chances; at += 1) chances[at] = (Chance){0x8000, 0x8000};
  for (uint32_t set = 0; set < weight_sets; set += 1) {
    for (uint32_t input = 0; input < inputs; input += 1) weights[set][input] = 28000;
  }
  for (uint32_t input = 0; input < inputs; input += 1) {
    for (uint32_t index = 0; index < 1 << guess_bits; index += 1) guesses[input][index] = 0x8000;
  }
}

// MARK: Steps

// Whether what follows is a copy.
static inline uint32_t is_copy(Coder *coder, const Progress *progress, uint32_t value) {
  const Place *place = &progress->place;
  uint32_t kind = place->kind, state = progress->state;
  contexts[0] = context(1, state, kind);
  contexts[1] = context(1, kind, place->history & 0xff);
  contexts[2] = context(1, kind << 16 | (place->history & 0xffff), state);
  return guessed_bit(coder, 0, weights[state], value);
}

static inline void byte(Coder *coder, Progress *progress, uint32_t value) {
  const Place *place = &progress->place;
  uint32_t kind = place->kind;
  // After a copy, it is not the byte with which the copy would have gone on.
  uint32_t is_after_copy = progress->state >= 7;
  uint32_t next = is_after_copy ? progress->output[progress->done - progress->distances[0] - 1] | 0x100u : 0;
  contexts[0] = context(2, next, kind);
  contexts[1] = context(2, kind, place->history & 0xff);
  contexts[2] = context(2, place->history, kind << 8 | place->shift);
  uint32_t node = 1;
  for (uint32_t shift = 8; shift > 0; ) {
    shift -= 1;
    uint32_t set = 16 + kind * 8 + (node >= 16 ? 4 : 0) + is_after_copy;
    uint32_t one = guessed_bit(coder, node, weights[set], value >> shift & 1);
    node = node << 1 | one;
    if (is_after_copy && (next >> shift & 1) != one) {
      is_after_copy = 0;
      contexts[0] = context(3, next, kind);
    }
  }
  progress->output[progress->done] = (uint8_t)node;
  progress->done += 1;
  take(&progress->place, node & 0xff);
  progress->state = progress->state < 4 ? 0 : progress->state < 10 ? progress->state - 3 : progress->state - 6;
}

static inline uint32_t length(Coder *coder, uint32_t at, uint32_t value) {
  if (bit(coder, at, value >= 10) == 0) return 2 + tree(coder, at + 2, 3, value - 2) - 8;
  if (bit(coder, at + 1, value >= 18) == 0) return 10 + tree(coder, at + 130, 3, value - 10) - 8;
  return 18 + tree(coder, at + 258, 8, value - 18) - 256;
}

// The number of a group of distances that begin with the same bits.
static inline uint32_t slot_of(uint32_t distance) {
  if (distance < 4) return distance;
  uint32_t bits = 31 - (uint32_t)__builtin_clz(distance);
  return bits << 1 | (distance >> (bits - 1) & 1);
}

static inline uint32_t new_distance(Coder *coder, uint32_t run, uint32_t value) {
  uint32_t slot = tree(coder, at_slots + ((run < 5 ? run - 2 : 3) << 6), 6, slot_of(value)) - 64;
  if (slot < 4) return slot;
  uint32_t bits = (slot >> 1) - 1;
  uint32_t first = (2 | (slot & 1)) << bits;
  uint32_t rest = value - first;
  if (slot < 14) return first + reversed(coder, at_distances + first - slot, bits, rest);
  uint32_t upper = even_bits(coder, bits - 4, rest >> 4);
  return first + (upper << 4) + reversed(coder, at_aligned, 4, rest & 15);
}

// Codes a copy, and makes it; false if it would begin before the first byte.
static inline uint32_t copy(Coder *coder, Progress *progress, uint32_t run, uint32_t distance) {
  uint32_t *distances = progress->distances;
  uint32_t state = progress->state;
  uint32_t number = 0;
  while (number < 4 && distances[number] != distance) number += 1;
  if (bit(coder, at_repeat + state, number < 4) == 0) {
    run = length(coder, at_lengths, run);
    distance = new_distance(coder, run, distance);
    number = 3;
    progress->state = state < 7 ? 7 : 10;
  } else if (bit(coder, at_first + state, number > 0) == 0) {
    number = 0;
    distance = distances[0];
    if (bit(coder, at_long + state, run > 1) == 0) {
      run = 1;
      progress->state = state < 7 ? 9 : 11;
    } else {
      run = length(coder, at_repeat_lengths, run);
      progress->state = state < 7 ? 8 : 11;
    }
  } else {
    uint32_t is_fourth = number == 3;
    number = 1 + bit(coder, at_second + state, number > 1);
    if (number == 2) number += bit(coder, at_third + state, is_fourth);
    distance = distances[number];
    run = length(coder, at_repeat_lengths, run);
    progress->state = state < 7 ? 8 : 11;
  }
  for (; number > 0; number -= 1) distances[number] = distances[number - 1];
  distances[0] = distance;
  if (distance >= progress->done) return 0;
  uint32_t end = run < progress->size - progress->done ? progress->done + run : progress->size;
  for (; progress->done < end; progress->done += 1) {
    uint32_t same = progress->output[progress->done - distance - 1];
    progress->output[progress->done] = (uint8_t)same;
    take(&progress->place, same);
  }
  return 1;
}
