// SPDX-License-Identifier: Apache-2.0

/// A small generator of numbers that looks random and is the same everywhere for the same seed.
///
/// The draws are made here and not by the standard library, whose way of using a generator may change.
package nonisolated struct SplitMix64: Sendable {
  private var state: UInt64

  /// Begins with a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to one below `bound`.
  package mutating func below(_ bound: Int) -> Int {
    Int(next() >> 33) % max(bound, 1)
  }

  /// A number of the range.
  package mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// True once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool {
    below(count) == 0
  }

  /// One of the values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[below(values.count)]
  }
}
