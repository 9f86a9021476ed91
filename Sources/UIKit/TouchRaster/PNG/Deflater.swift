// SPDX-License-Identifier: Apache-2.0

/// Compresses bytes in the format of zlib, with the fixed codes of deflate.
struct Deflater {
  private var bytes: [UInt8] = []
  private var (bits, count): (UInt32, UInt32) = (0, 0)

  /// The compressed stream of bytes.
  static func compress(_ input: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    deflater.bytes = [0x78, 0x01]
    deflater.deflate(input)
    let sum = Checksum.adler(input)
    deflater.bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    return deflater.bytes
  }

  private mutating func deflate(_ input: [UInt8]) {
    // One block, the last, with the fixed codes.
    put(1, 1)
    put(1, 2)
    // The last place where three bytes with the same hash were.
    var places = [Int](repeating: -1, count: 1 << 15)
    var index = 0
    while index < input.count {
      var length = 0
      var distance = 0
      if index + 2 < input.count {
        let hash = Self.hash(input, index)
        let place = places[hash]
        places[hash] = index
        if place >= 0, index - place <= 32_768 {
          let most = min(258, input.count - index)
          while length < most, input[place + length] == input[index + length] { length += 1 }
          distance = index - place
        }
      }
      if length < 3 {
        putLiteral(UInt32(input[index]))
        index += 1
      } else {
        putMatch(length, distance)
        index += length
      }
    }
    putLiteral(256)
    if count > 0 { put(0, 8 - count) }
  }

  private static func hash(_ input: [UInt8], _ index: Int) -> Int {
    let value = UInt32(input[index]) << 16 | UInt32(input[index + 1]) << 8 | UInt32(input[index + 2])
    return Int((value &* 0x9E37_79B1) >> 17)
  }

  private mutating func putLiteral(_ symbol: UInt32) {
    switch symbol {
    case ..<144: putCode(0x30 + symbol, 8)
    case ..<256: putCode(0x190 + symbol - 144, 9)
    case ..<280: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putMatch(_ length: Int, _ distance: Int) {
    let long = Deflate.lengths.lastIndex { $0.base <= length } ?? 0
    putLiteral(UInt32(257 + long))
    put(UInt32(length - Deflate.lengths[long].base), Deflate.lengths[long].bits)
    let far = Deflate.distances.lastIndex { $0.base <= distance } ?? 0
    putCode(UInt32(far), 5)
    put(UInt32(distance - Deflate.distances[far].base), Deflate.distances[far].bits)
  }

  /// Writes a code, whose highest bit comes first.
  private mutating func putCode(_ code: UInt32, _ length: UInt32) {
    for bit in (0..<length).reversed() { put(code >> bit & 1, 1) }
  }

  /// Writes a number, whose lowest bit comes first.
  private mutating func put(_ value: UInt32, _ length: UInt32) {
    bits |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}

/// The tables of the format deflate.
enum Deflate {
  /// The least length of each code, and the number of bits that are added.
  static let lengths: [(base: Int, bits: UInt32)] = {
    var table: [(base: Int, bits: UInt32)] = []
    var base = 3
    for code in 0..<28 {
      let bits = code < 8 ? 0 : UInt32(code / 4 - 1)
      table.append((base, bits))
      base += 1 << Int(bits)
    }
    table.append((258, 0))
    return table
  }()

  /// The least distance of each code, and the number of bits that are added.
  static let distances: [(base: Int, bits: UInt32)] = {
    var table: [(base: Int, bits: UInt32)] = []
    var base = 1
    for code in 0..<30 {
      let bits = code < 4 ? 0 : UInt32(code / 2 - 1)
      table.append((base, bits))
      base += 1 << Int(bits)
    }
    return table
  }()
}
