// SPDX-License-Identifier: Apache-2.0

/// What a finding is known by when lines move: the rule, and which view it is about.
///
/// A view is known by its object id where the source has lasting ones, and else by the classes and texts on the way
/// to it. Addresses change from run to run and are no part of it; neither are places, sizes and messages.
public struct Fingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public let description: String

  /// Takes the digits as a baseline has them.
  public init(_ description: String) {
    self.description = description
  }

  /// Makes the fingerprint of a finding.
  ///
  /// The digits are the 64-bit FNV-1a hash of both names, which is the same in every process.
  init(rule: String, identity: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(rule)\u{1F}\(identity)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether the first stands before the second in a baseline.
  public static func < (one: Fingerprint, other: Fingerprint) -> Bool { one.description < other.description }
}
