// SPDX-License-Identifier: Apache-2.0

#if Lab
  /// The codewords of a QR code: data with padding, and Reed-Solomon correction.
  nonisolated enum QRCodewords {
    /// All codewords in the order in which they are placed.
    static func interleaved(_ bytes: [UInt8], _ version: Int) -> [UInt8] {
      let blocks = QRCapacity.blocks[version - 1]
      var rest = data(bytes, version)[...]
      var parts: [(data: [UInt8], correction: [UInt8])] = []
      for (count, length) in blocks.groups {
        for _ in 0..<count {
          let part = Array(rest.prefix(length))
          rest = rest.dropFirst(length)
          parts.append((part, correction(of: part, count: blocks.correction)))
        }
      }
      var result: [UInt8] = []
      let longest = parts.map(\.data.count).max() ?? 0
      for index in 0..<longest {
        for part in parts where index < part.data.count { result.append(part.data[index]) }
      }
      for index in 0..<blocks.correction {
        for part in parts { result.append(part.correction[index]) }
      }
      return result
    }

    /// The data: mode, length, bytes, and padding.
    static func data(_ bytes: [UInt8], _ version: Int) -> [UInt8] {
      let capacity = QRCapacity.blocks[version - 1].data
      var bits: [Bool] = []
      func append(_ value: Int, _ count: Int) {
        for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
      }
      append(0b0100, 4)
      append(bytes.count, QRCapacity.lengthBits(version))
      for byte in bytes { append(Int(byte), 8) }
      append(0, min(4, capacity * 8 - bits.count))
      append(0, (8 - bits.count % 8) % 8)
      var words = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
      var isFirst = true
      while words.count < capacity {
        words.append(isFirst ? 0xEC : 0x11)
        isFirst.toggle()
      }
      return words
    }

    /// The codewords that correct errors: the rest of the division by the generator of this degree.
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
      let generator = generator(count)
      var rest = [UInt8](repeating: 0, count: count)
      for byte in data {
        let factor = byte ^ rest[0]
        rest.removeFirst()
        rest.append(0)
        for index in 0..<count { rest[index] ^= multiply(generator[index], factor) }
      }
      return rest
    }

    /// The product of x - 2ⁱ, without its leading one.
    private static func generator(_ degree: Int) -> [UInt8] {
      var polynomial = [UInt8](repeating: 0, count: degree)
      polynomial[degree - 1] = 1
      var root: UInt8 = 1
      for _ in 0..<degree {
        for index in 0..<degree {
          polynomial[index] = multiply(polynomial[index], root)
          if index + 1 < degree { polynomial[index] ^= polynomial[index + 1] }
        }
        root = multiply(root, 2)
      }
      return polynomial
    }

    /// The product in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1.
    static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
      var product = 0
      for place in (0..<8).reversed() {
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        if other >> place & 1 == 1 { product ^= Int(one) }
      }
      return UInt8(product & 0xFF)
    }
  }
#endif
