// SPDX-License-Identifier: Apache-2.0

/// Searches for texts byte by byte, where characters need not be compared.
///
/// Foundation's `contains` compares characters with its locale's rules, and the standard library's
/// `firstRange(of:)` is generic. Both take many times as long, and readers ask of every file and every class.
extension Collection<UInt8> {
  /// The distance from the beginning to the first place where a text stands; nil if it is nowhere.
  package func distance(to text: String) -> Int? {
    var text = text
    let found = withContiguousStorageIfAvailable { bytes in
      text.withUTF8 { unsafe place(of: $0, in: bytes) }
    }
    return found ?? Array(self).distance(to: text)
  }

  /// Whether one of two bytes stands somewhere.
  package func holds(_ one: UInt8, or other: UInt8) -> Bool {
    let found = withContiguousStorageIfAvailable { unsafe stands(one, other, in: $0) }
    return found ?? contains { $0 == one || $0 == other }
  }

  /// Whether a text stands somewhere.
  package func holds(_ text: String) -> Bool { distance(to: text) != nil }

  /// Whether every byte meets a condition.
  ///
  /// In Embedded Swift `allSatisfy` takes a hundred times as long for the bytes of a text: 0.7 seconds for
  /// 10 MB.
  package func areAll(_ condition: (UInt8) -> Bool) -> Bool {
    let found = withContiguousStorageIfAvailable { unsafe isEach(condition, in: $0) }
    return found ?? allSatisfy(condition)
  }
}

extension [UInt8] {
  /// Whether a range holds exactly these bytes.
  func isSame(_ text: StaticString, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8CodeUnitCount, range.upperBound <= count else { return false }
    for index in 0..<range.count where unsafe self[range.lowerBound + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether the bytes at a place are those of another list from an index on; false if either list ends
  /// before.
  package func isSame(as other: [UInt8], from begin: Int, at place: Int, count: Int) -> Bool {
    guard begin >= 0, place >= 0, count >= 0, begin <= other.count - count, place <= self.count - count else {
      return false
    }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        var index = 0
        while index + 8 <= count {
          let first = unsafe own.loadUnaligned(fromByteOffset: place + index, as: UInt64.self)
          let second = unsafe other.loadUnaligned(fromByteOffset: begin + index, as: UInt64.self)
          guard first == second else { return false }
          index += 8
        }
        while index < count {
          guard unsafe own[place + index] == other[begin + index] else { return false }
          index += 1
        }
        return true
      }
    }
  }
}

extension StringProtocol {
  /// Whether another text stands somewhere in this one, byte by byte.
  package func holds(_ text: String) -> Bool { utf8.holds(text) }
}

extension String {
  /// Whether another text stands somewhere in this one, byte by byte.
  package func holds(_ text: String) -> Bool { utf8.holds(text) }
}

/// Looks at sixteen places at a time, and only where the first, the middle and the last byte fit does it
/// compare the others.
private func place(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard !wanted.isEmpty, wanted.count <= bytes.count else { return wanted.isEmpty ? 0 : nil }
  let (middle, back) = (wanted.count / 2, wanted.count - 1)
  let first = unsafe wanted[0]
  let end = bytes.count - wanted.count
  let raw = UnsafeRawBufferPointer(bytes)
  let firsts = SIMD16(repeating: first)
  let (middles, lasts) = unsafe (SIMD16(repeating: wanted[middle]), SIMD16(repeating: wanted[back]))
  var place = 0
  while place <= end {
    if place + 15 <= end {
      let begins = unsafe raw.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self) .== firsts
      let goes = unsafe raw.loadUnaligned(fromByteOffset: place + middle, as: SIMD16<UInt8>.self) .== middles
      let ends = unsafe raw.loadUnaligned(fromByteOffset: place + back, as: SIMD16<UInt8>.self) .== lasts
      guard any(begins .& goes .& ends) else {
        place += 16
        continue
      }
    }
    for candidate in place...min(place + 15, end) where unsafe bytes[candidate] == first {
      if unsafe isEqual(wanted, bytes, at: candidate) { return candidate }
    }
    place += 16
  }
  return nil
}

private func isEqual(_ wanted: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int)
  -> Bool
{
  for index in 0..<wanted.count where unsafe bytes[place + index] != wanted[index] { return false }
  return true
}

private func isEach(_ condition: (UInt8) -> Bool, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var place = 0
  while place < bytes.count {
    guard unsafe condition(bytes[place]) else { return false }
    place += 1
  }
  return true
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
