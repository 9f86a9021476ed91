// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// A drag of the content by fingers.
nonisolated struct ScrollDrag {
  /// Distinguishes this drag from those before and after it.
  let number: Int
  /// The axis the drag is locked to, if any.
  var lock: ScrollAxis?
  /// The offset if the content followed the fingers exactly.
  var pulled: CGPoint
  /// The translation of the fingers already included in ``pulled``.
  var translation = CGPoint.zero
}
