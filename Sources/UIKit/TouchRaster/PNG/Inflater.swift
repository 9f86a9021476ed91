// SPDX-License-Identifier: Apache-2.0

/// Expands bytes in the format of zlib.
struct Inflater {
  private let input: [UInt8]
  private var place: Int
  private var (bits, count): (UInt32, Int) = (0, 0)
  private var output: [UInt8] = []
  private let limit: Int

  /// What is wrong with a stream: it is of another format, cut off, or longer than expected.
  private struct Malformed: Error {}

  /// The expanded bytes of a stream; nil for a malformed one, or for one with more bytes than a limit.
  static func expand(_ input: [UInt8], limit: Int) -> [UInt8]? {
    guard input.count >= 2, input[0] & 15 == 8, (Int(input[0]) * 256 + Int(input[1])) % 31 == 0,
      input[1] & 32 == 0
    else { return nil }
    var inflater = Inflater(input, limit: limit)
    guard (try? inflater.inflate()) != nil else { return nil }
    return inflater.output
  }

  private init(_ input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
    place = 2
  }

  private mutating func inflate() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1:
        guard let literals = Self.fixedLiterals, let distances = Self.fixedDistances else {
          throw Malformed()
        }
        try expand(literals, distances)
      case 2:
        let (literals, distances) = try takeCodes()
        try expand(literals, distances)
      default: throw Malformed()
      }
    }
    // The checksum at the end is left to those who check the whole file.
  }

  private mutating func copyStored() throws {
    // Bytes that were read ahead are given back.
    place -= count / 8
    (bits, count) = (0, 0)
    guard place + 4 <= input.count else { throw Malformed() }
    let length = Int(input[place]) | Int(input[place + 1]) << 8
    let inverse = Int(input[place + 2]) | Int(input[place + 3]) << 8
    place += 4
    guard length ^ 0xFFFF == inverse, place + length <= input.count, output.count + length <= limit else {
      throw Malformed()
    }
    output += input[place..<place + length]
    place += length
  }

  private mutating func expand(_ literals: Codes, _ distances: Codes) throws {
    while true {
      let symbol = try takeSymbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        guard output.count < limit else { throw Malformed() }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Deflate.lengths.count else { throw Malformed() }
      let long = Deflate.lengths[symbol - 257]
      let length = long.base + Int(try take(Int(long.bits)))
      let code = try takeSymbol(distances)
      guard code < Deflate.distances.count else { throw Malformed() }
      let far = Deflate.distances[code]
      let distance = far.base + Int(try take(Int(far.bits)))
      guard distance <= output.count, output.count + length <= limit else { throw Malformed() }
      let start = output.count - distance
      for index in 0..<length { output.append(output[start + index]) }
    }
  }

  private mutating func takeCodes() throws -> (Codes, Codes) {
    let (literals, distances) = (Int(try take(5)) + 257, Int(try take(5)) + 1)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var short = [Int](repeating: 0, count: 19)
    for index in 0..<Int(try take(4)) + 4 { short[order[index]] = Int(try take(3)) }
    guard let codes = Codes(short) else { throw Malformed() }
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try takeSymbol(codes)
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw Malformed() }
        lengths += Array(repeating: last, count: 3 + Int(try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + Int(try take(3)))
      default: lengths += Array(repeating: 0, count: 11 + Int(try take(7)))
      }
    }
    guard lengths.count == literals + distances, let first = Codes(Array(lengths[..<literals])),
      let second = Codes(Array(lengths[literals...]))
    else { throw Malformed() }
    return (first, second)
  }

  private mutating func takeSymbol(_ codes: Codes) throws -> Int {
    while count < Codes.quickBits, place < input.count { load() }
    let quick = codes.quick[Int(bits) & ((1 << Codes.quickBits) - 1)]
    if quick.length > 0, quick.length <= count {
      bits >>= UInt32(quick.length)
      count -= quick.length
      return quick.symbol
    }
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= Int(try take(1))
      let many = codes.counts[length]
      if code - first < many { return codes.symbols[index + code - first] }
      index += many
      first = (first + many) << 1
      code <<= 1
    }
    throw Malformed()
  }

  private mutating func load() {
    bits |= UInt32(input[place]) << UInt32(count)
    place += 1
    count += 8
  }

  private mutating func take(_ length: Int) throws -> UInt32 {
    while count < length {
      guard place < input.count else { throw Malformed() }
      load()
    }
    let value = bits & ((1 << UInt32(length)) - 1)
    bits >>= UInt32(length)
    count -= length
    return value
  }

  /// The codes of symbols, by their lengths.
  private struct Codes {
    /// How many codes there are of each length.
    var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    var symbols: [Int] = []

    /// The symbols of short codes, by the bits that begin with one, and the length of the code; 0 for a
    /// longer one.
    var quick = [(symbol: Int, length: Int)](repeating: (0, 0), count: 1 << quickBits)
    static let quickBits = 9

    /// Nil for lengths that give more codes than there can be.
    init?(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      var left = 1
      for length in 1...15 {
        left = left * 2 - counts[length]
        if left < 0 { return nil }
        symbols += lengths.indices.filter { lengths[$0] == length }
      }
      fillQuick()
    }

    private mutating func fillQuick() {
      var (code, index) = (0, 0)
      for length in 1...Self.quickBits {
        for _ in 0..<counts[length] {
          // The highest bit of a code comes first, which is the lowest of those that are read.
          let reversed = (0..<length).reduce(0) { $0 | (code >> $1 & 1) << (length - 1 - $1) }
          for entry in stride(from: reversed, to: quick.count, by: 1 << length) {
            quick[entry] = (symbols[index], length)
          }
          code += 1
          index += 1
        }
        code <<= 1
      }
    }
  }

  private static let fixedLiterals = Codes((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes(Array(repeating: 5, count: 30))
}
