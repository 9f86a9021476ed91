// SPDX-License-Identifier: Apache-2.0

#if Lab
  /// How much the versions of a QR code hold at the level M, by the tables of the standard.
  nonisolated enum QRCapacity {
    /// The blocks of a version: how many with how many codewords of data, and how many of correction each.
    struct Blocks {
      var correction: Int
      var groups: [(count: Int, data: Int)]

      var data: Int { groups.reduce(0) { $0 + $1.count * $1.data } }
    }

    /// The blocks of versions 1 to 10.
    static let blocks: [Blocks] = [
      Blocks(correction: 10, groups: [(1, 16)]), Blocks(correction: 16, groups: [(1, 28)]),
      Blocks(correction: 26, groups: [(1, 44)]), Blocks(correction: 18, groups: [(2, 32)]),
      Blocks(correction: 24, groups: [(2, 43)]), Blocks(correction: 16, groups: [(4, 27)]),
      Blocks(correction: 18, groups: [(4, 31)]), Blocks(correction: 22, groups: [(2, 38), (2, 39)]),
      Blocks(correction: 22, groups: [(3, 36), (2, 37)]), Blocks(correction: 26, groups: [(4, 43), (1, 44)]),
    ]

    /// The middles of the alignment patterns of versions 1 to 10.
    static let alignments: [[Int]] = [
      [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
    ]

    /// The number of bits that say how long the text is.
    static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

    /// The smallest version that holds so many bytes; nil if none does.
    static func version(for count: Int) -> Int? {
      (1...10).first { 4 + lengthBits($0) + 8 * count <= 8 * blocks[$0 - 1].data }
    }
  }
#endif
