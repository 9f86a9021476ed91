// SPDX-License-Identifier: Apache-2.0
package import CommandKit

/// One of several parts of a run, so that several machines can share it.
package nonisolated struct Shard: Sendable, Hashable {
  /// The number of the part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  static let maximumCount = 10_000

  /// The values of `--shard`.
  package static let kind = Kind<Shard>(
    "PART", expected: "a part such as 2/8", advice: Shard.advice, parse: Shard.init,
    spell: { $0.description })

  /// The parts that a file may name; nil for anything else.
  package init?(_ text: String) {
    guard let (number, count) = Self.numbers(text), (1...Self.maximumCount).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  init(number: Int, count: Int) {
    (self.number, self.count) = (number, count)
  }

  /// Whether a scenario belongs to the part, which depends only on its path in the folder.
  ///
  /// So it stays the same when other files are added.
  package func contains(path: String) -> Bool {
    Self.hash(path) % UInt64(count) == UInt64(number - 1)
  }

  /// Whether the item at an index of a list belongs to the part, so that all parts are equally long.
  package func contains(index: Int) -> Bool { index % count == number - 1 }

  private static func numbers(_ text: String) -> (number: Int, count: Int)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    return (number, count)
  }

  /// What to write instead.
  private static func advice(_ text: String) -> [String] {
    guard let (_, count) = numbers(text) else {
      return [
        "Write the number of the part, a slash and how many parts there are: 2/5 is the second of five."
      ]
    }
    guard (1...maximumCount).contains(count) else {
      return ["There may be 1 to \(maximumCount) parts: 1/5 is the first of five."]
    }
    return count == 1
      ? ["Write 1/1: there is only one part."]
      : ["Write 1/\(count) for the first part, and so on, to \(count)/\(count) for the last."]
  }

  /// The hash FNV-1a with 64 bits, whose last step mixes the high bits into the low ones.
  private static func hash(_ text: String) -> UInt64 {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}

nonisolated extension Shard: CustomStringConvertible {
  /// The spelling on the command line: `2/8`.
  package var description: String { "\(number)/\(count)" }
}
