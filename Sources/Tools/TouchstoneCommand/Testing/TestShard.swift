// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// One of several parts of all cases, so that several machines can share them.
///
/// The part of a case depends only on its path in the folder. So it stays the same when other files are
/// added.
nonisolated struct TestShard: Sendable, Hashable {
  /// The number of the part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  static let maximumCount = 10_000

  /// The values of `--shard`.
  static let kind = Kind<TestShard>(
    "PART", expected: "a part such as 2/8", parse: TestShard.init, spell: { "\($0.number)/\($0.count)" })

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.maximumCount).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Whether a case belongs to the part.
  func contains(_ identity: String) -> Bool {
    Self.hash(identity) % UInt64(count) == UInt64(number - 1)
  }

  /// The hash FNV-1a with 64 bits, whose last step mixes the high bits into the low ones.
  private static func hash(_ text: String) -> UInt64 {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
