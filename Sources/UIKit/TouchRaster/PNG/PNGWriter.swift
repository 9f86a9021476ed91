// SPDX-License-Identifier: Apache-2.0

/// Writes files in the format PNG.
enum PNGWriter {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The file of an image with red, green, blue and alpha, which are not multiplied by alpha, in 8 bits each.
  ///
  /// The same pixels always have the same bytes.
  static func file(of pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    var lines: [UInt8] = []
    let stride = width * 4
    lines.reserveCapacity((stride + 1) * height)
    for y in 0..<height {
      // Each row is stored as its difference from the one above.
      lines.append(2)
      for index in y * stride..<(y + 1) * stride {
        lines.append(pixels[index] &- (y > 0 ? pixels[index - stride] : 0))
      }
    }
    let header = number(width) + number(height) + [8, 6, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("sRGB", [0]) + chunk("IDAT", Deflater.compress(lines))
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(Checksum.crc(named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
