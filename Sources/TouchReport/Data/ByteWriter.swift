// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes whole numbers as bytes: seven bits a byte, the lowest first, and a bit that says whether more follow.
nonisolated struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number that is not negative.
  mutating func put(_ number: Int) {
    var rest = UInt64(max(number, 0))
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number of either sign: the even ones are not negative.
  mutating func put(signed number: Int) {
    put(number < 0 ? -2 * number - 1 : 2 * number)
  }

  /// The bytes as text.
  var base64: String { Data(bytes).base64EncodedString() }
}
