// SPDX-License-Identifier: Apache-2.0

/// Base64 encoding, with the alphabet of RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four letters for three bytes, padded with `=`.
  package static func text(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for letter in 0...part.count { letters.append(alphabet[bits >> (18 - 6 * letter) & 63]) }
      letters.append(contentsOf: repeatElement(UInt8(ascii: "="), count: 3 - part.count))
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
