// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A drag of the content by fingers.
nonisolated struct ScrollDrag {
  /// Tells this drag from those before and after it.
  let number: Int
  /// The only axis it goes along, if it is locked to one.
  var lock: ScrollAxis?
  /// Where the offset would be if the content followed the fingers all the way.
  var pulled: CGPoint
  /// The translation of the fingers that is in ``pulled``.
  var translation = CGPoint.zero
}
