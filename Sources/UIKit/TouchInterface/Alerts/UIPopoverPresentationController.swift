// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// What an action sheet would point at on an iPad, as values.
///
/// There are no popovers here: an action sheet is at the bottom of every window, as on an iPhone.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view with ``sourceRect``.
  ///
  /// A kept value: it changes nothing here.
  open var sourceView: UIView?
  /// The rectangle that the popover points at; null for the whole view.
  ///
  /// A kept value: it changes nothing here.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover points at.
  ///
  /// A kept value: it changes nothing here.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may have.
  ///
  /// A kept value: it changes nothing here.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The views that take touches while the popover is open.
  ///
  /// A kept value: it changes nothing here.
  open var passthroughViews: [UIView]?
  /// The color of the background.
  ///
  /// A kept value: it changes nothing here.
  open var backgroundColor: UIColor?
  /// The least distances from the edges of the window.
  ///
  /// A kept value: it changes nothing here.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at.
  ///
  /// A kept value: it changes nothing here.
  open var canOverlapSourceViewRect = false
}

/// The directions that the arrow of a popover may have.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set of directions from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Adapts a popover to the window.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

extension UIViewController {
  /// What the popover of an action sheet points at; nil for other controllers.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard let alert = self as? UIAlertController, alert.preferredStyle == .actionSheet else { return nil }
    if let popover = alert.popover { return popover }
    let made = UIPopoverPresentationController(presentedViewController: alert, presenting: nil)
    alert.popover = made
    return made
  }
}
