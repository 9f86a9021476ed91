// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The classes and keys of a dump, each made into a string once: a dump has the same few in all its lines.
///
/// It is a table that forgets: a name whose place is taken by another one is made again when it comes back.
struct DumpNames {
  /// A name, and what is known about it.
  struct Name {
    /// The name as a string.
    let text: String
    /// What is known about it as a key; nil if no dump has it.
    let role: DumpKeys.Role?
    /// Whether views of the class that it names never move the origin of their bounds.
    let isPlainClass: Bool
  }

  /// How many names have a place.
  private static let size = 512
  /// The longest name that is kept, in bytes.
  private static let longest = 80

  private var names: [Name?] = Array(repeating: nil, count: size)
  /// The bytes of the names, next to each other; each has ``longest`` of them.
  private var bytes: [UInt8] = Array(repeating: 0, count: size * longest)
  private var lengths: [UInt8] = Array(repeating: 0, count: size)

  /// The name that stands in a range of bytes.
  mutating func name(_ range: Range<Int>, in text: [UInt8]) -> Name {
    guard !range.isEmpty, range.count <= Self.longest else { return made(range, in: text) }
    let (first, last) = (Int(text[range.lowerBound]), Int(text[range.upperBound - 1]))
    let (middle, third) = (
      Int(text[(range.lowerBound + range.upperBound) / 2]),
      Int(text[(range.lowerBound + 3 * range.upperBound) / 4])
    )
    let place =
      (first &* 31 &+ last &* 7 &+ middle &* 131 &+ third &* 17 &+ range.count &* 61) & (Self.size - 1)
    if isKept(range, in: text, at: place), let name = names[place] { return name }
    let name = made(range, in: text)
    names[place] = name
    lengths[place] = UInt8(range.count)
    for (number, byte) in text[range].enumerated() { bytes[place * Self.longest + number] = byte }
    return name
  }

  private func isKept(_ range: Range<Int>, in text: [UInt8], at place: Int) -> Bool {
    Int(lengths[place]) == range.count
      && text.isSame(as: bytes, from: place * Self.longest, at: range.lowerBound, count: range.count)
  }

  private func made(_ range: Range<Int>, in text: [UInt8]) -> Name {
    let name = String(decoding: text[range], as: UTF8.self)
    return Name(text: name, role: DumpKeys.roles[name], isPlainClass: DumpDefaults.isPlain(name))
  }
}
