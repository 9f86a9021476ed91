// SPDX-License-Identifier: Apache-2.0

/// Ensures that each message of a peer arrives once and in order.
///
/// A connection neither loses nor repeats datagrams, so a wrong number means that the peer repeated or
/// skipped a message.
public struct SequenceGate: Sendable, Hashable {
  /// The number of the last message that passed; 0 before the first.
  public private(set) var last: UInt64 = 0

  /// Creates a gate that expects the first message.
  public init() {}

  /// Accepts the next message.
  ///
  /// - Throws: That the message is not the next one.
  public mutating func pass(_ sequence: UInt64) throws(RouterRefusal) {
    guard sequence == last &+ 1, sequence != 0 else {
      let what = sequence <= last ? "message \(sequence) was sent already" : "message \(last + 1) is missing"
      throw RouterRefusal(.replayed, "\(what); messages are numbered consecutively from 1")
    }
    last = sequence
  }
}
