// SPDX-License-Identifier: Apache-2.0

#if Lab
  /// A QR code of a short text, such as an address, at the level of correction M.
  ///
  /// It follows ISO/IEC 18004 with bytes as its mode, in versions 1 to 10: at most 213 bytes of UTF-8.
  public nonisolated struct QRCode: Sendable, Equatable {
    /// How many modules a side has.
    public let size: Int
    /// The version, from 1 to 10.
    public let version: Int
    /// The mask that was chosen, from 0 to 7.
    public let mask: Int
    private let modules: [Bool]

    /// Encodes a text; nil if it is too long.
    public init?(_ text: String) {
      guard let version = QRCapacity.version(for: text.utf8.count) else { return nil }
      let codewords = QRCodewords.interleaved(Array(text.utf8), version)
      var best: (penalty: Int, mask: Int, grid: QRGrid)?
      for mask in 0..<8 {
        var grid = QRGrid(version: version)
        grid.drawPatterns()
        grid.place(codewords, mask: mask)
        grid.drawFormat(mask: mask)
        let penalty = grid.penalty
        if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, mask, grid) }
      }
      guard let best else { return nil }
      self.version = version
      size = best.grid.size
      mask = best.mask
      modules = best.grid.modules
    }

    /// Whether a module is dark.
    public subscript(x: Int, y: Int) -> Bool {
      x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x]
    }

    /// The code for a terminal with light letters on a dark ground, two modules in each character, with its
    /// quiet zone.
    public var terminalText: String {
      var text = ""
      for y in stride(from: -2, to: size + 2, by: 2) {
        for x in -2..<size + 2 {
          switch (self[x, y], self[x, y + 1]) {
          case (false, false): text += "█"
          case (false, true): text += "▀"
          case (true, false): text += "▄"
          case (true, true): text += " "
          }
        }
        text += "\n"
      }
      return text
    }
  }
#endif
