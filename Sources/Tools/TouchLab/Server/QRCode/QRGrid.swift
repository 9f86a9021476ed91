// SPDX-License-Identifier: Apache-2.0

#if Lab
  /// The modules of a QR code while it is drawn.
  nonisolated struct QRGrid {
    let version: Int
    let size: Int
    private(set) var modules: [Bool]
    /// The modules that belong to patterns, so that no data goes there.
    private var isReserved: [Bool]

    init(version: Int) {
      self.version = version
      size = 17 + 4 * version
      modules = Array(repeating: false, count: size * size)
      isReserved = modules
    }

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
      guard x >= 0, y >= 0, x < size, y < size else { return }
      modules[y * size + x] = isDark
      isReserved[y * size + x] = true
    }

    private subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

    // MARK: Patterns

    /// Draws what each code has: finders, timing, alignments, and the version.
    mutating func drawPatterns() {
      for index in 0..<size {
        set(6, index, index % 2 == 0)
        set(index, 6, index % 2 == 0)
      }
      for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawSquares(around: x, y, reach: 4) }
      let middles = QRCapacity.alignments[version - 1]
      for (row, y) in middles.enumerated() {
        for (column, x) in middles.enumerated() {
          let last = middles.count - 1
          if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) { continue }
          drawSquares(around: x, y, reach: 2)
        }
      }
      drawFormat(mask: 0)
      drawVersion()
    }

    /// Nested squares around a middle: a finder with its border of light modules, or an alignment.
    private mutating func drawSquares(around x: Int, _ y: Int, reach: Int) {
      for dy in -reach...reach {
        for dx in -reach...reach {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, reach == 4 ? distance != 2 && distance != 4 : distance != 1)
        }
      }
    }

    /// Draws the level of correction and the mask, with their own correction.
    mutating func drawFormat(mask: Int) {
      // The bits of the level M are 00.
      var rest = mask
      for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
      let bits = (mask << 10 | rest) ^ 0x5412
      func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
      for index in 0...5 { set(8, index, bit(index)) }
      set(8, 7, bit(6))
      set(8, 8, bit(7))
      set(7, 8, bit(8))
      for index in 9..<15 { set(14 - index, 8, bit(index)) }
      for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
      for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
      set(8, size - 8, true)
    }

    private mutating func drawVersion() {
      guard version >= 7 else { return }
      var rest = version
      for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
      let bits = version << 12 | rest
      for index in 0..<18 {
        let (near, far) = (size - 11 + index % 3, index / 3)
        set(near, far, bits >> index & 1 == 1)
        set(far, near, bits >> index & 1 == 1)
      }
    }

    // MARK: Data

    /// Places the codewords in columns of two from the right, up and down, and masks them.
    mutating func place(_ codewords: [UInt8], mask: Int) {
      var index = 0
      var right = size - 1
      while right >= 1 {
        if right == 6 { right = 5 }
        for step in 0..<size {
          for x in [right, right - 1] {
            let isUpward = (right + 1) & 2 == 0
            let y = isUpward ? size - 1 - step : step
            guard !isReserved[y * size + x] else { continue }
            var isDark = false
            if index < codewords.count * 8 { isDark = codewords[index / 8] >> (7 - index % 8) & 1 == 1 }
            index += 1
            modules[y * size + x] = isDark != Self.inverts(x, y, mask)
          }
        }
        right -= 2
      }
    }

    private static func inverts(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
      switch mask {
      case 0: (x + y) % 2 == 0
      case 1: y % 2 == 0
      case 2: x % 3 == 0
      case 3: (x + y) % 3 == 0
      case 4: (x / 3 + y / 2) % 2 == 0
      case 5: x * y % 2 + x * y % 3 == 0
      case 6: (x * y % 2 + x * y % 3) % 2 == 0
      default: ((x + y) % 2 + x * y % 3) % 2 == 0
      }
    }

    // MARK: Penalty

    /// How badly the code can be read, by the four rules of the standard.
    var penalty: Int {
      var sum = 0
      for line in 0..<size {
        sum += Self.penalty(of: (0..<size).map { self[$0, line] })
        sum += Self.penalty(of: (0..<size).map { self[line, $0] })
      }
      for y in 0..<size - 1 {
        for x in 0..<size - 1 {
          let dark = self[x, y]
          if self[x + 1, y] == dark, self[x, y + 1] == dark, self[x + 1, y + 1] == dark { sum += 3 }
        }
      }
      let share = modules.count { $0 } * 20
      let total = size * size
      // The distance from one half, in steps of a twentieth.
      return sum + max((abs(share - total * 10) + total - 1) / total - 1, 0) * 10
    }

    /// The penalty for long runs, and for what looks like a finder.
    private static func penalty(of line: [Bool]) -> Int {
      var sum = 0
      var (run, last) = (0, false)
      for (index, isDark) in line.enumerated() {
        run = index > 0 && isDark == last ? run + 1 : 1
        last = isDark
        if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
      }
      let finder = [true, false, true, true, true, false, true]
      let light = [false, false, false, false]
      for start in 0..<max(line.count - 10, 0) {
        let part = Array(line[start..<start + 11])
        if part == finder + light || part == light + finder { sum += 40 }
      }
      return sum
    }
  }
#endif
