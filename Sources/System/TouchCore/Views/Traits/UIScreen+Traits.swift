// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchGraphics

extension UITraitCollection {
  /// The traits of a screen by its size and scale.
  ///
  /// The size classes follow Apple's table of devices; the numbers are in ``TouchTuning``. A screen shows
  /// light style, text from left to right and sRGB, until somebody overrides it.
  static func of(bounds: CGRect, scale: CGFloat) -> UITraitCollection {
    let tuning = TouchTuning.uikit
    let shortSide = min(bounds.width, bounds.height)
    let isPad = shortSide >= tuning.padSide
    let isLandscape = bounds.width > bounds.height
    let isWide = isPad || (isLandscape && shortSide >= tuning.regularWidthSide)
    return UITraitCollection { traits in
      traits.userInterfaceIdiom = isPad ? .pad : .phone
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.displayScale = scale
      traits.horizontalSizeClass = isWide ? .regular : .compact
      traits.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
      // Every touch has a force here, and a greatest possible one.
      traits.forceTouchCapability = .available
      traits.preferredContentSizeCategory = .large
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.displayGamut = .SRGB
      traits.activeAppearance = .active
    }
  }
}

extension UITraitCollection {
  /// The traits for code that has no view or controller to ask.
  ///
  /// They are those of a view while it draws, lays out its subviews under an override of traits, or is
  /// notified of a change, those of ``performAsCurrent(_:)`` in its closure, and otherwise those of the main
  /// screen.
  @MainActor public static var current: UITraitCollection {
    performed ?? UIScreen.main.storedTraitCollection
  }

  /// Calls a closure while ``current`` is this collection.
  @MainActor public final func performAsCurrent(_ actions: () -> Void) {
    Self.$performed.withValue(self) { actions() }
  }
}
