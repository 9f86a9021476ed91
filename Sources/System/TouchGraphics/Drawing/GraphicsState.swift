// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What a context saves and restores.
package nonisolated struct GraphicsState: Hashable, Sendable {
  /// The transform from the current coordinates to those of the display list.
  package var transform = CGAffineTransform.identity
  /// The smallest rectangle around the clip, in the coordinates of the display list.
  package var clipBox: CGRect
  /// The color of fills.
  package var fillColor = CGColor(gray: 0, alpha: 1)
  /// The color of strokes.
  package var strokeColor = CGColor(gray: 0, alpha: 1)
  /// How lines are stroked.
  package var line = DisplayList.LineStyle()
  /// What changes how all drawing looks.
  package var effects = DisplayList.Effects()

  /// Creates the state of a new context.
  package init(clipBox: CGRect) {
    self.clipBox = clipBox
  }
}
