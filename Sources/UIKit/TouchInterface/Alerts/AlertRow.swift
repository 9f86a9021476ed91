// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// An action of an alert, which tests find by its title.
final class AlertRow: UIView {
  let action: UIAlertAction
  var isMarked = false { didSet { backgroundColor = isMarked ? .systemFill : nil } }
  private let label = UILabel()
  private let check = UILabel()

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    accessibilityIdentifier = action.title
    accessibilityLabel = action.title
    isAccessibilityElement = true
    label.text = action.title
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    check.text = "✓"
    check.textAlignment = .right
    addSubview(check)
  }

  /// Shows the action as it is now.
  func show(isBold: Bool, fontSize: CGFloat) {
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    if action.isChecked { accessibilityTraits.insert(.selected) }
    check.isHidden = !action.isChecked
    label.font = isBold ? .boldSystemFont(ofSize: fontSize) : .systemFont(ofSize: fontSize)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    label.textColor =
      action.isEnabled
      ? action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor) : .tertiaryLabel
    check.textColor = label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    check.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
