// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchInterface
import TouchTesting

private final class Screen: UIViewController {
  let scroll = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: 2000)
    view.addSubview(scroll)
  }
}

struct LargeTitleTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let screen = Screen()

  private func show() -> UINavigationController {
    screen.title = "Profile"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    stage.application.showsNavigationBars = true
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    return navigation
  }

  private func drag(from start: CGFloat, to end: CGFloat) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(160, start))
    try finger.move(to: .screen(160, end), over: 0.5)
    try finger.wait(0.3)
    try finger.up()
    try stage.wait(1)
  }

  @Test func `a bar with a large title is 96 points high`() {
    let navigation = show()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 96))
    #expect(screen.view.safeAreaInsets.top == 96)
    #expect(screen.scroll.contentOffset.y == -96)
  }

  @Test func `the bar gets lower while the content is scrolled up, and higher again`() throws {
    let navigation = show()
    try drag(from: 400, to: 200)
    #expect(navigation.navigationBar.frame.height == 44)
    try drag(from: 200, to: 450)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(screen.scroll.contentOffset.y == -96)
  }

  @Test func `a large title does not stay half covered`() throws {
    let navigation = show()
    try drag(from: 300, to: 255)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(screen.scroll.contentOffset.y == -44)
    try drag(from: 255, to: 305)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `a controller above may do without, and the next one follows it`() throws {
    let navigation = show()
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popToRootViewController(animated: true)
    try stage.wait(1)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `bars hide on a swipe up and come back on a swipe down`() throws {
    let navigation = show()
    navigation.hidesBarsOnSwipe = true
    try drag(from: 400, to: 200)
    #expect(navigation.isNavigationBarHidden)
    #expect(screen.scroll.contentOffset.y > 0)
    try drag(from: 200, to: 300)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `bars hide on a tap on the content`() throws {
    let navigation = show()
    navigation.hidesBarsOnTap = true
    try stage.tap(.screen(160, 300))
    #expect(navigation.isNavigationBarHidden)
    try stage.tap(.screen(160, 300))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `an item leads to the view that shows it`() {
    _ = show()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    screen.navigationItem.rightBarButtonItem = item
    stage.window.layoutIfNeeded()
    #expect((item.value(forKey: "view") as? UIView)?.window === stage.window)
  }
}
