// SPDX-License-Identifier: Apache-2.0

/// Lets the messages of a peer pass in their order, each once.
///
/// A connection neither loses nor repeats datagrams, so that a number that is not the next one was sent by somebody who
/// repeats what was sent before, or leaves something out.
public struct SequenceGate: Sendable, Hashable {
  /// The number of the last message that passed; 0 before the first.
  public private(set) var last: UInt64 = 0

  /// Makes a gate before the first message.
  public init() {}

  /// Lets a message pass, or says why not.
  public mutating func pass(_ sequence: UInt64) throws(RouterRefusal) {
    guard sequence == last &+ 1, sequence != 0 else {
      let what = sequence <= last ? "message \(sequence) was sent before" : "message \(last + 1) is missing"
      throw RouterRefusal(.replayed, "\(what); messages are numbered from 1 on, each once")
    }
    last = sequence
  }
}
