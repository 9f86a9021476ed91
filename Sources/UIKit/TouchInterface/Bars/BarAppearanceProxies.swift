// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// What an application has said of the looks of all its bars and items.
final class BarLooks {
  let navigationBar = UINavigationBar(frame: .zero)
  let toolbar = UIToolbar(frame: .zero)
  let item = UIBarButtonItem()
  /// Whether the samples are being made, which have no sample themselves.
  private static var isMaking = false

  /// Those of the current application; nil while they are being made.
  static var current: BarLooks? {
    guard !isMaking else { return nil }
    return UIApplication.shared.companion(BarLooks.self) {
      isMaking = true
      defer { isMaking = false }
      return BarLooks()
    }
  }
}

extension UINavigationBar {
  /// The bar whose looks all bars have that are made after it was set up.
  ///
  /// UIKit gives them to bars that are not set up themselves when they come into a window.
  public class func appearance() -> UINavigationBar { BarLooks.current?.navigationBar ?? UINavigationBar() }

  /// Takes over the looks that the application has set for all bars.
  final func copyLooks() {
    guard let looks = BarLooks.current?.navigationBar else { return }
    (barStyle, isTranslucent, barTintColor) = (looks.barStyle, looks.isTranslucent, looks.barTintColor)
    (titleTextAttributes, shadowImage) = (looks.titleTextAttributes, looks.shadowImage)
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (
      looks.backIndicatorImage, looks.backIndicatorTransitionMaskImage
    )
    if let tint = looks.ownTintColor { tintColor = tint }
    copyStoredLooks(of: looks)
  }
}

extension UIToolbar {
  /// The bar whose looks all bars have that are made after it was set up.
  public class func appearance() -> UIToolbar { BarLooks.current?.toolbar ?? UIToolbar() }

  /// Takes over the looks that the application has set for all bars.
  final func copyLooks() {
    guard let looks = BarLooks.current?.toolbar else { return }
    (barStyle, isTranslucent, barTintColor) = (looks.barStyle, looks.isTranslucent, looks.barTintColor)
    (standardAppearance, compactAppearance) = (looks.standardAppearance, looks.compactAppearance)
    if let tint = looks.ownTintColor { tintColor = tint }
  }
}

extension UIBarButtonItem {
  /// The item whose color and title attributes all items have that set none themselves.
  public class func appearance() -> UIBarButtonItem { BarLooks.current?.item ?? UIBarButtonItem() }
}
