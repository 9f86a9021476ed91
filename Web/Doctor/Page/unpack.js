// SPDX-License-Identifier: Apache-2.0
// Unpacks the program, which is a third smaller as LZMA than as what browsers unpack themselves. The worker has it, too.

/** The bytes that are written in Base64, and packed by LZMA with a header of 13 bytes. */
function unpack(base64, size) {
  const text = atob(base64);
  const source = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) { source[index] = text.charCodeAt(index); }
  const literalBits = source[0] % 9;
  const placeMask = (1 << Math.floor(source[0] / 45)) - 1;
  const literalMask = (1 << Math.floor(source[0] / 9) % 5) - 1;

  // The range coder: a byte that is zero, then the first four bytes of the code.
  let next = 18;
  let range = 0xffffffff;
  let code = (source[14] << 24 | source[15] << 16 | source[16] << 8 | source[17]) >>> 0;

  // Where each kind of probability begins.
  const [isMatch, isRepeat, isFirst, isSecond, isThird, isLong, slots, distances, aligned, lengths, repeats, literals] =
    [0, 192, 204, 216, 228, 240, 432, 688, 804, 820, 1334, 1848];
  const chances = new Uint16Array(literals + (0x300 << literalBits + Math.floor(source[0] / 9) % 5)).fill(1024);

  function bit(at) {
    const chance = chances[at];
    const bound = (range >>> 11) * chance;
    let value = 0;
    if (code < bound) {
      range = bound;
      chances[at] = chance + (2048 - chance >>> 5);
    } else {
      range -= bound;
      code -= bound;
      chances[at] = chance - (chance >>> 5);
      value = 1;
    }
    if (range < 0x1000000) {
      range = range << 8 >>> 0;
      code = (code << 8 | source[next]) >>> 0;
      next += 1;
    }
    return value;
  }

  function tree(at, bits) {
    let node = 1;
    for (let count = 0; count < bits; count += 1) { node = node << 1 | bit(at + node); }
    return node - (1 << bits);
  }

  function reversed(at, bits) {
    let node = 1;
    let value = 0;
    for (let count = 0; count < bits; count += 1) {
      const one = bit(at + node);
      node = node << 1 | one;
      value |= one << count;
    }
    return value;
  }

  function direct(bits) {
    let value = 0;
    for (let count = 0; count < bits; count += 1) {
      range >>>= 1;
      const isSet = code >= range;
      if (isSet) { code -= range; }
      value = value << 1 | (isSet ? 1 : 0);
      if (range < 0x1000000) {
        range = range << 8 >>> 0;
        code = (code << 8 | source[next]) >>> 0;
        next += 1;
      }
    }
    return value >>> 0;
  }

  function length(at, place) {
    if (bit(at) === 0) { return 2 + tree(at + 2 + (place << 3), 3); }
    return bit(at + 1) === 0 ? 10 + tree(at + 130 + (place << 3), 3) : 18 + tree(at + 258, 8);
  }

  const output = new Uint8Array(size);
  let count = 0;
  let state = 0;
  let [first, second, third, fourth] = [0, 0, 0, 0];
  while (count < size) {
    const place = count & placeMask;
    if (bit(isMatch + (state << 4) + place) === 0) {
      const before = count > 0 ? output[count - 1] : 0;
      const at = literals + 0x300 * (((count & literalMask) << literalBits) + (before >> 8 - literalBits));
      let symbol = 1;
      if (state >= 7) {
        let match = output[count - first - 1];
        do {
          const matched = match >> 7 & 1;
          match <<= 1;
          const one = bit(at + (1 + matched << 8) + symbol);
          symbol = symbol << 1 | one;
          if (matched !== one) { break; }
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) { symbol = symbol << 1 | bit(at + symbol); }
      output[count] = symbol;
      count += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let run = 0;
    if (bit(isRepeat + state) === 1) {
      if (bit(isFirst + state) === 0) {
        if (bit(isLong + (state << 4) + place) === 0) {
          output[count] = output[count - first - 1];
          count += 1;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else if (bit(isSecond + state) === 0) {
        [first, second] = [second, first];
      } else if (bit(isThird + state) === 0) {
        [first, second, third] = [third, first, second];
      } else {
        [first, second, third, fourth] = [fourth, first, second, third];
      }
      run = length(repeats, place);
      state = state < 7 ? 8 : 11;
    } else {
      [second, third, fourth] = [first, second, third];
      run = length(lengths, place);
      state = state < 7 ? 7 : 10;
      const slot = tree(slots + (Math.min(run - 2, 3) << 6), 6);
      if (slot < 4) {
        first = slot;
      } else {
        const bits = (slot >> 1) - 1;
        first = (2 | slot & 1) << bits;
        if (slot < 14) {
          first += reversed(distances + first - slot, bits);
        } else {
          first = (first + (direct(bits - 4) << 4 >>> 0) + reversed(aligned, 4)) >>> 0;
        }
      }
      // The mark of the end.
      if (first === 0xffffffff) { break; }
    }
    for (const end = Math.min(count + run, size); count < end; count += 1) { output[count] = output[count - first - 1]; }
  }
  return output;
}
