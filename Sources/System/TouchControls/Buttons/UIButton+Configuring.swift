// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// The layout pass shows a configuration after the configuration or the state changed: first the handler runs,
// which may replace the configuration, then the parts are updated.

extension UIButton {
  final func setConfiguration(_ configuration: Configuration?) {
    let hadOne = storedConfiguration != nil
    let isOtherSize = storedConfiguration?.buttonSize != configuration?.buttonSize
    storedConfiguration = configuration
    if isOtherSize { parts.title?.font = defaultFont }
    if configuration == nil {
      guard hadOne else { return }
      shownConfiguration = nil
      parts.subtitle?.removeFromSuperview()
      parts.subtitle = nil
      parts.backdrop?.removeFromSuperview()
      parts.backdrop = nil
      show(spinner: nil)
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
    show(image: configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage)
    show(spinner: configuration.showsActivityIndicator ? foreground : nil)
    parts.image?.tintColor = foreground
    parts.image?.alpha = 1
    showBackground(currentBackgroundImage)
    show(subtitle: configuration.subtitle, color: foreground)
    show(backdrop: configuration.background, color: configuration.baseBackgroundColor)
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

  private func show(spinner color: UIColor?) {
    guard let color else {
      parts.spinner?.removeFromSuperview()
      parts.spinner = nil
      return
    }
    let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
    if parts.spinner == nil {
      parts.spinner = spinner
      spinner.startAnimating()
      addSubview(spinner)
    }
    if spinner.color != color { spinner.color = color }
  }

  private func show(backdrop background: UIBackgroundConfiguration, color: UIColor?) {
    let hasBorder = background.strokeColor != nil && background.strokeWidth > 0
    guard let color = background.backgroundColor ?? color ?? (hasBorder ? .clear : nil) else {
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
    if hasBorder || view.ownLayer.borderWidth > 0 {
      view.layer.borderColor = background.strokeColor?.cgColor
      view.layer.borderWidth = hasBorder ? background.strokeWidth : 0
    }
  }
}
