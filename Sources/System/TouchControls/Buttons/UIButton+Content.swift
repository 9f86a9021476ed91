// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The views of a button, each created when it is first needed.
struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  /// The spinner in place of the image of a button with a configuration.
  var spinner: UIActivityIndicatorView?
  /// The image behind the content.
  var background: UIImageView?
  /// The color behind the content of a button with a configuration.
  var backdrop: UIView?
}

extension UIButton {
  /// Gives the button the look of a type, as creating it with the type does.
  package final func applyType(_ type: ButtonType) {
    storedButtonType = type
    if let image = type.image { images = images.with(image, for: .normal) }
    parts.title?.font = defaultFont
    contentChanged()
  }

  // MARK: Defaults

  /// The font of the title: 18 points; 15 for a system button; that of its size for a configuration.
  ///
  /// Reported: values that programs read from UIKit's buttons.
  final var defaultFont: UIFont {
    if let storedConfiguration { return storedConfiguration.buttonSize.font }
    return .systemFont(ofSize: storedButtonType != .custom ? 15 : UIFont.buttonFontSize)
  }

  /// The color of a title for which none was set.
  final func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard storedButtonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Parts

  final var ensuredTitleLabel: UILabel {
    if let label = parts.title { return label }
    let label = UILabel()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    label.text = currentTitle
    label.textColor = currentTitleColor
    parts.title = label
    addSubview(label)
    return label
  }

  final var ensuredImageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView(image: currentImage)
    view.contentMode = .center
    parts.image = view
    if let label = parts.title { insertChild(view, below: label) } else { addSubview(view) }
    return view
  }

  private var ensuredBackgroundView: UIImageView {
    if let view = parts.background { return view }
    let view = UIImageView(image: nil)
    parts.background = view
    insertChild(view, at: 0)
    return view
  }

  // MARK: Showing

  /// Shows the content of the current state.
  final func contentChanged() {
    if storedConfiguration != nil || configurationUpdateHandler != nil {
      if automaticallyUpdatesConfiguration || shownConfiguration == nil { setNeedsUpdateConfiguration() }
      if storedConfiguration != nil { return }
    }
    let state = state
    show(title: currentTitle, color: currentTitleColor)
    show(image: currentImage)
    showBackground(currentBackgroundImage)
    let appearance = ButtonAppearance(of: self, in: state)
    if let label = parts.title, label.alpha != appearance.titleAlpha { label.alpha = appearance.titleAlpha }
    if let view = parts.image, view.alpha != appearance.imageAlpha { view.alpha = appearance.imageAlpha }
  }

  final func show(title: String?, color: UIColor) {
    guard parts.title != nil || title != nil else { return }
    let label = ensuredTitleLabel
    if label.text != title {
      label.text = title
      invalidateIntrinsicContentSize()
    }
    if label.textColor != color { label.textColor = color }
  }

  final func show(image: UIImage?) {
    guard parts.image != nil || image != nil else { return }
    let view = ensuredImageView
    guard view.image != image else { return }
    view.image = image
    invalidateIntrinsicContentSize()
  }

  final func showBackground(_ image: UIImage?) {
    guard parts.background != nil || image != nil else { return }
    let view = ensuredBackgroundView
    guard view.image != image else { return }
    view.image = image
    invalidateIntrinsicContentSize()
  }

  final var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
