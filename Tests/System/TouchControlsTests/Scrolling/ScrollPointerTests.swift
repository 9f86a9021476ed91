// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Scroll views under wheels and trackpads.
@MainActor @Suite struct ScrollPointerTests {
  /// Sends the steps of a trackpad, 16 milliseconds apart: a began, the movements, an end.
  private func swipe(
    _ scene: ScrollStage, _ ways: [CGVector], begins: Bool = true, ends: Bool = true
  ) throws {
    func send(_ way: CGVector, _ step: PointerFrame.Step) throws {
      try scene.stage.wait(0.016)
      scene.application.handle(
        PointerFrame(
          timestamp: scene.stage.now, location: CGPoint(x: 100, y: 100), action: .scroll(by: way, step)))
    }
    if begins { try send(.zero, .began) }
    for way in ways { try send(way, .changed) }
    if ends { try send(.zero, .ended) }
  }

  private func inner(_ size: CGSize, in scene: ScrollStage) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = size
    scene.content.addSubview(inner)
    return inner
  }

  @Test func `a trackpad scrolls, and the content goes on`() throws {
    let scene = ScrollStage()
    #expect(scene.list.panGestureRecognizer.allowedScrollTypesMask == .all)
    try swipe(scene, Array(repeating: CGVector(dx: 0, dy: -8), count: 6), ends: false)
    #expect(scene.offset.y == 48 && scene.list.isDragging)
    try swipe(scene, [], begins: false)
    try scene.rest()
    #expect(scene.heard.first == "will begin dragging")
    #expect(scene.heard.filter { $0.hasPrefix("did end dragging") }.count == 1)
    #expect(!scene.story.contains("Content") && scene.offset.y >= 48)
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a notch of a wheel scrolls as far as it says`() throws {
    let scene = ScrollStage()
    scene.application.handle(
      PointerFrame(
        timestamp: 0.01, location: CGPoint(x: 100, y: 100),
        action: .scroll(by: CGVector(dx: 0, dy: -30), .notch)))
    #expect(scene.offset.y == 30)
    try scene.rest()
    #expect(scene.story == "will begin dragging, will end dragging at 0.0, did end dragging")
    #expect(scene.offset.y == 30 && scene.application.timers.count == 0)
  }

  @Test func `a scroll across a list leaves it where it is`() throws {
    let scene = ScrollStage()
    try swipe(scene, Array(repeating: CGVector(dx: -8, dy: 0), count: 6))
    #expect(scene.story == "" && scene.offset == .zero)
    scene.list.isScrollEnabled = false
    try swipe(scene, Array(repeating: CGVector(dx: 0, dy: -8), count: 6))
    #expect(scene.story == "" && scene.offset == .zero)
  }

  @Test func `of two crossed scroll views the one along the drag scrolls`() throws {
    for (way, isInner) in [(CGVector(dx: -8, dy: -2), true), (CGVector(dx: -2, dy: -8), false)] {
      let scene = ScrollStage()
      let pager = inner(CGSize(width: 1000, height: 200), in: scene)
      try swipe(scene, Array(repeating: way, count: 6))
      #expect((pager.contentOffset.x > 0) == isInner && (scene.offset.y > 0) == !isInner)
      try scene.rest()
    }
  }

  @Test func `at its limit the inner one leaves a scroll to the outer one`() throws {
    let scene = ScrollStage()
    let list = inner(CGSize(width: 200, height: 400), in: scene)
    list.contentOffset.y = 200
    try swipe(scene, Array(repeating: CGVector(dx: 0, dy: -8), count: 6))
    #expect(scene.offset.y >= 48 && list.contentOffset.y == 200)
    try scene.rest()
  }

  @Test func `a scroll is locked to its direction`() throws {
    for (way, lock) in [
      (CGVector(dx: -8, dy: -1), ScrollAxis.horizontal), (CGVector(dx: -1, dy: -8), .vertical),
      (CGVector(dx: -8, dy: -8), nil),
    ] as [(CGVector, ScrollAxis?)] {
      let scene = ScrollStage(content: CGSize(width: 1000, height: 1000))
      scene.list.isDirectionalLockEnabled = true
      try swipe(scene, Array(repeating: way, count: 4), ends: false)
      #expect(scene.list.drag?.lock == lock)
      #expect((scene.offset.x > 0) == (lock != .vertical) && (scene.offset.y > 0) == (lock != .horizontal))
      try swipe(scene, [], begins: false)
      try scene.rest()
    }
  }

  @Test func `a finger that comes and goes leaves a scroll alone`() throws {
    let scene = ScrollStage()
    try swipe(scene, Array(repeating: CGVector(dx: 0, dy: -8), count: 2), ends: false)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.up()
    #expect(scene.list.isDragging)
    try swipe(scene, [], begins: false)
    try scene.rest()
    #expect(scene.heard.filter { $0 == "will begin dragging" }.count == 1)
  }
}
