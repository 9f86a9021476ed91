// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The offsets at which content may rest.
///
/// Along each axis they range from the leading inset to where the end of the content, with the trailing
/// inset, meets the end of the view. Content smaller than the view rests at its beginning.
nonisolated struct ScrollLimits: Equatable {
  private var minimum: CGPoint
  private var maximum: CGPoint

  init(content: CGSize, insets: UIEdgeInsets, view: CGSize) {
    let insets = insets.finiteOrZero
    // Subtracting from 0 avoids negative zero.
    minimum = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    maximum = minimum
    // A view without finite bounds shows nothing, so nothing scrolls in it.
    guard view.isNumber else { return }
    maximum.x = max(minimum.x, content.width + insets.right - view.width)
    maximum.y = max(minimum.y, content.height + insets.bottom - view.height)
  }

  subscript(axis: ScrollAxis) -> ClosedRange<CGFloat> { minimum[axis]...maximum[axis] }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }

  func contains(_ offset: CGPoint) -> Bool { clamped(offset) == offset }

  /// Whether the range of offsets along an axis is not empty.
  func canMove(along axis: ScrollAxis) -> Bool { minimum[axis] < maximum[axis] }
}

nonisolated extension UIEdgeInsets {
  /// The insets with nonfinite values replaced by 0: an override of `adjustedContentInset` may return
  /// anything.
  var finiteOrZero: UIEdgeInsets {
    func finite(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
    return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}

nonisolated extension ClosedRange<CGFloat> {
  /// The value in the range nearest to `value`.
  func clamping(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
