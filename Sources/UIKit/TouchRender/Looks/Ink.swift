// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchGraphics

/// The colors of one appearance: light or dark.
struct Ink {
  /// The traits of the view; nil without one.
  private let traits: UITraitCollection?
  /// Whether the appearance is dark.
  let isDark: Bool

  /// The appearance of a view.
  init(of view: UIView?) {
    traits = view?.traitCollection
    isDark = traits?.userInterfaceStyle == .dark
  }

  /// The components of a color; those of system colors and dynamic colors depend on the traits.
  func color(_ color: UIColor) -> CGColor {
    isDark || color.isDynamic ? color.components(in: traits ?? UITraitCollection()) : color.fixedColor
  }
}
