// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct NavigationTransitionTests {
  let journal = Journal()
  let stage: Stage
  let navigation: UINavigationController
  let first: MovedController
  let second: MovedController

  init() {
    first = MovedController("first", journal)
    second = MovedController("second", journal)
    navigation = UINavigationController(rootViewController: first)
    stage = Stage(size: CGSize(width: 200, height: 400), root: navigation)
    _ = journal.take()
  }

  private var shownX: CGFloat? { second.view.layer.presentation()?.frame.minX }

  @Test func `the delegate's animator shows a push and a pop`() throws {
    let slides = SlideProvider(journal)
    navigation.delegate = slides
    navigation.pushViewController(second, animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.note("pushed") }
    #expect(
      journal.take() == [
        "push", "first willDisappear", "second willAppear to parent", "animate",
      ])
    try stage.wait(0.25)
    #expect(shownX == 100)
    try stage.wait(0.26)
    #expect(
      journal.take() == ["first didDisappear", "second didAppear to parent", "ended true", "pushed"])
    #expect(first.view.window == nil && second.view.window === stage.window)
    #expect(second.view.superview !== first.view.superview)
    navigation.popViewController(animated: true)
    try stage.wait(0.51)
    #expect(
      journal.take() == [
        "pop", "second willDisappear from parent", "first willAppear", "animate",
        "second didDisappear from parent", "first didAppear", "ended true",
      ])
    #expect(first.view.window === stage.window && second.parent == nil)
  }

  @Test func `a push that its driver cancels leaves the stack as it was`() throws {
    let slides = SlideProvider(journal)
    let driver = UIPercentDrivenInteractiveTransition()
    slides.driver = driver
    navigation.delegate = slides
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second])
    driver.update(0.5)
    driver.cancel()
    try stage.wait(0.51)
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(second.view.window == nil && first.view.window === stage.window)
    #expect(
      journal.take() == [
        "push", "first willDisappear", "second willAppear to parent", "animate",
        "second willDisappear to parent",
        "first willAppear", "second didDisappear to parent", "first didAppear", "ended false",
      ])
  }

  @Test func `a finger from the edge pops beyond the middle, and goes back before it`() throws {
    navigation.pushViewController(second, animated: false)
    _ = journal.take()
    let finger = stage.finger(1)
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(62, 200), over: 1)
    #expect(navigation.viewControllers == [first])
    let shown = try #require(shownX)
    #expect(shown > 30 && shown <= 60)
    try finger.wait(0.2)
    try finger.up()
    try stage.wait(0.4)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.frame.minX == 0 && second.view.window === stage.window && first.view.window == nil)
    #expect(
      journal.take() == [
        "second willDisappear from parent", "first willAppear", "first willDisappear",
        "second willAppear from parent",
        "first didDisappear", "second didAppear from parent",
      ])
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(112, 200), over: 1)
    try finger.wait(0.2)
    try finger.up()
    try stage.wait(0.4)
    #expect(navigation.viewControllers == [first] && second.view.window == nil)
    #expect(
      journal.take() == [
        "second willDisappear from parent", "first willAppear", "second didDisappear from parent",
        "first didAppear",
      ])
  }

  @Test func `a quick finger from the edge pops wherever it lifts`() throws {
    navigation.pushViewController(second, animated: false)
    let finger = stage.finger(1)
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(62, 200), over: 0.22)
    try finger.up()
    try stage.wait(0.4)
    #expect(navigation.viewControllers == [first, second], "270 points a second are not quick")
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(62, 200), over: 0.18)
    try finger.up()
    try stage.wait(0.4)
    #expect(navigation.viewControllers == [first])
  }

  private final class Touched: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("cancelled")
    }
  }

  @Test func `a finger from the edge takes the touch from the view below it`() throws {
    navigation.pushViewController(second, animated: false)
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    second.view.addSubview(view)
    let finger = stage.finger(1)
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(150, 200), over: 0.3)
    try finger.up()
    #expect(view.lines == ["began", "cancelled"])
    try stage.wait(0.4)
    #expect(navigation.viewControllers == [first])
  }

  @Test func `a finger from the edge pops nothing at the root, nor where it is refused`() throws {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    func drag() throws {
      let finger = stage.finger(1)
      try finger.down(at: .screen(2, 200))
      try finger.move(to: .screen(150, 200), over: 0.3)
      try finger.up()
      try stage.wait(0.4)
    }
    try drag()
    #expect(navigation.viewControllers == [first])
    navigation.pushViewController(second, animated: false)
    let refusing = Refusing()
    navigation.interactivePopGestureRecognizer?.delegate = refusing
    try drag()
    #expect(navigation.viewControllers == [first, second] && refusing.asked == 1)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    try drag()
    #expect(refusing.asked == 1)
    // An animator of the delegate replaces what the finger would drive.
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    let slides = SlideProvider(journal)
    navigation.delegate = slides
    let other = UINavigationController(rootViewController: UIViewController())
    other.pushViewController(UIViewController(), animated: false)
    other.delegate = slides
    stage.window.rootViewController = other
    try drag()
    #expect(other.viewControllers.count == 2)
  }

  @Test func `code that changes the stack completes the pop that a finger has begun`() throws {
    navigation.pushViewController(second, animated: false)
    let finger = stage.finger(1)
    try finger.down(at: .screen(2, 200))
    try finger.move(to: .screen(62, 200), over: 0.3)
    let third = MovedController("third", journal)
    navigation.pushViewController(third, animated: true)
    try finger.move(to: .screen(100, 200), over: 0.3)
    try finger.up()
    try stage.wait(0.4)
    #expect(navigation.viewControllers == [first, third])
    #expect(third.view.window === stage.window && second.view.window == nil)
    #expect(third.view.frame == stage.window.bounds)
  }
}
