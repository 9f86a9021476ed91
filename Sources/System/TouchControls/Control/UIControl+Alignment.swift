// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// The vertical alignment of a control's content.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where text begins.
    case leading = 4
    /// Where text ends.
    case trailing = 5
  }
}
