// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

/// Scales fonts and lengths with the size of text that people have chosen.
///
/// The size is a trait of the main screen, `preferredContentSizeCategory`. The factor is that of the style's
/// own sizes in the tables of the Human Interface Guidelines.
open nonisolated class UIFontMetrics: NSObject {
  private final let style: UIFont.TextStyle

  /// Creates metrics that scale as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  @MainActor open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font in the size for the current traits.
  @MainActor open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font in the size for some traits; nil means the current ones.
  @MainActor open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }

  /// A font in the size for the current traits, but not larger than a limit.
  @MainActor open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font in the size for some traits, but not larger than a limit; a limit of 0 is none.
  @MainActor open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length for the current traits.
  @MainActor open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length for some traits; nil means the current ones.
  @MainActor open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    value * TextSizes.factor(of: style, in: (traits ?? .current).preferredContentSizeCategory)
  }
}
