// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Nested scroll views.
@MainActor @Suite struct NestedScrollTests {
  /// A list that contains another one filling its visible part.
  private func nested(inner size: CGSize) -> (ScrollStage, UIScrollView) {
    let scene = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = size
    scene.content.addSubview(inner)
    return (scene, inner)
  }

  @Test func `the inner one scrolls while it can`() throws {
    let (scene, inner) = nested(inner: CGSize(width: 200, height: 400))
    try scene.drag(by: -60)
    try scene.rest()
    #expect(inner.contentOffset.y == 200 && scene.offset == .zero && scene.story == "")
  }

  @Test func `at its limit the outer one takes the drag from the start`() throws {
    let (scene, inner) = nested(inner: CGSize(width: 200, height: 400))
    inner.contentOffset.y = 200
    try scene.drag(by: -60)
    #expect(scene.offset.y > 0 && inner.contentOffset.y == 200)
    try scene.rest()
    #expect(
      scene.stage.text(only: [.scroll]).contains(
        "does not scroll: it is at its limit and a scroll view around it can move"))
  }

  @Test func `a drag that reached the limit stays the inner one's`() throws {
    let (scene, inner) = nested(inner: CGSize(width: 200, height: 230))
    try scene.finger.down(at: .screen(100, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(inner.contentOffset.y > 30 && scene.offset == .zero)
    try scene.finger.up()
    try scene.rest()
    #expect(inner.contentOffset.y == 30 && scene.offset == .zero)
  }

  @Test func `where neither can move the inner one bounces`() throws {
    let (scene, inner) = nested(inner: CGSize(width: 200, height: 400))
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(inner.contentOffset.y < 0 && scene.offset == .zero)
    try scene.finger.up()
    try scene.rest()
    #expect(inner.contentOffset == .zero)
  }

  @Test func `of crossed scroll views the drag goes to the one along its direction`() throws {
    for (way, isInner) in [
      (CGVector(dx: -60, dy: -5), true), (CGVector(dx: -5, dy: -60), false),
      (CGVector(dx: -60, dy: -50), true), (CGVector(dx: -50, dy: -60), false),
    ] {
      let (scene, inner) = nested(inner: CGSize(width: 800, height: 200))
      try scene.finger.down(at: .screen(150, 150))
      try scene.finger.move(by: way, over: 0.1)
      try scene.finger.up()
      #expect((inner.contentOffset.x > 0) == isInner)
      #expect((scene.offset.y > 0) == !isInner)
      #expect(inner.contentOffset.y == 0 && scene.offset.x == 0)
      try scene.rest()
    }
  }

  @Test func `touches of the inner content wait for both`() throws {
    let (scene, inner) = nested(inner: CGSize(width: 200, height: 400))
    let deep = ProbeView("Deep", frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    inner.addSubview(deep)
    inner.delaysContentTouches = false
    try scene.finger.down(at: .screen(100, 100))
    #expect(!deep.probe.lines.contains("Deep touches began"))
    try scene.stage.wait(0.15)
    #expect(deep.probe.lines.filter { $0.contains("touches") } == ["Deep touches began"])
    try scene.finger.up()
    #expect(
      deep.probe.lines.filter { $0.contains("touches") } == ["Deep touches began", "Deep touches ended"])
  }

  @Test func `two that a delegate lets go together both scroll`() throws {
    let scene = ScrollStage { SharingScrollView(frame: $0) }
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 400)
    scene.content.addSubview(inner)
    try scene.finger.down(at: .screen(100, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    #expect(abs(inner.contentOffset.y - 50) < 1e-9 && abs(scene.offset.y - 50) < 1e-9)
    try scene.finger.up()
    try scene.rest()
  }

  @Test func `a recognizer of another view around it does not scroll along`() throws {
    let scene = ScrollStage()
    let pan = UIPanGestureRecognizer()
    let target = ScrollTarget()
    pan.addTarget(target, action: ScrollTarget.act)
    scene.stage.view.addGestureRecognizer(pan)
    try scene.drag(by: -60)
    #expect(target.count == 0 && scene.offset.y > 0)
  }

  @Test func `hit-testing finds what has been scrolled under the finger`() throws {
    let scene = ScrollStage()
    let cell = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 50))
    scene.content.addSubview(cell)
    scene.list.contentOffset.y = 450
    #expect(try scene.stage.tap(.screen(100, 60)).hit === cell)
    #expect(try scene.stage.tap(.screen(100, 40)).hit === scene.content)
  }

  @Test func `at its limit the inner one keeps a slanted drag across the outer one`() throws {
    for isInnerVertical in [true, false] {
      let wide = CGSize(width: 1000, height: 200)
      let tall = CGSize(width: 200, height: 1000)
      let scene = ScrollStage(content: isInnerVertical ? wide : tall)
      scene.list.contentOffset = isInnerVertical ? CGPoint(x: 200, y: 0) : CGPoint(x: 0, y: 200)
      let inner = UIScrollView(frame: scene.list.bounds)
      inner.contentSize = isInnerVertical ? tall : wide
      scene.content.addSubview(inner)
      let (start, way) = (scene.offset, isInnerVertical ? CGVector(dx: 1, dy: 10) : CGVector(dx: 10, dy: 1))
      let heard = ScrollLog(scene.stage)
      inner.delegate = heard
      try scene.finger.down(at: .screen(60, 60))
      for _ in 1...6 { try scene.finger.move(by: way) }
      #expect(inner.isDragging && !scene.list.isDragging && scene.offset == start)
      #expect((isInnerVertical ? inner.contentOffset.y : inner.contentOffset.x) < -10)
      try scene.stage.wait(0.6)
      try scene.finger.up()
      try scene.rest()
      #expect(inner.contentOffset == .zero && scene.offset == start)
      #expect(
        scene.story
          == "will begin dragging, will end dragging at 0.0, did end dragging and goes on, will begin decelerating, did end decelerating"
      )
    }
  }

  @Test func `at its limit the inner one leaves a drag to a view across it that has come as far`() throws {
    let scene = ScrollStage(content: CGSize(width: 1000, height: 200))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 1000)
    scene.content.addSubview(inner)
    try scene.finger.down(at: .screen(150, 60))
    try scene.finger.move(by: CGVector(dx: -11, dy: 12))
    try scene.finger.move(by: CGVector(dx: -11, dy: 12))
    #expect(!inner.isDragging && scene.list.isDragging && scene.offset.x > 0)
    try scene.finger.up()
    try scene.rest()
  }
}
