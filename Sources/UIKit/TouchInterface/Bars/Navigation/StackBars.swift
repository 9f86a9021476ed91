// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

/// The bars of a navigation controller, which the core finds by this name.
final class StackBars: NavigationBars {
  private unowned let navigation: UINavigationController
  private(set) lazy var navigationBar = makeNavigationBar()
  private(set) lazy var toolbar = makeToolbar()
  /// What the system covers of the navigation controller's view.
  private var outside = UIEdgeInsets.zero
  /// Whether a gesture that hides the bars has hidden the toolbar as well.
  var hidesToolbarToo = false {
    didSet { if hidesToolbarToo != oldValue { navigation.barsMayHaveMoved(animated: true) } }
  }
  private var hasToolbar = false
  /// The bars that come or go at the moment, once for each of their animations.
  private var movingBars: [UIView] = []
  /// The scroll view of the top controller, with which a large title shrinks.
  private weak var scrollView: UIScrollView?
  /// What hides bars when fingers or the keyboard do something.
  private(set) lazy var hiding = BarHiding(navigation)

  init(of navigation: UINavigationController) {
    self.navigation = navigation
  }

  private var classes: (navigationBar: UINavigationBar.Type?, toolbar: UIToolbar.Type?)

  /// A class has no other initializer for certain than that with a coder, which finds an empty archive here.
  func use(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) {
    classes = (navigationBarClass as? UINavigationBar.Type, toolbarClass as? UIToolbar.Type)
  }

  private func make<Bar: UIView>(_ type: Bar.Type?) -> Bar? {
    guard let type, let coder = try? NSKeyedUnarchiver(forReadingFrom: Self.emptyArchive) else { return nil }
    return type.init(coder: coder)
  }

  private static let emptyArchive: Data = {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return archiver.encodedData
  }()

  private func makeNavigationBar() -> UINavigationBar {
    let made = make(classes.navigationBar) ?? UINavigationBar(frame: .zero)
    made.navigation = navigation
    made.linkItems()
    return made
  }

  private func makeToolbar() -> UIToolbar {
    let made = make(classes.toolbar) ?? UIToolbar(frame: .zero)
    made.navigation = navigation
    return made
  }

  var isDark: Bool { navigationBar.barStyle == .black }

  /// Without a back button a finger from the edge does not go back either (reported).
  var offersBack: Bool {
    guard navigation.usesBars else { return true }
    return navigation.showsNavigationBar && navigationBar.showsBack
  }

  func stackChanged() {
    navigationBar.contentChanged()
    showToolbarItems()
  }

  func showToolbarItems() {
    guard hasToolbar || !navigation.isToolbarHidden else { return }
    toolbar.items = navigation.topViewController?.toolbarItems
  }

  /// Whether the toolbar is shown: a controller that hides it does so as long as it is on the stack
  /// (documented).
  private var showsToolbar: Bool {
    !navigation.isToolbarHidden && !hidesToolbarToo
      && !navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Where the navigation bar begins.
  private var barTop: CGFloat { outside.top > 0 ? outside.top : UIApplication.shared.tuning.leastBarTop }

  func layOut(in view: UIView, outside insets: UIEdgeInsets, animated: Bool) {
    outside = insets
    let bounds = view.bounds
    let bar = navigationBar
    hiding.attach()
    if bar.superview !== view { view.addSubview(bar) }
    followScrolling()
    let height = bar.heightInEffect + largeTitleHeight
    let showsBar = navigation.showsNavigationBar
    let top = showsBar ? barTop : -height
    move(bar, to: CGRect(x: 0, y: top, width: bounds.width, height: height), shown: showsBar, animated)
    guard hasToolbar || showsToolbar else { return }
    hasToolbar = true
    let tools = toolbar
    if tools.superview !== view {
      view.addSubview(tools)
      showToolbarItems()
    }
    let length = tools.heightOfItems
    let bottom = showsToolbar ? bounds.height - insets.bottom - length : bounds.height
    move(
      tools, to: CGRect(x: 0, y: bottom, width: bounds.width, height: length), shown: showsToolbar, animated)
  }

  private func move(_ bar: UIView, to frame: CGRect, shown: Bool, _ animated: Bool) {
    if shown { bar.isHidden = false }
    guard animated, bar.frame != frame else {
      // A layout while the bar goes leaves it in sight until it has gone.
      if bar.frame == frame, movingBars.contains(where: { $0 === bar }) { return }
      bar.frame = frame
      bar.isHidden = !shown
      return
    }
    movingBars.append(bar)
    UIView.animate(
      withDuration: UIApplication.shared.tuning.barHidingDuration, animations: { bar.frame = frame }
    ) { [weak self, weak bar] _ in
      guard let self, let bar else { return }
      if let index = movingBars.firstIndex(where: { $0 === bar }) { movingBars.remove(at: index) }
      bar.isHidden = bar === navigationBar ? !navigation.showsNavigationBar : !showsToolbar
    }
  }

  func room(for controller: UIViewController) -> BarRoom {
    var room = BarRoom()
    if navigation.showsNavigationBar {
      // While the bar gets lower the content keeps its place, so that it can be scrolled back to the whole
      // title.
      let large = navigationBar.showsLargeTitle ? LargeTitle.height : 0
      room.insets.top = barTop + navigationBar.heightInEffect + large
      if !navigationBar.isTranslucent { room.opaque.insert(.top) }
    }
    if hasToolbar, showsToolbar {
      room.insets.bottom = outside.bottom + toolbar.heightOfItems
      if !toolbar.isTranslucent { room.opaque.insert(.bottom) }
    }
    return room
  }
}

extension StackBars: ScrollFollower {
  /// Finds the scroll view that the top controller's view is, or has as a subview at its top.
  private func followScrolling() {
    guard navigationBar.prefersLargeTitles, let view = navigation.topViewController?.viewIfLoaded else {
      scrollView?.follower = nil
      scrollView = nil
      return
    }
    let found =
      view as? UIScrollView
      ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.minY <= 0 && !$0.isHidden }
    let followed = found?.contentInsetAdjustmentBehavior == .never ? nil : found
    guard followed !== scrollView else { return }
    scrollView?.follower = nil
    scrollView = followed
    followed?.follower = self
  }

  /// How much of the large title is shown: less while the content is scrolled up.
  private var largeTitleHeight: CGFloat {
    guard navigationBar.showsLargeTitle else { return 0 }
    guard let scrollView else { return LargeTitle.height }
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    return min(max(LargeTitle.height - scrolled, 0), LargeTitle.height)
  }

  func contentMoved(in scrollView: UIScrollView) {
    guard navigation.showsNavigationBar, navigationBar.showsLargeTitle, navigationBar.superview != nil else {
      return
    }
    let height = navigationBar.heightInEffect + largeTitleHeight
    guard navigationBar.frame.height != height else { return }
    navigationBar.frame.size.height = height
    navigationBar.layoutIfNeeded()
  }

  /// A large title does not stay half covered (observed).
  func contentRests(in scrollView: UIScrollView) {
    let height = largeTitleHeight
    guard navigation.showsNavigationBar, navigationBar.showsLargeTitle, height > 0, height < LargeTitle.height
    else { return }
    let scrolled = height > LargeTitle.height / 2 ? 0 : LargeTitle.height
    let limit =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    let y = scrolled - scrollView.adjustedContentInset.top
    guard y <= max(limit, -scrollView.adjustedContentInset.top) else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: true)
  }
}
