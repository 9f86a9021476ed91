// SPDX-License-Identifier: Apache-2.0

/// The checksums of the formats zlib and PNG.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    let polynomial: UInt32 = 0xEDB8_8320
    return (0..<8).reduce(UInt32(index)) { value, _ in value & 1 != 0 ? polynomial ^ value >> 1 : value >> 1 }
  }

  /// The cyclic redundancy check of a chunk of a PNG file.
  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    return ~sum
  }

  /// The checksum at the end of a zlib stream.
  static func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
