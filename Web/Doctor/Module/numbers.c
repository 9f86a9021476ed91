// SPDX-License-Identifier: Apache-2.0
//
// Reads numbers from texts, correctly rounded. wasi-libc's own function computes with 128 bits, for which this compiler has no
// library, and pulls in its files.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// A decimal number: digits after the point, times ten to the power of `point`. 800 digits tell any double from its neighbors;
// whether any of the others is not zero counts as one more.
enum { most_digits = 800 };
typedef struct {
  uint8_t digits[most_digits];
  int count;
  int point;
  bool is_cut;
} Decimal;

static void trim(Decimal *number) {
  while (number->count > 0 && number->digits[number->count - 1] == 0) number->count--;
  if (number->count == 0) number->point = 0;
}

// Doubles the number up to 59 times.
static void shift_left(Decimal *number, int bits) {
  static uint8_t result[most_digits + 24];
  uint64_t carry = 0;
  int place = most_digits + 24;
  for (int index = number->count - 1; index >= 0; index--) {
    carry += (uint64_t)number->digits[index] << bits;
    result[--place] = (uint8_t)(carry % 10);
    carry /= 10;
  }
  int more = 0;
  while (carry > 0) {
    result[--place] = (uint8_t)(carry % 10);
    carry /= 10;
    more++;
  }
  int count = number->count + more;
  for (int index = most_digits; index < count; index++) {
    if (result[place + index] != 0) number->is_cut = true;
  }
  number->count = count < most_digits ? count : most_digits;
  memcpy(number->digits, result + place, (size_t)number->count);
  number->point += more;
  trim(number);
}

// Halves the number up to 59 times.
static void shift_right(Decimal *number, int bits) {
  int read = 0, written = 0;
  uint64_t rest = 0;
  while (rest >> bits == 0) {
    if (read >= number->count && rest == 0) {
      number->count = 0;
      trim(number);
      return;
    }
    rest = rest * 10 + (read < number->count ? number->digits[read] : 0);
    read++;
  }
  number->point -= read - 1;
  uint64_t mask = ((uint64_t)1 << bits) - 1;
  while (read < number->count || rest > 0) {
    uint8_t digit = (uint8_t)(rest >> bits);
    rest &= mask;
    if (written < most_digits) {
      number->digits[written++] = digit;
    } else if (digit > 0) {
      number->is_cut = true;
    }
    rest = rest * 10 + (read < number->count ? number->digits[read] : 0);
    if (read < number->count) read++;
    else if (rest == 0) break;
  }
  number->count = written;
  trim(number);
}

static void shift(Decimal *number, int bits) {
  for (; bits > 59; bits -= 59) shift_left(number, 59);
  for (; bits < -59; bits += 59) shift_right(number, 59);
  if (bits > 0) shift_left(number, bits);
  if (bits < 0) shift_right(number, -bits);
}

// The whole part, rounded to the nearest; a half to the even one.
static uint64_t rounded(const Decimal *number) {
  if (number->point > 20) return UINT64_MAX;
  uint64_t whole = 0;
  for (int index = 0; index < number->point; index++) {
    whole = whole * 10 + (index < number->count ? number->digits[index] : 0);
  }
  bool is_up = false;
  if (number->point >= 0 && number->point < number->count) {
    is_up = number->digits[number->point] >= 5;
    if (number->digits[number->point] == 5 && number->point + 1 == number->count) {
      is_up = number->is_cut || (whole & 1) == 1;
    }
  }
  return whole + is_up;
}

