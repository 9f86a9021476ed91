// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchGraphics

/// How far bars reach over the view of a controller from one side.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length, in points.
  var length: CGFloat { get }
}

extension UIViewController {
  /// How far the status bar and the navigation bar reach over the view; the safe area replaces it.
  public var topLayoutGuide: any UILayoutSupport { BarLength(view.safeAreaInsets.top) }
  /// How far the toolbar reaches over the view; the safe area replaces it.
  public var bottomLayoutGuide: any UILayoutSupport { BarLength(view.safeAreaInsets.bottom) }
}

/// A length as it is now.
private final class BarLength: NSObject, UILayoutSupport {
  let length: CGFloat

  init(_ length: CGFloat) {
    self.length = length
    super.init()
  }
}
