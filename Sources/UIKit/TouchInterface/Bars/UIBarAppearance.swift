// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The color behind the items; nil for none.
  open var backgroundColor: UIColor?
  /// The image behind the items, as a value for code that draws bars.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge, as a value for code that draws bars.
  open var shadowColor: UIColor?
  /// The image at the edge, as a value for code that draws bars.
  open var shadowImage: UIImage?
  /// Whether the bar has the system's own background.
  private(set) final var isUsual = true

  /// Creates the usual appearance.
  public override required init() {
    super.init()
  }

  /// Creates a copy of an appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyValues(of: barAppearance)
  }

  final func copyValues(of other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    isUsual = other.isUsual
  }

  /// Makes the background that of the system.
  open func configureWithDefaultBackground() {
    (backgroundColor, isUsual) = (nil, true)
  }

  /// Makes the background opaque.
  open func configureWithOpaqueBackground() {
    (backgroundColor, isUsual) = (.systemBackground, false)
  }

  /// Removes background and line.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor, isUsual) = (nil, nil, false)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; its font and color are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles; the font and the color are shown.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates the usual appearance.
  public required init() {
    super.init()
  }

  /// Creates a copy of an appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (
      other.titleTextAttributes, other.largeTitleTextAttributes
    )
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
