// SPDX-License-Identifier: Apache-2.0

/// Searches for texts byte by byte, where characters need not be compared.
///
/// Foundation's `contains` compares characters with its locale's rules, and the standard library's `firstRange(of:)` is
/// generic. Both take many times as long, and readers ask of every file and every class.
extension Collection<UInt8> {
  /// The distance from the beginning to the first place where a text stands; nil if it is nowhere.
  package func distance(to text: String) -> Int? {
    let wanted = Array(text.utf8)
    let found = withContiguousStorageIfAvailable { unsafe place(of: wanted, in: $0) }
    return found ?? Array(self).distance(to: text)
  }

  /// Whether one of two bytes stands somewhere.
  package func holds(_ one: UInt8, or other: UInt8) -> Bool {
    let found = withContiguousStorageIfAvailable { unsafe stands(one, other, in: $0) }
    return found ?? contains { $0 == one || $0 == other }
  }

  /// Whether a text stands somewhere.
  package func holds(_ text: String) -> Bool { distance(to: text) != nil }
}

extension StringProtocol {
  /// Whether another text stands somewhere in this one, byte by byte.
  package func holds(_ text: String) -> Bool { utf8.holds(text) }
}

private func place(of wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let first = wanted.first else { return 0 }
  let last = bytes.count - wanted.count
  var place = 0
  while place <= last {
    if unsafe bytes[place] == first {
      var length = 1
      while length < wanted.count, unsafe bytes[place + length] == wanted[length] { length += 1 }
      if length == wanted.count { return place }
    }
    place += 1
  }
  return nil
}

private func stands(_ one: UInt8, _ other: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var place = 0
  while place < bytes.count {
    let byte = unsafe bytes[place]
    if byte == one || byte == other { return true }
    place += 1
  }
  return false
}
