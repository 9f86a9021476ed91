// SPDX-License-Identifier: Apache-2.0

import Foundation
import TouchCore

/// Random numbers that are the same in every run: SplitMix64.
package nonisolated struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  package mutating func isTrue(_ share: Double) -> Bool {
    number(0...1) < share
  }

  /// A point of a rectangle.
  package mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: number(rect.origin.x...rect.origin.x + rect.size.width).nextDown,
      y: number(rect.origin.y...rect.origin.y + rect.size.height).nextDown)
  }
}
