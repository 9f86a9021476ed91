// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Encodes integers as bytes: seven bits per byte, the lowest first, and a bit that says whether more follow.
nonisolated struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a nonnegative number.
  mutating func put(_ number: Int) {
    var rest = UInt64(max(number, 0))
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a signed number in zigzag encoding: even numbers are nonnegative.
  mutating func put(signed number: Int) {
    put(number < 0 ? -2 * number - 1 : 2 * number)
  }

  /// The bytes in Base64.
  var base64: String { Data(bytes).base64EncodedString() }
}
