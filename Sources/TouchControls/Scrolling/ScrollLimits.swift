// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The offsets at which content may rest.
///
/// Along each axis they range from the leading inset to where the end of the content, with the trailing
/// inset, meets the end of the view. Content smaller than the view rests at its beginning.
nonisolated struct ScrollLimits: Equatable {
  private var least: CGPoint
  private var greatest: CGPoint

  init(content: CGSize, insets: UIEdgeInsets, view: CGSize) {
    let insets = insets.finiteOrZero
    // Subtracting from 0 avoids negative zero.
    least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    greatest = least
    // A view without finite bounds shows nothing, so nothing scrolls in it.
    guard view.isNumber else { return }
    greatest.x = max(least.x, content.width + insets.right - view.width)
    greatest.y = max(least.y, content.height + insets.bottom - view.height)
  }

  subscript(axis: ScrollAxis) -> ClosedRange<CGFloat> { least[axis]...greatest[axis] }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  func contains(_ offset: CGPoint) -> Bool { clamped(offset) == offset }

  /// Whether the range of offsets along an axis is not empty.
  func canMove(along axis: ScrollAxis) -> Bool { least[axis] < greatest[axis] }
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
