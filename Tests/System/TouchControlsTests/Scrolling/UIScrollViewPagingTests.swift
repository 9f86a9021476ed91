// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Content that rests at pages.
@MainActor @Suite struct UIScrollViewPagingTests {
  private func scene(pages: CGFloat = 5) -> ScrollStage {
    let scene = ScrollStage(content: CGSize(width: 200, height: 200 * pages))
    scene.list.isPagingEnabled = true
    return scene
  }

  @Test func `content that is let go slowly goes to the nearest page`() throws {
    for (way, page) in [(-105.0, 0.0), (-115, 200)] as [(CGFloat, CGFloat)] {
      let scene = scene()
      try scene.finger.down(at: .screen(100, 190))
      try scene.finger.move(by: CGVector(dx: 0, dy: -10))
      try scene.finger.move(by: CGVector(dx: 0, dy: way + 10))
      try scene.stage.wait(0.6)
      try scene.finger.up()
      try scene.rest()
      #expect(scene.offset.y == page)
      #expect(
        scene.story
          == "will begin dragging, did end dragging and goes on, will begin decelerating, did end decelerating"
      )
    }
  }

  @Test func `a flick of 0.2 points a millisecond turns the page`() throws {
    let list = scene().list
    list.contentOffset.y = 20
    for (speed, page) in [(199.9, 0.0), (200, 200), (200.1, 200), (-200, 0)] as [(CGFloat, CGFloat)] {
      #expect(list.releaseMotion(CGPoint(x: 0, y: speed), to: nil).goal.y == page)
    }
    for (seconds, page) in [(0.09, 200.0), (0.11, 0)] as [(Double, CGFloat)] {
      let scene = scene()
      try scene.drag(by: -20, over: seconds)
      try scene.rest()
      #expect(scene.offset.y == page && scene.offset.y.sign == .plus)
    }
    let back = scene()
    back.list.contentOffset.y = 400
    try back.drag(by: 30)
    try back.rest()
    #expect(back.offset.y == 200)
  }

  @Test func `the last page may be short, and beyond it content bounces`() throws {
    let scene = scene(pages: 1.5)
    try scene.drag(by: -30)
    try scene.rest()
    #expect(scene.offset.y == 100)
    try scene.drag(by: -60)
    #expect(scene.offset.y > 100)
    try scene.rest()
    #expect(scene.offset.y == 100)
    try scene.drag(by: 30)
    try scene.rest()
    #expect(scene.offset.y == 0)
  }

  @Test func `a page is turned without going beyond it`() throws {
    let scene = scene()
    try scene.drag(by: -150, over: 0.03, from: 180)
    try scene.rest()
    #expect(scene.offset.y == 200)
    #expect(scene.log.offsets.allSatisfy { $0.y <= 200 })
  }

  @Test func `content that is flung in from beyond its limit rests at a page too`() throws {
    for speed in [500.0, 1000, 2000] as [CGFloat] {
      let scene = scene()
      try scene.finger.down(at: .screen(100, 50))
      try scene.finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
      #expect(scene.offset.y < -30)
      try scene.finger.move(by: CGVector(dx: 0, dy: -speed / 20), over: 0.05)
      try scene.finger.up()
      try scene.rest()
      #expect(scene.offset.y.truncatingRemainder(dividingBy: 200) == 0)
    }
  }

  @Test func `a page that is caught on its way is turned when the finger lifts`() throws {
    let scene = scene()
    try scene.drag(by: -30)
    try scene.stage.wait(0.05)
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.5)
    let caught = scene.offset.y
    #expect(caught > 20 && caught < 199)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset.y == (caught > 100 ? 200 : 0))
  }

  @Test func `a view without a size has no pages`() throws {
    let scene = scene()
    scene.list.frame.size = .zero
    scene.list.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    try scene.rest()
    #expect(scene.offset.y == 30)
    #expect(scene.application.timers.count == 0)
  }

  @Test func `content pulled beyond a short last page goes back to it`() throws {
    let scene = scene(pages: 1.4)
    scene.list.contentOffset.y = 80
    try scene.finger.down(at: .screen(100, 150))
    try scene.finger.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    #expect(scene.offset.y > 85 && scene.offset.y < 100)
    try scene.stage.wait(0.6)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset.y == 80)
    #expect(
      scene.story
        == "will begin dragging, did end dragging and goes on, will begin decelerating, did end decelerating")
  }

  @Test func `a short last page is as near as its offset is`() {
    for (pages, offset, page) in [
      (1.4, 39.0, 0.0), (1.4, 41, 80), (1.4, 80, 80), (1.4, 90, 80), (1.4, 150, 80), (1.4, -30, 0),
      (3.5, 440, 400), (3.5, 460, 500), (3.5, 500, 500), (3.5, 520, 500), (3.5, 290, 200), (3.5, 310, 400),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let list = scene(pages: pages).list
      list.contentOffset.y = offset
      #expect(list.releaseMotion(.zero, to: nil).goal.y == page)
    }
    for (offset, speed, page) in [
      (450.0, 500.0, 500.0), (450, -500, 400), (500, -500, 400), (520, -500, 400),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let list = scene(pages: 3.5).list
      list.contentOffset.y = offset
      #expect(list.releaseMotion(CGPoint(x: 0, y: speed), to: nil).goal.y == page)
    }
  }
}
