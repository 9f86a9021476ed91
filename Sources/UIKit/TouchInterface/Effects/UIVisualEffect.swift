// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// What a visual effect view does to what is behind it or in it; it is kept as a value, and renderers show
/// it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an effect without an appearance.
  public override init() {
    super.init()
  }
}

/// Blurs what is behind a visual effect view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How thick the material looks, and whether it adapts to the style of the interface.
  public let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The looks of a blur.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// Much lighter than what is behind.
    case extraLight = 0
    /// Lighter than what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// Adapts to the style of the interface.
    case regular = 4
    /// Adapts to the style of the interface, and makes content stand out.
    case prominent = 5
    /// Mostly translucent.
    case systemUltraThinMaterial = 6
    /// More translucent than opaque.
    case systemThinMaterial = 7
    /// Somewhat translucent.
    case systemMaterial = 8
    /// More opaque than translucent.
    case systemThickMaterial = 9
    /// As the system's bars.
    case systemChromeMaterial = 10
    /// The same, always light.
    case systemUltraThinMaterialLight = 11
    /// The same, always light.
    case systemThinMaterialLight = 12
    /// The same, always light.
    case systemMaterialLight = 13
    /// The same, always light.
    case systemThickMaterialLight = 14
    /// The same, always light.
    case systemChromeMaterialLight = 15
    /// The same, always dark.
    case systemUltraThinMaterialDark = 16
    /// The same, always dark.
    case systemThinMaterialDark = 17
    /// The same, always dark.
    case systemMaterialDark = 18
    /// The same, always dark.
    case systemThickMaterialDark = 19
    /// The same, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// Lets the content of a visual effect view stand out from a blur behind it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content is in front of.
  public let blurEffect: UIBlurEffect
  /// What the content is, if that was given.
  public let style: UIVibrancyEffectStyle?

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// Creates an effect for content of a kind in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

/// What the content of a vibrancy effect is.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable, Hashable {
  /// Text.
  case label
  /// Text of less importance.
  case secondaryLabel
  /// Text of even less importance.
  case tertiaryLabel
  /// Text of the least importance.
  case quaternaryLabel
  /// Large areas.
  case fill
  /// Areas of less importance.
  case secondaryFill
  /// Areas of the least importance.
  case tertiaryFill
  /// Lines.
  case separator
}
