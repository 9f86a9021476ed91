// SPDX-License-Identifier: Apache-2.0

/// The words of a file in Objective-C: comments and directives of the preprocessor are left out.
struct ObjectiveCTokens {
  enum Kind: UInt8 {
    case name, number, string, symbol
  }

  struct Token {
    var kind: Kind
    var start: Int32
    var end: Int32
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    var index = 0
    var isLineStart = true
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A:
        isLineStart = true
        index += 1
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "#") where isLineStart: index = endOfDirective(index)
      case UInt8(ascii: "/") where peek(index + 1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where peek(index + 1) == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && peek(index + 1) == UInt8(ascii: "/"))
        {
          index += 1
        }
        index = min(index + 2, bytes.count)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != 0x0A {
          index += bytes[index] == 0x5C ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        add(.string, start, index)
        isLineStart = false
      case 0x30...0x39:
        let start = index
        while index < bytes.count, Self.isName(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
          index += 1
        }
        add(.number, start, index)
        isLineStart = false
      case _ where Self.isName(byte):
        let start = index
        while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
        add(.name, start, index)
        isLineStart = false
      default:
        let length = Self.isPair(byte, peek(index + 1)) ? 2 : 1
        add(.symbol, index, index + length)
        index += length
        isLineStart = false
      }
    }
  }

  private mutating func add(_ kind: Kind, _ start: Int, _ end: Int) {
    tokens.append(Token(kind: kind, start: Int32(start), end: Int32(end)))
  }

  private func peek(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The end of a directive, which a backslash at the end of a line continues.
  private func endOfDirective(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == 0x5C {
        index += 1
        if peek(index) == 0x0D { index += 1 }
      }
      index += 1
    }
    return min(index, bytes.count)
  }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  private static func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: "+"), UInt8(ascii: "=")),
      (UInt8(ascii: "-"), UInt8(ascii: "=")), (UInt8(ascii: "*"), UInt8(ascii: "=")),
      (UInt8(ascii: "/"), UInt8(ascii: "=")), (UInt8(ascii: "|"), UInt8(ascii: "=")),
      (UInt8(ascii: "&"), UInt8(ascii: "=")), (UInt8(ascii: "+"), UInt8(ascii: "+")),
      (UInt8(ascii: "-"), UInt8(ascii: "-")),
      // Of C++.
      (UInt8(ascii: ":"), UInt8(ascii: ":")):
      true
    default: false
    }
  }
}
