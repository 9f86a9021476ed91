// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// This target is compiled in the language mode of Swift 5, and warnings are errors.

/// Called from the tests, which belong to the main actor, but belongs to no actor itself.
private func lineUp() -> (UIView, UIView) {
  let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView())
  Layout.stack([UIView(), child], in: parent)
  Theme(tint: .green).apply(to: parent)
  child.alpha = 0
  (child as Resettable).resetToDefaults()
  return (parent, child)
}

@MainActor struct Swift5Tests {
  @Test func `a helper without isolation works with views and tidies up in its deinit`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "view")
    var helper: Highlighter? = Highlighter(view: view)
    try stage.tap("view")
    #expect(helper?.taps == 1)
    #expect(view.alpha == 0.5)
    helper = nil
    #expect(view.subviews.isEmpty)
    #expect(view.gestureRecognizers == [])
    #expect(view.alpha == 1)
  }

  @Test func `a view tidies up in its deinit`() {
    let parent = UIView()
    var callout: CalloutView? = CalloutView()
    callout?.point(in: parent)
    #expect(parent.subviews.count == 1)
    callout = nil
    #expect(parent.subviews.isEmpty)
  }

  @Test func `functions without isolation make and change views`() {
    let (parent, child) = lineUp()
    #expect(child.superview === parent)
    #expect(child.frame == CGRect(x: 0, y: 52, width: 100, height: 44))
    #expect(child.tintColor == .green)
    #expect(child.alpha == 1)
  }

  @Test func `a delegate without isolation is asked`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let coordinator = Coordinator()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize.height = 400
    scroll.delegate = coordinator
    let tap = UITapGestureRecognizer()
    tap.delegate = coordinator
    scroll.addGestureRecognizer(tap)
    scroll.tag = 4
    try stage.add(scroll, named: "scroll")
    try stage.tap("scroll")
    scroll.contentOffset.y = 20
    #expect(coordinator.lines == ["should begin in 4", "scrolled to 20.0"])
    coordinator.start(in: stage.window)
    #expect(coordinator.navigation?.topViewController?.title == "Root")
  }

  @Test func `a control keeps what its class adds to an archive`() throws {
    let rating = RatingControl(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    rating.accessibilityIncrement()
    let data = try NSKeyedArchiver.archivedData(withRootObject: rating, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? RatingControl
    #expect(copy?.accessibilityValue == "4 stars")
    #expect(copy?.description == "RatingControl of 4")
    #expect(rating.accessibilityTraits == .adjustable)
    rating.layoutIfNeeded()
    #expect(rating.layouts == 1)
    #expect(rating.layer.delegate === rating)
  }

  @Test func `a recognizer that overrides one initializer is made with the other`() {
    let controller = SettingsController()
    #expect(controller.view.gestureRecognizers?.first is DirectionPan)
    #expect(!DirectionPan().cancelsTouchesInView)
    let tap = MockTap()
    tap.mockedView = controller.view
    #expect(tap.view === controller.view)
    #expect(MockWindow().isKeyWindow)
  }

  @Test func `an animator without parameters ends in the turn in which it starts`() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0)
    #expect(animator.state == .inactive)
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { stage.view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.application.advance(by: 0)
    #expect(stage.view.alpha == 0.5)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func `a test case without isolation sets up a stage and taps`() throws {
    let tests = ScreenTests()
    try tests.setUp()
    #expect(try tests.tapTheButton() == 2)
    tests.tearDown()
    #expect(tests.stage == nil)
  }

  @Test func `globals, default arguments, key paths and function references work with views`() {
    let (registry, parent) = (Registry(), UIView())
    registry.register(sharedContainer)
    registry.move(to: parent)
    #expect(sharedContainer.ancestors == [parent])
    #expect(registry.widths == [UIScreen.main.bounds.width, 10])
    #expect(registry.tallest !== sharedContainer)
    let control = UISwitch()
    var changes = 0
    registry.onChange = { _ in changes += 1 }
    control.addAction(registry.action(for: control), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(changes == 1)
    Haptic.heavy.mark(control.layer)
    #expect(control.layer.borderColor == UIColor.red.cgColor)
    #expect(Cell().configured { (cell: Cell) in cell.tag = 4 }?.hash == 4)
  }

  @Test func `windows and applications of classes of their own see the events`() {
    let application = CountingApplication()
    let window = FingerWindow(windowScene: UIWindowScene(application: application))
    window.makeKeyAndVisible()
    application.handle(
      ContactFrame(
        timestamp: 0, contacts: [Contact(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))]))
    #expect(application.events == 1)
    #expect(CountingApplication.shared === application)
  }
}
