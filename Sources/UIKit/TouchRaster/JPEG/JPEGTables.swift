// SPDX-License-Identifier: Apache-2.0

/// The tables of the baseline format, as the standard ITU-T T.81 suggests them in its annex K.
enum JPEGTables {
  /// The order in which the frequencies of a block are written.
  static let zigzag: [Int] = {
    (0..<15).flatMap { sum -> [Int] in
      let rows = max(0, sum - 7)...min(sum, 7)
      let way = rows.map { $0 * 8 + sum - $0 }
      return sum % 2 == 0 ? way.reversed() : way
    }
  }()

  private static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17,
    22, 29,
    51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
    121,
    120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  private static let chrominance =
    [17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66]
    + Array(repeating: 99, count: 38)

  /// The divisors of lightness and of colour for a quality from 0 to 1.
  static func divisors(quality: Double) -> (lightness: [Int], color: [Int]) {
    let quality = quality.isNaN ? 1 : Int((min(max(quality, 0), 1) * 99).rounded()) + 1
    let percent = quality < 50 ? 5000 / quality : 200 - 2 * quality
    func scaled(_ table: [Int]) -> [Int] { table.map { min(max(($0 * percent + 50) / 100, 1), 255) } }
    return (scaled(luminance), scaled(chrominance))
  }

  /// How many codes there are of each length from 1 to 16, and their symbols, for the mean of a block.
  static let mean: (counts: [UInt8], symbols: [UInt8]) = (
    [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], Array(0...11)
  )

  /// The same for the other frequencies.
  static let others: (counts: [UInt8], symbols: [UInt8]) = {
    let short: [UInt8] = [
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22,
      0x71, 0x14,
      0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72,
      0x82,
    ]
    // All others, a run of zeros and a size, have the longest codes.
    let all = (0..<16).flatMap { run in (1...10).map { UInt8(run * 16 + $0) } }
    return ([0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125], short + all.filter { !short.contains($0) })
  }()
}
