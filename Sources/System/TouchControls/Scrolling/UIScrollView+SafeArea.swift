// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIScrollView {
  /// When the safe area is added to the content's inset.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    /// As ``scrollableAxes``, and along the vertical axis also where the scroll view fills a controller on a
    /// navigation controller's stack.
    case automatic = 0
    /// Along the axes along which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// The style of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable, Hashable {
    /// Black with a white border.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The part of the safe area that is added to the content's inset.
  private final var adjustment: UIEdgeInsets {
    guard storedContentInsetAdjustmentBehavior != .never else { return .zero }
    var insets = safeAreaInsets
    guard insets != .zero, storedContentInsetAdjustmentBehavior != .always else { return insets }
    if !alwaysBounceVertical, contentSize.height <= bounds.height, !isMainViewOfStack {
      (insets.top, insets.bottom) = (0, 0)
    }
    if !alwaysBounceHorizontal, contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// Whether the automatic behavior treats the view as the content of a navigation controller's screen.
  private final var isMainViewOfStack: Bool {
    guard storedContentInsetAdjustmentBehavior == .automatic else { return false }
    let controller = next as? UIViewController ?? superview?.next as? UIViewController
    return controller?.navigationController != nil && controller?.automaticallyAdjustsScrollViewInsets == true
  }

  final var insetInEffect: UIEdgeInsets {
    var (own, more) = (storedContentInset, adjustment)
    if let storedRefreshControl { own.top += storedRefreshControl.room }
    guard more != .zero else { return own }
    return UIEdgeInsets(
      top: own.top + more.top, left: own.left + more.left, bottom: own.bottom + more.bottom,
      right: own.right + more.right)
  }

  final func setAdjustment(_ behavior: ContentInsetAdjustmentBehavior) {
    guard behavior != storedContentInsetAdjustmentBehavior else { return }
    storedContentInsetAdjustmentBehavior = behavior
    adjustmentMayHaveChanged()
  }

  /// Keeps content that rests at its top or left limit there when the limit moves.
  final func adjustmentMayHaveChanged() {
    let (old, new) = (lastAdjustment, adjustment)
    guard old != new else { return }
    lastAdjustment = new
    let offset = contentOffset
    let isAtTop = offset.y == -(storedContentInset.top + old.top)
    let isAtLeft = offset.x == -(storedContentInset.left + old.left)
    limitsChanged()
    if drag == nil, motion == nil {
      moveContent(
        to: CGPoint(
          x: isAtLeft ? -(storedContentInset.left + new.left) : contentOffset.x,
          y: isAtTop ? -(storedContentInset.top + new.top) : contentOffset.y))
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
