// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
import TouchGraphics

/// A control above the content of a scroll view, which pulling the content down starts.
///
/// Once fingers have pulled the content far enough beyond its top, the control refreshes: it sends
/// ``UIControl/Event/valueChanged``, once for each pull, and the content leaves room for it until
/// ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The text below the indicator.
  ///
  /// A kept value: it changes nothing here.
  open var attributedTitle: NSAttributedString?

  private final var storedIsRefreshing = false
  /// Whether the pull under way has started the control already.
  private final var hasFired = false
  final weak var scrollView: UIScrollView?

  /// Creates a control that a scroll view places.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = Self.namedActions
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = Self.namedActions
  }

  /// The methods that code calls by name, which a selector with a method makes known.
  private static let namedActions = [
    Selector("beginRefreshing", UIRefreshControl.beginRefreshing),
    Selector("endRefreshing", UIRefreshControl.endRefreshing),
  ]

  /// Whether the control refreshes.
  open var isRefreshing: Bool { storedIsRefreshing }

  /// Shows that code has started to refresh something; no event is sent.
  open func beginRefreshing() {
    setRefreshing(true)
  }

  /// Ends refreshing: the content moves back.
  open func endRefreshing() {
    guard storedIsRefreshing else { return }
    setRefreshing(false)
    scrollView?.leaveNoRoom()
  }

  private final func setRefreshing(_ isOn: Bool) {
    guard isOn != self.storedIsRefreshing else { return }
    self.storedIsRefreshing = isOn
    application.report(.interaction(.refreshing(application.names.name(of: self), isOn)))
    guard isOn, let scrollView else { return }
    // A drag goes on from where the content is.
    scrollView.limitsChanged()
    scrollView.adjustedContentInsetDidChange()
  }

  /// How much room the content leaves the control.
  final var room: CGFloat { storedIsRefreshing ? application.tuning.refreshHeight : 0 }

  /// Refreshes if fingers have pulled the content far enough.
  final func contentMoved() {
    guard let scrollView else { return }
    guard scrollView.drag != nil else { return hasFired = false }
    guard isEnabled, !storedIsRefreshing, !hasFired else { return }
    let pulled = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    guard pulled >= application.tuning.refreshDistance else { return }
    hasFired = true
    setRefreshing(true)
    sendActions(for: .valueChanged)
  }
}

extension UIScrollView {
  final func setRefresh(_ control: UIRefreshControl?) {
    guard control !== storedRefreshControl else { return }
    if let control, isAtOrBelow(control) {
      return Misuse.report(
        "UIScrollView.refreshControl: the control contains the scroll view; the scroll view keeps what it has."
      )
    }
    storedRefreshControl?.removeFromSuperview()
    storedRefreshControl?.scrollView = nil
    storedRefreshControl = control
    guard let control else { return }
    control.scrollView = self
    let height = (storedWindow?.application?.tuning ?? .uikit).refreshHeight
    control.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    control.autoresizingMask = .flexibleWidth
    insertSubview(control, at: 0)
  }

  /// Moves resting content back to its top after a refresh.
  final func leaveNoRoom() {
    adjustedContentInsetDidChange()
    guard drag == nil, contentOffset.y < limits[.vertical].lowerBound else { return }
    scroll(to: CGPoint(x: contentOffset.x, y: limits[.vertical].lowerBound), animated: true)
  }
}
