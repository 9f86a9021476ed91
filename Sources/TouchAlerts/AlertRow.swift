// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// An action of an alert, which tests find by its title.
final class AlertRow: UIView {
  let action: UIAlertAction
  var isMarked = false { didSet { backgroundColor = isMarked ? .systemFill : nil } }
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    accessibilityIdentifier = action.title
    accessibilityLabel = action.title
    isAccessibilityElement = true
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    label.text = action.title
    label.font = isBold ? .boldSystemFont(ofSize: fontSize) : .systemFont(ofSize: fontSize)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    label.textColor =
      action.isEnabled ? action.style == .destructive ? .systemRed : tintColor : .tertiaryLabel
  }
}
