// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

extension UINavigationController {
  /// How long a bar takes to come or go, in seconds.
  public class var hideShowBarDuration: CGFloat { CGFloat(UIApplication.shared.tuning.barHidingDuration) }

  final var stackBars: StackBars {
    if let bars = ensuredBars as? StackBars { return bars }
    let made = StackBars(of: self)
    bars = made
    return made
  }

  /// The bar at the top, which shows the navigation item of the top controller.
  public var navigationBar: UINavigationBar { stackBars.navigationBar }

  /// The bar at the bottom, which shows the toolbar items of the top controller; hidden by default.
  // swift-format-ignore
  public var toolbar: UIToolbar! { stackBars.toolbar }
}