static double made_of(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static double converted(Decimal *number) {
  const uint64_t infinity = (uint64_t)0x7ff << 52;
  // Up to 15 digits and 22 powers of ten are exact, so that one operation rounds correctly.
  static const double tens[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
                                1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  int power = number->point - number->count;
  if (number->count <= 15 && power >= -22 && power <= 22) {
    uint64_t whole = 0;
    for (int index = 0; index < number->count; index++) whole = whole * 10 + number->digits[index];
    return power < 0 ? (double)whole / tens[-power] : (double)whole * tens[power];
  }
  if (number->count == 0 || number->point < -330) return 0;
  if (number->point > 310) return made_of(infinity);
  static const int8_t powers[] = {1, 3, 6, 9, 13, 16, 19, 23, 26};
  int exponent = 0;
  while (number->point > 0) {
    int bits = number->point >= (int)sizeof powers ? 27 : powers[number->point];
    shift(number, -bits);
    exponent += bits;
  }
  while (number->point < 0 || (number->point == 0 && number->digits[0] < 5)) {
    int bits = -number->point >= (int)sizeof powers ? 27 : powers[-number->point];
    shift(number, bits);
    exponent -= bits;
  }
  // The number is from a half to one; a double's fraction is from one to two.
  exponent--;
  if (exponent < -1022) {
    int bits = -1022 - exponent;
    shift(number, -bits);
    exponent += bits;
  }
  if (exponent > 1023) return made_of(infinity);
  shift(number, 53);
  uint64_t fraction = rounded(number);
  if (fraction == (uint64_t)2 << 52) {
    fraction >>= 1;
    exponent++;
    if (exponent > 1023) return made_of(infinity);
  }
  if ((fraction & (uint64_t)1 << 52) == 0) exponent = -1023;
  return made_of((fraction & (((uint64_t)1 << 52) - 1)) | (uint64_t)(exponent + 1023) << 52);
}

static bool is_digit(char character) { return character >= '0' && character <= '9'; }

static int value_of(char character) {
  if (is_digit(character)) return character - '0';
  char lower = character | 0x20;
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

static bool begins(const char *text, const char *word) {
  for (; *word != 0; text++, word++) {
    if ((*text | 0x20) != *word) return false;
  }
  return true;
}

// The exponent at a text, if there is one after the mark; where it ends stands in `end`.
static long exponent_at(const char *text, char mark, const char **end) {
  *end = text;
  if ((*text | 0x20) != mark) return 0;
  const char *next = text + 1;
  bool is_negative = *next == '-';
  if (*next == '-' || *next == '+') next++;
  if (!is_digit(*next)) return 0;
  long value = 0;
  for (; is_digit(*next); next++) {
    if (value < 100000) value = value * 10 + (*next - '0');
  }
  *end = next;
  return is_negative ? -value : value;
}

// A hexadecimal number after its `0x`: nearly no file has one.
static double hexadecimal(const char *text, const char **end) {
  uint64_t bits = 0;
  long exponent = 0;
  bool has_point = false, has_digits = false, is_cut = false;
  for (;; text++) {
    if (*text == '.' && !has_point) {
      has_point = true;
      continue;
    }
    int value = value_of(*text);
    if (value < 0) break;
    has_digits = true;
    if (bits >> 58 == 0) {
      bits = bits << 4 | (uint64_t)value;
      exponent -= has_point ? 4 : 0;
    } else {
      is_cut |= value != 0;
      exponent += has_point ? 0 : 4;
    }
  }
  if (!has_digits) {
    *end = NULL;
    return 0;
  }
  exponent += exponent_at(text, 'p', end);
  Decimal number = {.count = 0};
  bits |= is_cut;
  // The bits as decimal digits, then the power of two.
  uint8_t reversed[20];
  int count = 0;
  for (; bits > 0; bits /= 10) reversed[count++] = (uint8_t)(bits % 10);
  for (int index = 0; index < count; index++) number.digits[index] = reversed[count - 1 - index];
  number.count = number.point = count;
  trim(&number);
  if (number.count == 0 || exponent < -1200) return 0;
  shift(&number, exponent > 1100 ? 1100 : (int)exponent);
  return converted(&number);
}

// Reads a number, and returns where it ends; NULL if there is none. Swift calls it for `Double(text)`.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *start = text;
  bool is_negative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  double value;
  const char *end;
  if (begins(text, "infinity") || begins(text, "inf")) {
    value = made_of((uint64_t)0x7ff << 52);
    end = text + (begins(text, "infinity") ? 8 : 3);
  } else if (begins(text, "nan")) {
    value = made_of((uint64_t)0x7ff8 << 48);
    end = text + 3;
  } else if (*text == '0' && (text[1] | 0x20) == 'x') {
    value = hexadecimal(text + 2, &end);
    if (end == NULL) {
      value = 0;
      end = text + 1;
    }
  } else {
    Decimal number = {.count = 0};
    bool has_point = false, has_digits = false;
    for (;; text++) {
      if (*text == '.' && !has_point) {
        has_point = true;
        continue;
      }
      if (!is_digit(*text)) break;
      has_digits = true;
      uint8_t digit = (uint8_t)(*text - '0');
      if (number.count == 0 && digit == 0) {
        // Zeros in front of the first digit move the point only behind it.
        if (has_point && number.point > -100000) number.point--;
        continue;
      }
      if (number.count < most_digits) {
        number.digits[number.count++] = digit;
      } else {
        number.is_cut |= digit != 0;
      }
      if (!has_point && number.point < 100000) number.point++;
    }
    if (!has_digits) return NULL;
    long exponent = exponent_at(text, 'e', &end);
    int point = number.point;
    trim(&number);
    if (number.count > 0) number.point = point + (int)exponent;
    value = converted(&number);
  }
  *result = is_negative ? -value : value;
  return end == start ? NULL : end;
}

// The product of two numbers of 128 bits, of which the machine has 64; the compiler calls it.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second, high_a = (uint64_t)(first >> 64), high_b = (uint64_t)(second >> 64);
  const uint64_t half = 0xffffffff;
  uint64_t low = (a & half) * (b & half);
  uint64_t middle = (a >> 32) * (b & half) + (low >> 32);
  uint64_t other = (a & half) * (b >> 32) + (middle & half);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32) + high_a * b + a * high_b;
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & half)));
}
