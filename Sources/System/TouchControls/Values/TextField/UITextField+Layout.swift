// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// The position of the clear button is assumed.

extension UITextField {
  private static var margin: CGFloat { IntrinsicSize.textFieldMargin }
  private static let button: CGFloat = 19

  final func contentChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var sideMargin: CGFloat { borderStyle == .none ? 0 : Self.margin }

  final func rectOfText(in bounds: CGRect) -> CGRect {
    var rect = bounds
    let left = shownLeftView == nil ? 0 : leftViewRect(forBounds: bounds).width
    let right = shownRightView == nil ? 0 : rightViewRect(forBounds: bounds).width
    rect.origin.x += sideMargin + left
    rect.size.width -= 2 * sideMargin + left + right
    if hasClearButton { rect.size.width -= Self.button + Self.margin }
    rect.size.width = max(rect.size.width, 0)
    return rect
  }

  final func rectOfClearButton(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.margin - Self.button, y: bounds.midY - Self.button / 2, width: Self.button,
      height: Self.button)
  }

  /// Whether the clear button is shown; there must be text to clear, and a right view replaces it.
  package final var hasClearButton: Bool { hasText && shownRightView == nil && shows(clearButtonMode) }

  final func isOnClearButton(_ point: CGPoint) -> Bool {
    hasClearButton && clearButtonRect(forBounds: area).holds(point)
  }

  /// Notes whether the finger that the field follows came down on the clear button.
  final func holdClearButton(_ isOn: Bool) {
    askedTracking = tracking.number
    holdsClearButton = isOn
  }

  final var fittingSize: CGSize {
    let label = UILabel()
    label.font = font
    label.text = hasText ? text : placeholder
    var size = label.intrinsicContentSize
    size.height = max(size.height, (font?.lineHeight ?? 0).rounded(.up))
    size.width += 2 * sideMargin + (shownLeftView?.bounds.width ?? 0) + (shownRightView?.bounds.width ?? 0)
    if borderStyle != .none { size.height = max(size.height, IntrinsicSize.textFieldHeight) }
    return size
  }
}
