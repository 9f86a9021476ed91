// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The style of a bar.
public nonisolated enum UIBarStyle: Int, Sendable, Hashable {
  /// Light, or dark in dark appearance.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The kinds of bars that images and other looks are set for.
public nonisolated enum UIBarMetrics: Int, Sendable, Hashable {
  /// Bars of the usual height.
  case `default` = 0
  /// Lower bars, in landscape on a phone.
  case compact = 1
  /// Bars of the usual height with a prompt.
  case defaultPrompt = 101
  /// Lower bars with a prompt.
  case compactPrompt = 102
}

/// Where a bar is.
public nonisolated enum UIBarPosition: Int, Sendable, Hashable {
  /// Nobody has said so.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, behind the status bar.
  case topAttached = 3
}

/// A bar that says where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Any position, unless implemented.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What navigation bars and toolbars have in common.
@preconcurrency @MainActor protocol BarShape: UIView {
  var barStyle: UIBarStyle { get }
  var isTranslucent: Bool { get }
  var barTintColor: UIColor? { get }
}

extension BarShape {
  /// The height of the bar without a prompt.
  var heightOfItems: CGFloat {
    let tuning = UIApplication.shared.tuning
    return traitCollection.verticalSizeClass == .compact ? tuning.compactBarHeight : tuning.barHeight
  }

  /// The color behind the items.
  var usualBackground: UIColor {
    barTintColor ?? (barStyle == .black ? .black : .secondarySystemGroupedBackground)
  }

  /// The size of the view of an item in the bar.
  func size(of item: UIBarButtonItem, _ view: UIView, height: CGFloat) -> CGSize {
    guard item.customView == nil else {
      let own = view.bounds.size
      let size = own == .zero ? view.sizeThatFits(CGSize(width: 0, height: height)) : own
      return CGSize(width: item.width > 0 ? item.width : size.width, height: min(size.height, height))
    }
    let width = item.width > 0 ? item.width : max(view.sizeThatFits(.zero).width, height)
    return CGSize(width: width, height: height)
  }
}
