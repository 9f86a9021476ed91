// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchGraphics

/// How far bars reach over the view of a controller from one side, as a rectangle for constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length, in points.
  var length: CGFloat { get }
  /// The top edge of the bars.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the bars.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the bars.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// How far the status bar and the navigation bar reach over the view; the safe area replaces it.
  public var topLayoutGuide: any UILayoutSupport { view.barGuide(.topBars) }
  /// How far the toolbar reaches over the view; the safe area replaces it.
  public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottomBars) }
}

extension UIView {
  fileprivate func barGuide(_ kind: LayoutBox.Kind) -> BarGuide {
    let made = { (view: UIView) in BarGuide(kind, in: view) }
    return ownGuide(kind, orMake: made) as? BarGuide ?? made(self)
  }
}

/// The guide of the bars at one side.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  var length: CGFloat { layoutFrame.height }
}
