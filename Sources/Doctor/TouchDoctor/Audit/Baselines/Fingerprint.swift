// SPDX-License-Identifier: Apache-2.0

/// Identifies a finding even when lines move: by its rule and its view.
///
/// A view is identified by its object id if the source has permanent ones, and otherwise by the classes and
/// texts on the path to it. Addresses change from run to run, so they are not part of the fingerprint;
/// neither are positions, sizes and messages.
public struct Fingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public let description: String

  /// Creates a fingerprint from its digits, as a baseline contains them.
  public init(_ description: String) {
    self.description = description
  }

  /// Creates the fingerprint of a finding.
  ///
  /// The digits are the 64-bit FNV-1a hash of both names, which is the same in every process.
  package init(rule: String, identity: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(rule)\u{1F}\(identity)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether the first comes before the second in a baseline.
  public static func < (one: Fingerprint, other: Fingerprint) -> Bool { one.description < other.description }
}
