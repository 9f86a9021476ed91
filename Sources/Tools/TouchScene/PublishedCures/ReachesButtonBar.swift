// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Touchstone

/// A published workaround, bugs included: a bar that counts the area of its button as its own.
///
/// It makes the upper half of a round button work that sticks out of the bar. But nothing checks whether the
/// button is hidden: where a hidden or disabled one was, the bar still takes the touch from what is behind.
public final class ReachesButtonBar: UIView {
  /// Returns whether the point is in the bar, or in its first button.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let button = subviews.first(where: { $0 is UIButton }),
      button.point(inside: convert(point, to: button), with: event)
    {
      return true
    }
    return super.point(inside: point, with: event)
  }
}
