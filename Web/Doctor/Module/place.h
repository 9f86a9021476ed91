// SPDX-License-Identifier: Apache-2.0
// Follows a WebAssembly program byte by byte, and tells what the next byte is: an instruction, the index of a
// local variable, an offset, a constant. Of a file that is something else it tells nonsense, which costs
// bytes but breaks nothing.

#pragma once

#include <stdint.h>

// What the next byte is part of.
enum {
  kind_other, kind_data, kind_body_size, kind_locals, kind_instruction, kind_local, kind_alignment, kind_offset, kind_constant,
  kind_function, kind_label, kind_index, kind_pair, kind_float, kinds = 16
};

// What is being read.
enum {
  reads_header, reads_section, reads_section_size, reads_section_body, reads_body_count, reads_body_size, reads_local_count,
  reads_local_number, reads_local_type, reads_instruction, reads_operand, reads_label_count, reads_labels, reads_prefixed,
  reads_float
};

typedef struct {
  uint32_t reading;
  uint32_t kind;
  uint32_t section;
  // The number that is being read, and how many of its bits have been.
  uint32_t number;
  uint32_t shift;
  // How many bytes or items are left of what is being read, how many bytes of the function, and how many
  // functions.
  uint32_t left;
  uint32_t body_left;
  uint32_t bodies_left;
  // The kind of the operand after this one.
  uint32_t next_kind;
  // The last four instructions, or bytes of data.
  uint32_t history;
} Place;

static inline void expect(Place *place, uint32_t reading, uint32_t kind) {
  place->reading = reading;
  place->kind = kind;
  place->number = 0;
  place->shift = 0;
}

// Takes a byte of a number; whether it is the last one.
static inline uint32_t take_number(Place *place, uint32_t byte) {
  if (place->shift < 32) place->number |= (byte & 0x7f) << place->shift;
  place->shift += 7;
  return byte < 0x80;
}

static void take_instruction(Place *place, uint32_t byte) {
  place->history = place->history << 8 | byte;
  place->next_kind = kind_other;
  switch (byte) {
  case 0x02: case 0x03: case 0x04: case 0x23: case 0x24: case 0x3f: case 0x40:
    expect(place, reads_operand, kind_index);
    return;
  case 0x0c: case 0x0d: expect(place, reads_operand, kind_label); return;
  case 0x0e: expect(place, reads_label_count, kind_label); return;
  case 0x10: expect(place, reads_operand, kind_function); return;
  case 0x11:
    expect(place, reads_operand, kind_pair);
    place->next_kind = kind_index;
    return;
  case 0x20: case 0x21: case 0x22: expect(place, reads_operand, kind_local); return;
  case 0x41: case 0x42: expect(place, reads_operand, kind_constant); return;
  case 0x43: case 0x44:
    expect(place, reads_float, kind_float);
    place->left = byte == 0x43 ? 4 : 8;
    return;
  case 0xfc: expect(place, reads_prefixed, kind_pair); return;
  }
  if (byte >= 0x28 && byte <= 0x3e) {
    expect(place, reads_operand, kind_alignment);
    place->next_kind = kind_offset;
  } else {
    expect(place, reads_instruction, kind_instruction);
  }
}

// Takes a byte of a function.
static void take_code(Place *place, uint32_t byte) {
  place->body_left -= 1;
  switch (place->reading) {
  case reads_instruction: take_instruction(place, byte); break;
  case reads_operand:
    if (!take_number(place, byte)) break;
    if (place->next_kind == kind_other) {
      expect(place, reads_instruction, kind_instruction);
    } else {
      expect(place, reads_operand, place->next_kind);
      place->next_kind = kind_other;
    }
    break;
  case reads_local_count:
    if (!take_number(place, byte)) break;
    place->left = place->number;
    if (place->left > 0) expect(place, reads_local_number, kind_locals);
    else expect(place, reads_instruction, kind_instruction);
    break;
  case reads_local_number:
    if (take_number(place, byte)) expect(place, reads_local_type, kind_locals);
    break;
  case reads_local_type:
    place->left -= 1;
    if (place->left > 0) expect(place, reads_local_number, kind_locals);
    else expect(place, reads_instruction, kind_instruction);
    break;
  case reads_label_count:
    if (!take_number(place, byte)) break;
    // One more is where to go for all other numbers.
    place->left = place->number + 1;
    expect(place, reads_labels, kind_label);
    break;
  case reads_labels:
    if (!take_number(place, byte)) break;
    place->left -= 1;
    expect(place, place->left > 0 ? reads_labels : reads_instruction, place->left > 0 ? kind_label : kind_instruction);
    break;
  case reads_prefixed:
    if (byte < 8) {
      expect(place, reads_instruction, kind_instruction);
    } else {
      expect(place, reads_operand, kind_pair);
      place->next_kind = byte == 8 || byte == 10 ? kind_pair : kind_other;
    }
    break;
  case reads_float:
    place->left -= 1;
    if (place->left == 0) expect(place, reads_instruction, kind_instruction);
    break;
  }
  if (place->body_left > 0) return;
  place->bodies_left -= 1;
  expect(place, place->bodies_left > 0 ? reads_body_size : reads_section, place->bodies_left > 0 ? kind_body_size : kind_other);
}

static inline void take(Place *place, uint32_t byte) {
  switch (place->reading) {
  case reads_header:
    place->left -= 1;
    if (place->left == 0) expect(place, reads_section, kind_other);
    break;
  case reads_section:
    place->section = byte;
    expect(place, reads_section_size, kind_other);
    break;
  case reads_section_size:
    if (!take_number(place, byte)) break;
    place->left = place->number;
    if (place->section == 10) expect(place, reads_body_count, kind_other);
    else expect(place, reads_section_body, place->section == 11 ? kind_data : kind_other);
    break;
  case reads_section_body:
    place->history = place->history << 8 | byte;
    place->left -= 1;
    if (place->left == 0) expect(place, reads_section, kind_other);
    break;
  case reads_body_count:
    if (!take_number(place, byte)) break;
    place->bodies_left = place->number;
    expect(place, reads_body_size, kind_body_size);
    break;
  case reads_body_size:
    if (!take_number(place, byte)) break;
    place->body_left = place->number;
    place->history = 0;
    expect(place, reads_local_count, kind_locals);
    break;
  default: take_code(place, byte);
  }
}

static inline Place beginning(void) {
  Place place = {0};
  place.left = 8;
  return place;
}
