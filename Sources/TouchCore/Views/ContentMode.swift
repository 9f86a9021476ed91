// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How content is fitted into bounds of another size.
  public nonisolated enum ContentMode: Int, Sendable, Hashable {
    /// Stretched to fill.
    case scaleToFill
    /// Scaled to fit, keeping its aspect ratio.
    case scaleAspectFit
    /// Scaled to fill, keeping its aspect ratio.
    case scaleAspectFill
    /// Redrawn.
    case redraw
    /// In the middle, unscaled.
    case center
    /// At the top, unscaled.
    case top
    /// At the bottom, unscaled.
    case bottom
    /// At the left, unscaled.
    case left
    /// At the right, unscaled.
    case right
    /// In the top left corner, unscaled.
    case topLeft
    /// In the top right corner, unscaled.
    case topRight
    /// In the bottom left corner, unscaled.
    case bottomLeft
    /// In the bottom right corner, unscaled.
    case bottomRight
  }
}
