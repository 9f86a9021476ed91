// SPDX-License-Identifier: Apache-2.0
import TouchCore

// The layout pass shows a configuration after the configuration or the state changed: first the handler runs,
// which may replace the configuration, then the parts are updated.

extension UIButton {
  final func setConfiguration(_ configuration: Configuration?) {
    let hadOne = storedConfiguration != nil
    storedConfiguration = configuration
    if hadOne != (configuration != nil) { parts.title?.font = defaultFont }
    if configuration == nil {
      guard hadOne else { return }
      shownConfiguration = nil
      parts.subtitle?.removeFromSuperview()
      parts.subtitle = nil
      parts.backdrop?.removeFromSuperview()
      parts.backdrop = nil
      parts.title?.textAlignment = .natural
      contentChanged()
      insetsChanged()
    } else {
      markConfiguration()
    }
  }

  final func markConfiguration() {
    // Changes that the handler makes are shown right after it returns.
    guard !isConfiguring else { return }
    needsConfiguring = true
    insetsChanged()
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguring, !isConfiguring else { return }
    needsConfiguring = false
    isConfiguring = true
    updateConfiguration()
    isConfiguring = false
    guard let configuration = storedConfiguration else { return }
    show(configuration.updated(for: self))
  }

  private func show(_ configuration: Configuration) {
    shownConfiguration = configuration
    let foreground = configuration.baseForegroundColor ?? tintInUse
    show(title: configuration.title ?? currentTitle, color: foreground)
    parts.title?.numberOfLines = 0
    parts.title?.alpha = 1
    show(image: configuration.image ?? currentImage)
    parts.image?.tintColor = foreground
    parts.image?.alpha = 1
    showBackground(currentBackgroundImage)
    show(subtitle: configuration.subtitle, color: foreground)
    show(backdrop: configuration.baseBackgroundColor)
  }

  private var tintInUse: UIColor { tintColor }

  private func show(subtitle: String?, color: UIColor) {
    guard let subtitle else {
      parts.subtitle?.removeFromSuperview()
      parts.subtitle = nil
      return
    }
    let label = parts.subtitle ?? UILabel()
    if parts.subtitle == nil {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.numberOfLines = 0
      parts.subtitle = label
      addSubview(label)
    }
    if label.text != subtitle { label.text = subtitle }
    if label.textColor != color { label.textColor = color }
  }

  private func show(backdrop color: UIColor?) {
    guard let color else {
      parts.backdrop?.removeFromSuperview()
      parts.backdrop = nil
      return
    }
    let view = parts.backdrop ?? UIView()
    if parts.backdrop == nil {
      view.isUserInteractionEnabled = false
      parts.backdrop = view
      insertChild(view, at: 0)
    }
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}
