// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Touchstone

/// A cure as published, with its defect: a bar that counts what lies in its button as its own.
///
/// It lets the upper half of a round button live that stands out of the bar. The button is asked whether it
/// is hidden by nobody: where a hidden or disabled one was, the bar still takes the touch from what is behind.
public final class ReachesButtonBar: UIView {
  /// Whether the point is in the bar, or in the first button in it.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let button = subviews.first(where: { $0 is UIButton }),
      button.point(inside: convert(point, to: button), with: event)
    {
      return true
    }
    return super.point(inside: point, with: event)
  }
}
