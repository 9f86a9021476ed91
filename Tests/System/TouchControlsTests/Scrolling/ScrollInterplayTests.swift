// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Scroll views with other recognizers, and in changing applications.
@MainActor @Suite struct ScrollInterplayTests {
  @Test func `a row that keeps to one direction lets the list scroll in the other`() throws {
    // Slow, and with a first move that is enough for both.
    for seconds in [0.2, 0] {
      let scene = ScrollStage()
      let row = DirectionPan()
      let target = StateTarget(scene.stage)
      row.addTarget(target, action: StateTarget.act)
      scene.content.addGestureRecognizer(row)
      try scene.finger.down(at: .screen(100, 150))
      try scene.finger.move(by: CGVector(dx: 2, dy: -60), over: seconds)
      try scene.finger.move(by: CGVector(dx: 0, dy: -10))
      #expect(scene.list.isDragging && scene.offset.y == 60)
      #expect(!scene.heard.contains { $0.hasPrefix("row") })
      try scene.finger.cancel()
      try scene.rest()
      scene.stage.clear()
      try scene.finger.down(at: .screen(150, 100))
      try scene.finger.move(by: CGVector(dx: -60, dy: 2), over: seconds)
      try scene.finger.up()
      #expect(!scene.heard.contains("will begin dragging"))
      #expect(scene.heard.first == "row began" && scene.heard.last == "row ended")
    }
  }

  @Test func `a pan of the content is nearer to the finger, and wins`() throws {
    let scene = ScrollStage()
    let pan = UIPanGestureRecognizer()
    let target = ScrollTarget()
    pan.addTarget(target, action: ScrollTarget.act)
    scene.content.addGestureRecognizer(pan)
    try scene.drag(by: -60)
    #expect(target.count > 0 && scene.offset == .zero && scene.story == "")
  }

  @Test func `a long press of the content takes the finger before it drags`() throws {
    let scene = ScrollStage()
    let press = UILongPressGestureRecognizer()
    scene.content.addGestureRecognizer(press)
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.6)
    #expect(press.state == .began && scene.story == "Content touches began, Content touches cancelled")
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    try scene.finger.up()
    #expect(scene.offset == .zero)
  }

  @Test func `a pan that waits for another recognizer scrolls when that has failed`() throws {
    let scene = ScrollStage()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    scene.content.addGestureRecognizer(swipe)
    scene.list.panGestureRecognizer.require(toFail: swipe)
    try scene.finger.down(at: .screen(100, 190))
    try scene.finger.move(by: CGVector(dx: 0, dy: -90), over: 0.3)
    #expect(scene.list.isDragging && scene.offset.y > 0)
    try scene.finger.up()
  }

  @Test func `two fingers on two scroll views scroll both`() throws {
    let scene = ScrollStage()
    let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
    other.contentSize = CGSize(width: 200, height: 1000)
    try scene.stage.add(other, named: "other")
    try scene.stage.together {
      try scene.finger.down(at: .screen(100, 100))
      try scene.stage.finger(2).down(at: .screen(300, 100))
      try scene.finger.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
      try scene.stage.finger(2).move(by: CGVector(dx: 0, dy: -80), over: 0.1)
    }
    #expect(scene.list.isDragging && other.isDragging)
    #expect(scene.offset.y > 30 && other.contentOffset.y > 60)
    try scene.finger.up()
    try scene.stage.finger(2).up()
    try scene.rest()
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a finger on the inner content stops the outer one`() throws {
    let scene = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    inner.contentSize = CGSize(width: 400, height: 1000)
    scene.content.addSubview(inner)
    let deep = ContentView(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))
    deep.stage = scene.stage
    inner.addSubview(deep)
    try scene.drag(by: -60)
    #expect(scene.list.isDecelerating)
    scene.stage.clear()
    try scene.stage.tap(.screen(100, 100))
    #expect(scene.story == "did end decelerating" && !scene.list.isDecelerating)
  }

  @Test func `an application that resigns active ends the drag and gives the held touch to nobody`() throws {
    for moves in [false, true] {
      let scene = ScrollStage()
      try scene.finger.down(at: .screen(100, 100))
      if moves { try scene.finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1) }
      scene.application.resignActive()
      try scene.rest()
      #expect(!scene.list.isTracking && !scene.list.isDragging && scene.offset == .zero)
      #expect(!scene.story.contains("Content"))
      #expect(scene.application.timers.count == 0)
    }
  }

  @Test func `content that is removed while its touch is held never hears of it`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    scene.content.removeFromSuperview()
    try scene.stage.wait(0.2)
    try scene.finger.up()
    #expect(scene.story == "")
    #expect(scene.application.timers.count == 0)
  }

  @Test func `content that is removed under a drag scrolls on`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: -30), over: 0.05)
    scene.content.removeFromSuperview()
    try scene.finger.move(by: CGVector(dx: 0, dy: -30), over: 0.05)
    #expect(scene.list.isDragging && scene.offset.y > 40)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a subclass that overrides contentOffset sees each change`() throws {
    let scene = ScrollStage { WatchingScrollView(frame: $0) }
    try scene.drag(by: -60)
    try scene.rest()
    let list = try #require(scene.list as? WatchingScrollView)
    #expect(list.seen == scene.log.offsets && list.seen.count > 50)
  }

  @Test func `layout follows each offset`() throws {
    let scene = ScrollStage { WatchingScrollView(frame: $0) }
    let list = try #require(scene.list as? WatchingScrollView)
    scene.stage.view.layoutIfNeeded()
    list.layouts = 0
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try scene.stage.wait(0.1)
    #expect(list.layouts == 6)
  }

  @Test func `a pan that has waited asks again for touches that content has got meanwhile`() throws {
    for isControl in [true, false] {
      let scene = ScrollStage()
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .up
      scene.content.addGestureRecognizer(swipe)
      scene.list.panGestureRecognizer.require(toFail: swipe)
      let probe = isControl ? UIControl() : UIView()
      probe.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      scene.content.addSubview(probe)
      try scene.finger.down(at: .screen(100, 190))
      // Far enough for the pan, which waits; then the content gets the touch, and the swipe fails.
      try scene.finger.move(by: CGVector(dx: 0, dy: -12))
      try scene.stage.wait(1)
      try scene.finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
      #expect(scene.list.isDragging == !isControl)
      #expect((probe as? UIControl)?.isTracking ?? true)
      try scene.finger.up()
      try scene.rest()
      #expect((scene.offset.y > 0) == !isControl)
      #expect(scene.application.timers.count == 0)
    }
  }
}

/// A target that logs the state of the recognizer that calls it.
private final class StateTarget {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func act(_ recognizer: UIGestureRecognizer) { stage.log("row \(recognizer.state)") }
}

final class WatchingScrollView: UIScrollView {
  var seen: [CGPoint] = []
  var layouts = 0

  override var contentOffset: CGPoint {
    didSet { seen.append(contentOffset) }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
