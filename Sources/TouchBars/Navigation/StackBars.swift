// SPDX-License-Identifier: Apache-2.0
import TouchControls
import TouchCore

/// The bars of a navigation controller, which the core finds by this name.
final class StackBars: NavigationBars {
  private unowned let navigation: UINavigationController
  private(set) lazy var navigationBar = makeNavigationBar()
  private(set) lazy var toolbar = makeToolbar()
  /// What the system covers of the navigation controller's view.
  private var outside = UIEdgeInsets.zero
  private var hasToolbar = false

  init(of navigation: UINavigationController) {
    self.navigation = navigation
  }

  private func makeNavigationBar() -> UINavigationBar {
    let made = UINavigationBar(frame: .zero)
    made.navigation = navigation
    made.linkItems()
    return made
  }

  private func makeToolbar() -> UIToolbar {
    let made = UIToolbar(frame: .zero)
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

  /// Whether the toolbar is shown: a controller that hides it does so as long as it is on the stack (documented).
  private var showsToolbar: Bool {
    !navigation.isToolbarHidden && !navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  func layOut(in view: UIView, outside insets: UIEdgeInsets, animated: Bool) {
    outside = insets
    let bounds = view.bounds
    let bar = navigationBar
    if bar.superview !== view { view.addSubview(bar) }
    let height = bar.heightInEffect
    let showsBar = navigation.showsNavigationBar
    let top = showsBar ? insets.top : -height
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
      bar.frame = frame
      bar.isHidden = !shown
      return
    }
    UIView.animate(
      withDuration: UIApplication.shared.tuning.barHidingDuration, animations: { bar.frame = frame }
    ) { [weak self, weak bar] _ in
      guard let self, let bar else { return }
      bar.isHidden = bar === navigationBar ? !navigation.showsNavigationBar : !showsToolbar
    }
  }

  func room(for controller: UIViewController) -> BarRoom {
    var room = BarRoom()
    if navigation.showsNavigationBar {
      room.insets.top = outside.top + navigationBar.heightInEffect
      if !navigationBar.isTranslucent { room.opaque.insert(.top) }
    }
    if hasToolbar, showsToolbar {
      room.insets.bottom = outside.bottom + toolbar.heightOfItems
      if !toolbar.isTranslucent { room.opaque.insert(.bottom) }
    }
    return room
  }
}
