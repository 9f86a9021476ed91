// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// The offset under fingers.
@MainActor @Suite struct UIScrollViewDraggingTests {
  @Test func `new scroll views have UIKit's values`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(list.contentOffset == .zero && list.contentSize == .zero && list.contentInset == .zero)
    #expect(list.isScrollEnabled && list.bounces && list.delaysContentTouches && list.canCancelContentTouches)
    #expect(list.bouncesZoom && list.scrollsToTop && list.clipsToBounds)
    #expect(!list.alwaysBounceVertical && !list.alwaysBounceHorizontal && !list.isPagingEnabled)
    #expect(!list.isDirectionalLockEnabled && !list.isTracking && !list.isDragging && !list.isDecelerating)
    #expect(list.decelerationRate == .normal && list.decelerationRate.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(list.minimumZoomScale == 1 && list.maximumZoomScale == 1 && list.zoomScale == 1)
    #expect(list.pinchGestureRecognizer == nil)
    #expect(list.gestureRecognizers?.contains { $0 === list.panGestureRecognizer } == true)
    #expect(list.keyboardDismissMode == .none)
  }

  @Test func `the offset follows the finger by its travel less 10 points`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(!scene.list.isDragging && scene.list.isTracking)
    try scene.finger.move(by: CGVector(dx: 0, dy: -1))
    #expect(scene.list.isDragging && scene.offset == .zero)
    try scene.finger.move(by: CGVector(dx: 0, dy: -30))
    #expect(scene.offset == CGPoint(x: 0, y: 30))
    try scene.finger.move(by: CGVector(dx: 50, dy: 10))
    #expect(scene.offset == CGPoint(x: 0, y: 20))
    try scene.stage.wait(0.2)
    try scene.finger.up()
    #expect(!scene.list.isDragging && !scene.list.isTracking && !scene.list.isDecelerating)
    #expect(scene.story == "will begin dragging, will end dragging at 0.0, did end dragging")
    #expect(scene.log.offsets == [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 20)])
  }

  @Test func `isDragging is true until the drag did end`() throws {
    let scene = ScrollStage()
    var states: [String] = []
    for name in [
      "will begin dragging", "will end dragging", "did end dragging", "will begin decelerating",
      "did end decelerating",
    ] {
      scene.log.actions[name] = { list in
        states.append("\(list.isTracking) \(list.isDragging) \(list.isDecelerating)")
      }
    }
    try scene.drag(by: -60)
    try scene.rest()
    #expect(
      states == [
        "true true false", "false true false", "false false false", "false false true", "false false false",
      ])
  }

  @Test func `a drag across a list does not scroll it, and no later one along either`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(50, 100))
    try scene.finger.move(by: CGVector(dx: 100, dy: 5), over: 0.1)
    #expect(!scene.story.contains("drag") && scene.offset == .zero)
    try scene.finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    #expect(scene.list.isDragging)
    try scene.finger.up()
  }

  @Test func `content that fits is not dragged, unless it always bounces`() throws {
    let scene = ScrollStage(content: CGSize(width: 200, height: 150))
    try scene.drag(by: 60)
    #expect(scene.offset == .zero && scene.heard.first == "Content touches began")
    #expect(scene.heard.last == "Content touches ended" && !scene.story.contains("drag"))
    scene.stage.clear()
    scene.list.alwaysBounceVertical = true
    try scene.drag(by: 60)
    #expect(scene.offset.y < 0)
    try scene.rest()
    #expect(scene.offset == .zero)
    #expect(
      scene.story
        == "will begin dragging, will end dragging at -0.6, did end dragging and goes on, will begin decelerating, did end decelerating"
    )
    scene.list.bounces = false
    scene.stage.clear()
    try scene.drag(by: 60)
    #expect(scene.offset == .zero && scene.log.offsets.last == .zero)
  }

  @Test func `a drag beyond the limit moves the content by 0.55 of it at first`() throws {
    let scene = ScrollStage()
    #expect(TouchTuning.uikit.rubberBand == 0.55)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: 10))
    for pull in [1.0, 2, 3, 20, 100] as [CGFloat] {
      try scene.finger.move(to: .screen(100, 110 + pull))
      let stretched = -(1 - 1 / (pull * 0.55 / 200 + 1)) * 200
      #expect(abs(scene.offset.y - stretched) <= 0.25, "the nearest of two pixels a point")
    }
    try scene.finger.cancel()
    try scene.rest()
    #expect(scene.offset == .zero)
  }

  @Test func `without bounces a drag ends at the limit`() throws {
    let scene = ScrollStage()
    scene.list.bounces = false
    try scene.drag(by: 90)
    try scene.rest()
    #expect(scene.offset == .zero && scene.log.offsets.isEmpty)
    #expect(scene.story == "will begin dragging, will end dragging at 0.0, did end dragging")
    try scene.drag(by: -90, over: 0.02)
    try scene.rest()
    #expect(scene.offset.y == 800)
  }

  @Test func `a drag twice as far along as across is locked`() throws {
    for (way, locked) in [(CGVector(dx: -10, dy: -20), true), (CGVector(dx: -11, dy: -20), false)] {
      let scene = ScrollStage(content: CGSize(width: 1000, height: 1000))
      scene.list.isDirectionalLockEnabled = true
      try scene.finger.down(at: .screen(150, 150))
      try scene.finger.move(by: way)
      try scene.finger.move(by: CGVector(dx: -30, dy: -30))
      // The threshold is a distance of 10 points, of which 9 are downward.
      #expect(scene.offset == CGPoint(x: locked ? 0 : 36, y: 41))
      try scene.finger.up()
    }
  }

  @Test func `a lock leaves content alone that moves along one axis only`() throws {
    let scene = ScrollStage()
    scene.list.isDirectionalLockEnabled = true
    try scene.finger.down(at: .screen(50, 150))
    try scene.finger.move(by: CGVector(dx: 60, dy: -10))
    try scene.finger.move(by: CGVector(dx: 0, dy: -30))
    #expect(scene.offset == CGPoint(x: 0, y: 30))
    try scene.finger.up()
  }

  @Test func `in a scaled and turned superview the content follows the finger`() throws {
    let scene = ScrollStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    try scene.stage.add(box, named: "box")
    box.addSubview(scene.list)
    // Rotated by a quarter and twice as large: right on the screen is up in the list.
    box.transform = CGAffineTransform(a: 0, b: -2, c: 2, d: 0, tx: 0, ty: 0)
    try scene.finger.down(at: .screen(150, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: 60))
    #expect(!scene.list.isDragging)
    try scene.finger.move(by: CGVector(dx: -10, dy: 0))
    try scene.finger.move(by: CGVector(dx: -40, dy: 0))
    #expect(abs(scene.offset.y - 20) < 1e-9 && scene.offset.x == 0)
    try scene.finger.cancel()
  }

  @Test func `a superview that shows nothing does no harm`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    scene.stage.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset.x.isFinite && scene.offset.y.isFinite)
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a second finger changes nothing until it moves`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: -10))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.stage.finger(2).down(at: .screen(50, 50))
    #expect(scene.offset.y == 20)
    try scene.stage.finger(2).move(by: CGVector(dx: 0, dy: -20))
    #expect(scene.offset.y == 30)
    try scene.finger.up()
    #expect(scene.offset.y == 30 && scene.list.isDragging)
    try scene.stage.finger(2).move(by: CGVector(dx: 0, dy: -20))
    #expect(scene.offset.y == 50)
    try scene.stage.finger(2).up()
    #expect(!scene.list.isDragging)
  }

  @Test func `a drag ends editing if the keyboard dismiss mode says so`() throws {
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      let scene = ScrollStage()
      let field = FirstView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
      try scene.stage.add(field, named: "field")
      #expect(field.becomeFirstResponder())
      scene.list.keyboardDismissMode = mode
      try scene.drag(by: -60)
      #expect(field.isFirstResponder == stays)
    }
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.interactive, 250, true), (.interactive, 320, false),
    (.interactiveWithAccessory, 320, false), (.none, 320, true), (.interactive, 200, true),
  ])
  func `a drag down into the input view ends editing if the mode is interactive`(
    mode: UIScrollView.KeyboardDismissMode, end: CGFloat, stays: Bool
  ) throws {
    let stage = Stage()
    let bottom = stage.window.bounds.maxY
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 100, height: 2000)
    list.keyboardDismissMode = mode
    try stage.add(list, named: "list")
    let field = FirstView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.keys = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: bottom - 300))
    try stage.add(field, named: "field")
    #expect(field.becomeFirstResponder())
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 210))
    try finger.move(to: .screen(100, 230))
    try finger.move(to: .screen(100, end))
    try finger.up()
    #expect(field.isFirstResponder == stays)
  }

  @Test func `the delegate of a scroll view's gestures is the scroll view`() throws {
    let plain = UIScrollView(frame: .zero)
    plain.maximumZoomScale = 2
    let sharing = SharingScrollView(frame: .zero)
    sharing.maximumZoomScale = 2
    for view in [plain, sharing] {
      let gestures: [UIGestureRecognizer?] = [view.panGestureRecognizer, view.pinchGestureRecognizer]
      for gesture in gestures {
        let delegate = try #require(gesture?.delegate)
        #expect(delegate === view && delegate is UIScrollView)
        #expect(delegate is SharingScrollView == (view === sharing))
      }
    }
    // The methods of a class that conforms to nothing are the defaults, and those that it has as a view.
    let pan = plain.panGestureRecognizer
    let other = UIPanGestureRecognizer()
    let delegate = try #require(pan.delegate)
    #expect(delegate.gestureRecognizer(pan, shouldReceive: UIEvent()))
    #expect(!delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other))
    #expect(!delegate.gestureRecognizer(pan, shouldRequireFailureOf: other))
    let refusing = RefusingScrollView(frame: .zero)
    #expect(refusing.panGestureRecognizer.delegate?.gestureRecognizerShouldBegin(pan) == false)

    let words = Words()
    pan.delegate = sharing
    pan.delegate = nil
    #expect(pan.delegate === plain)
    pan.delegate = pan.delegate
    let text =
      "UIScrollView.panGestureRecognizer: its delegate can only be its scroll view; it stays as it was. Let the scroll view's class conform to UIGestureRecognizerDelegate."
    #expect(words.said == [text, text])
    let pinch = try #require(plain.pinchGestureRecognizer)
    pinch.delegate = sharing
    #expect(pinch.delegate === sharing)
    pinch.delegate = nil
    #expect(pinch.delegate == nil)
    pinch.delegate = delegate
    #expect(pinch.delegate === plain)
  }
}

private final class RefusingScrollView: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

final class FirstView: UIView {
  var keys: UIView?
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { keys }
}

/// A scroll view that recognizes together with others.
final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Collects reports of misuse while it lives.
final class Words {
  private(set) var said: [String] = []
  private let old = Misuse.handler

  init() { Misuse.handler = { [weak self] in self?.said.append($0) } }

  isolated deinit { Misuse.handler = old }
}
