// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIButton.Configuration {
  /// The configuration as the button's current state shows it, with missing colors filled in.
  ///
  /// The Human Interface Guidelines document in images which colors each kind has; how far they fade is
  /// assumed.
  @MainActor public func updated(for button: UIButton) -> Self {
    var appearance = self
    let tint: UIColor = button.tintColor
    var foreground = baseForegroundColor ?? (kind == .filled ? .white : tint)
    var background = baseBackgroundColor
    switch kind {
    case .plain: break
    case .tinted: background = (background ?? tint).withAlphaComponent(0.18)
    case .gray: background = background ?? .secondarySystemFill
    case .filled: background = background ?? tint
    }
    if !button.isEnabled {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    } else if button.isHighlighted {
      foreground = foreground.withAlphaComponent(0.75)
      background = background.map { $0.withAlphaComponent(0.75 * $0.cgColor.alpha) }
    }
    appearance.baseForegroundColor = foreground
    appearance.baseBackgroundColor = background
    return appearance
  }

  /// The corner radius of a background of this size; the numbers, and the default of the background, are
  /// assumed.
  nonisolated func cornerRadius(of size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .medium: 6
    case .small: 4
    case .large: 9
    case .capsule: max(min(size.width, size.height), 0) / 2
    }
  }
}
