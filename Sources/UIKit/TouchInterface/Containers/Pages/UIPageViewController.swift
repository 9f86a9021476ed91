// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchControls
public import TouchCore

/// Shows pages, a controller each, that a finger turns.
///
/// The pages lie side by side in a scroll view that is three pages long: the present page is in the middle of
/// it. Both transition styles scroll, because nothing draws a curl here.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public nonisolated enum TransitionStyle: Int, Sendable, Hashable {
    /// They curl in UIKit; here they scroll.
    case pageCurl = 0
    /// They scroll.
    case scroll = 1
  }

  /// The direction in which the pages lie.
  public nonisolated enum NavigationOrientation: Int, Sendable, Hashable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Whether a page comes from behind or from before the present one.
  public nonisolated enum NavigationDirection: Int, Sendable, Hashable {
    /// From behind.
    case forward = 0
    /// From before.
    case reverse = 1
  }

  /// What a page controller is created with.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The gap between two pages, as a number of points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine of a book is, which has no effect here.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Provides the pages; without one fingers turn no page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pages.forgetNeighbors() } }
  /// Is told when fingers turn pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// The direction in which the pages lie.
  public let navigationOrientation: NavigationOrientation
  /// The gap between two pages.
  final let gap: CGFloat
  final lazy var pages = PageTurning(of: self)

  /// Creates a page controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    gap = Self.number(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page controller with the default style from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    gap = 0
    super.init(coder: coder)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  /// The recognizers that turn pages that curl; empty, because pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The controller of the present page, in an array as books with two pages have it.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  /// Shows a page; an animated change moves it in from its side.
  ///
  /// The completion says whether the animation ended by itself. A change during another one ends that first.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      return Misuse.report(
        "setViewControllers(_:direction:animated:): a page controller needs one controller.")
    }
    pages.show(page, from: direction, animated: animated, completion)
  }

  /// Creates the view with the scroll view of the pages.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(pages.scroll)
    self.view = view
  }

  /// Places the pages.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.place()
  }
}
