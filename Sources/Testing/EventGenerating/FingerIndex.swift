// SPDX-License-Identifier: Apache-2.0

/// A finger of two hands.
public nonisolated enum FingerIndex: Int, Sendable, Hashable, CaseIterable {
  /// Coming down, the first finger that is up; otherwise the one that came down last.
  case automatic = 0
  /// The thumb of the right hand.
  case rightThumb
  /// The index finger of the right hand.
  case rightIndex
  /// The middle finger of the right hand.
  case rightMiddle
  /// The ring finger of the right hand.
  case rightRing
  /// The little finger of the right hand.
  case rightLittle
  /// The thumb of the left hand.
  case leftThumb
  /// The index finger of the left hand.
  case leftIndex
  /// The middle finger of the left hand.
  case leftMiddle
  /// The ring finger of the left hand.
  case leftRing
  /// The little finger of the left hand.
  case leftLittle

  /// The fingers, without ``automatic``, in the order in which they are used.
  static let fingers: [FingerIndex] = [
    .rightIndex, .rightThumb, .rightMiddle, .rightRing, .rightLittle, .leftIndex, .leftThumb, .leftMiddle,
    .leftRing, .leftLittle,
  ]
}
