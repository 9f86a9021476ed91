// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

/// A controller that notes what its items do.
private final class Screen: UIViewController {
  var done: [String] = []
  func save(_ item: UIBarButtonItem) { done.append("save \(item.title ?? "")") }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    done.append("editing \(editing)")
  }
}

private final class Refusing: UINavigationController, UINavigationBarDelegate {
  var refuses = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { !refuses }
}

struct NavigationBarTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let first = Screen()
  private let second = Screen()

  private func show(_ navigation: UINavigationController) {
    stage.application.showsNavigationBars = true
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
  }

  private func navigation() -> UINavigationController {
    first.title = "First"
    second.title = "Second"
    return UINavigationController(rootViewController: first)
  }

  @Test func `the content's safe area begins below the bar, which is below that of the screen`() {
    let navigation = navigation()
    stage.application.showsNavigationBars = true
    let screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let window = UIWindow(windowScene: UIWindowScene(application: stage.application, screen: screen))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
  }

  @Test func `a bar takes the touches of its 44 points`() throws {
    let navigation = navigation()
    show(navigation)
    #expect(
      stage.window.hitTest(CGPoint(x: 160, y: 43.5), with: nil)?.isDescendant(of: navigation.navigationBar)
        == true)
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 44.5), with: nil) === first.view)
  }

  @Test func `views that do not reach under bars begin below them`() {
    let navigation = navigation()
    first.edgesForExtendedLayout = []
    show(navigation)
    #expect(first.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(first.view.safeAreaInsets == .zero)
    first.edgesForExtendedLayout = .all
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(first.view.safeAreaInsets.top == 44)
    navigation.navigationBar.isTranslucent = false
    #expect(first.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    first.extendedLayoutIncludesOpaqueBars = true
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `a hidden bar leaves its room to the content`() throws {
    let navigation = navigation()
    show(navigation)
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(navigation.isNavigationBarHidden && first.view.safeAreaInsets.top == 0)
    try stage.wait(0.19)
    #expect(!navigation.navigationBar.isHidden)
    try stage.wait(0.02)
    #expect(navigation.navigationBar.isHidden)
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 20), with: nil) === first.view)
    navigation.isNavigationBarHidden = false
    #expect(first.view.safeAreaInsets.top == 44 && !navigation.navigationBar.isHidden)
  }

  @Test func `a tap on an item calls its target with the item`() throws {
    let navigation = navigation()
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: first, action: Selector("save:", Screen.save))
    show(navigation)
    try stage.tap("Save")
    #expect(first.done == ["save Save"])
    first.navigationItem.rightBarButtonItem?.isEnabled = false
    try stage.tap(.screen(285, 22))
    #expect(first.done == ["save Save"])
    first.navigationItem.rightBarButtonItem = nil
    stage.window.layoutIfNeeded()
    #expect(stage.window.hitTest(CGPoint(x: 285, y: 22), with: nil) === navigation.navigationBar)
  }

  @Test func `the edit item begins and ends editing`() throws {
    let navigation = navigation()
    first.navigationItem.leftBarButtonItem = first.editButtonItem
    show(navigation)
    try stage.tap(.screen(30, 22))
    #expect(first.isEditing && first.editButtonItem.title == "Done" && first.editButtonItem.style == .done)
    try stage.tap(.screen(30, 22))
    #expect(first.done == ["editing true", "editing false"] && first.editButtonItem.title == "Edit")
  }

  @Test func `the back button has the title of the controller below, and pops`() throws {
    let navigation = navigation()
    show(navigation)
    #expect(navigation.navigationBar.backItem == nil)
    navigation.pushViewController(second, animated: true)
    try stage.tap(.screen(30, 22))
    #expect(navigation.topViewController === second, "while a transition is under way the bar does nothing")
    try stage.wait(0.6)
    #expect(navigation.navigationBar.topItem?.title == "Second")
    #expect(navigation.navigationBar.backItem?.title == "First")
    try stage.tap("back")
    #expect(navigation.topViewController === first)
  }

  @Test func `a left item replaces the back button, and keeps a finger from popping`() throws {
    let navigation = navigation()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: second, action: Selector("save:", Screen.save))
    show(navigation)
    navigation.pushViewController(second, animated: false)
    stage.window.layoutIfNeeded()
    try stage.tap(.screen(30, 22))
    #expect(second.done == ["save Menu"] && navigation.topViewController === second)
    let finger = stage.finger(1)
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(300, 200), over: 0.3)
    try finger.up()
    try stage.wait(1)
    #expect(navigation.topViewController === second)
    second.navigationItem.leftItemsSupplementBackButton = true
    stage.window.layoutIfNeeded()
    try stage.tap(.screen(30, 22))
    #expect(navigation.topViewController === first)
  }

  @Test func `the controller of the stack can keep the back button from popping`() throws {
    first.title = "First"
    let navigation = Refusing(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    show(navigation)
    try stage.tap(.screen(30, 22))
    #expect(navigation.topViewController === second)
    navigation.refuses = false
    try stage.tap(.screen(30, 22))
    #expect(navigation.topViewController === first)
  }

  @Test func `items are at the sides of the bar, and the title is in the middle`() throws {
    let navigation = navigation()
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: views[0])
    first.navigationItem.rightBarButtonItems = views[1...].map { UIBarButtonItem(customView: $0) }
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    first.navigationItem.titleView = title
    show(navigation)
    #expect(views[0].frame == CGRect(x: 16, y: 7, width: 40, height: 30))
    #expect(views[1].frame == CGRect(x: 264, y: 7, width: 40, height: 30))
    #expect(views[2].frame == CGRect(x: 216, y: 7, width: 40, height: 30))
    #expect(title.frame == CGRect(x: 120, y: 12, width: 80, height: 20))
  }

  @Test func `a prompt makes the bar higher`() {
    let navigation = navigation()
    show(navigation)
    first.navigationItem.prompt = "Choose"
    #expect(navigation.navigationBar.frame.height == 74 && first.view.safeAreaInsets.top == 74)
  }

  @Test func `bars are lower in landscape`() {
    let landscape = Stage(size: CGSize(width: 568, height: 320))
    landscape.application.showsNavigationBars = true
    let navigation = navigation()
    landscape.window.rootViewController = navigation
    landscape.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 32)
  }

  @Test func `the toolbar has the items of the top controller`() throws {
    let navigation = navigation()
    first.toolbarItems = [
      .flexibleSpace(),
      UIBarButtonItem(title: "Save", style: .plain, target: first, action: Selector("save:", Screen.save)),
    ]
    show(navigation)
    navigation.isToolbarHidden = false
    stage.window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    try stage.tap(.screen(285, 460))
    #expect(first.done == ["save Save"])
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    #expect(!navigation.toolbar.isHidden && first.view.safeAreaInsets.bottom == 44)
  }

  @Test func `an application that does not want bars has none`() {
    let navigation = navigation()
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.superview == nil && first.view.safeAreaInsets == .zero)
  }

  @Test func `a bar of its own has a stack of items`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    stage.view.addSubview(bar)
    stage.window.layoutIfNeeded()
    try stage.tap(.screen(30, 122))
    #expect(bar.items?.map(\.title) == ["One"] && bar.topItem?.title == "One")
  }

  @Test func `bars look as the application has said`() {
    stage.makeCurrent()
    UINavigationBar.appearance().barTintColor = .systemRed
    UINavigationBar.appearance().isTranslucent = false
    UIBarButtonItem.appearance().tintColor = .systemGreen
    let navigation = navigation()
    show(navigation)
    #expect(navigation.navigationBar.barTintColor == .systemRed && first.view.frame.minY == 44)
    #expect(first.topLayoutGuide.length == 0)
    let other = Stage()
    other.makeCurrent()
    #expect(UINavigationBar().barTintColor == nil)
  }
}
