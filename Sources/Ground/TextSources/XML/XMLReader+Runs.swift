// SPDX-License-Identifier: Apache-2.0

/// How far bytes of one kind go: most of the time of a reader passes here.
extension XMLReader {
  /// The offset behind bytes of a kind.
  @inline(__always)
  func end(of isOfKind: (UInt8) -> Bool, from begin: Int) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var place = begin
      while unsafe place < bytes.count && isOfKind(bytes[place]) { place += 1 }
      return place
    }
  }

  /// The offset behind white space.
  func endOfSpace(from begin: Int) -> Int { end(of: Self.isSpace, from: begin) }

  /// The offset of the next bracket or reference.
  func endOfText(from begin: Int) -> Int {
    end(of: { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }, from: begin)
  }

  /// The offset of the next quote, bracket or reference.
  func endOfValue(from begin: Int, quote: UInt8) -> Int {
    end(of: { $0 != quote && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }, from: begin)
  }
}
