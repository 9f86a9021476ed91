// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// The offset during motion.
@MainActor @Suite struct UIScrollViewMotionTests {
  private let whole =
    "will begin dragging, will end dragging at 0.6, did end dragging and goes on, will begin decelerating, did end decelerating"

  @Test func `content that is let go coasts to the target the delegate was told`() throws {
    let scene = ScrollStage()
    try scene.drag(by: -60)
    let natural = try #require(scene.log.natural)
    let start = scene.offset.y
    #expect(abs(natural.y - (start + 590.0 / 1000 * 499)) <= 0.25, "at a pixel")
    try scene.rest()
    #expect(scene.offset == natural)
    #expect(scene.story == whole)
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a delegate hears of sixty offsets a second`() throws {
    let scene = ScrollStage()
    try scene.drag(by: -60)
    let start = scene.stage.now
    scene.log.offsets = []
    scene.log.times = []
    try scene.stage.wait(0.5)
    #expect(scene.log.times.count == 30)
    for (count, time) in scene.log.times.enumerated() {
      #expect(abs(time - start - Double(count + 1) / 60) < 1e-9)
    }
    #expect(scene.log.offsets == scene.log.offsets.sorted { $0.y < $1.y })
    #expect(scene.application.timers.count == 1)
  }

  @Test func `neither frames nor steps of time change where content comes to rest`() throws {
    var ends: Set<String> = []
    for (rate, step) in [(60.0, 20.0), (120, 0.01), (10, 3), (60, 0.001)] {
      var tuning = TouchTuning.uikit
      tuning.scrollFrameRate = rate
      let scene = ScrollStage(tuning: tuning)
      try scene.drag(by: -60)
      var passed = 0.0
      while passed < 5 {
        try scene.stage.wait(step)
        passed += step
      }
      ends.insert("\(scene.offset.y.bitPattern)")
    }
    #expect(ends.count == 1)
  }

  @Test func `the delegate chooses where content comes to rest`() throws {
    for (target, end) in [(100.0, 100.0), (700, 700), (5000, 800), (-50, 0), (.nan, 344.4)]
      as [(CGFloat, CGFloat)]
    {
      let words = Words()
      let scene = ScrollStage()
      scene.log.target = CGPoint(x: 0, y: target)
      try scene.drag(by: -60)
      try scene.rest()
      #expect(abs(scene.offset.y - end) < 1)
      #expect(scene.story == whole)
      #expect(words.said.count == (target.isNaN ? 1 : 0))
    }
  }

  @Test func `a target equal to the current offset stops the content`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    let offset = scene.offset
    scene.log.target = offset
    try scene.finger.up()
    try scene.rest()
    #expect(offset.y > 46 && scene.offset == offset)
    #expect(scene.story == "will begin dragging, will end dragging at 0.6, did end dragging")
    #expect(scene.log.natural.map { $0.y > offset.y + 200 } == true)
    #expect(scene.application.timers.count == 0)
  }

  @Test func `content flung into its limit bounces and comes to rest there`() throws {
    let scene = ScrollStage()
    scene.list.contentOffset.y = 700
    try scene.drag(by: -90, over: 0.05)
    try scene.rest()
    #expect(scene.offset.y == 800)
    #expect((scene.log.offsets.map(\.y).max() ?? 0) > 810)
    let facts = scene.stage.trace.facts.compactMap { fact -> ScrollFact? in
      guard case .scroll(let fact) = fact.kind else { return nil }
      return fact
    }
    #expect(facts.contains { if case .limitMet(_, .vertical, bounces: true) = $0 { true } else { false } })
  }

  @Test func `an animated offset is there after 0.3 s`() throws {
    let scene = ScrollStage()
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scene.offset == .zero && !scene.list.isDecelerating)
    try scene.stage.wait(0.15)
    #expect(abs(scene.offset.y - 150) < 1e-6)
    try scene.stage.wait(0.149)
    #expect(scene.offset.y < 300 && scene.story == "")
    try scene.stage.wait(0.01)
    #expect(scene.offset.y == 300 && scene.story == "did end animation")
    #expect(scene.application.timers.count == 0)
  }

  @Test func `an offset without animation is there at once, and ends what moves`() throws {
    let scene = ScrollStage()
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(scene.offset.y == 300 && scene.story == "" && scene.log.offsets.count == 1)
    try scene.drag(by: -60)
    scene.stage.clear()
    scene.list.setContentOffset(scene.offset, animated: false)
    #expect(scene.story == "did end decelerating" && !scene.list.isDecelerating)
    scene.list.setContentOffset(.zero, animated: true)
    scene.list.setContentOffset(scene.offset, animated: false)
    #expect(scene.story == "did end decelerating, did end animation")
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a drag ends an animated offset`() throws {
    let scene = ScrollStage()
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try scene.drag(by: -30)
    #expect(scene.heard.prefix(2) == ["did end animation", "will begin dragging"])
  }

  @Test func `outside a window, and with animations off, an offset is not animated`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    list.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(list.contentOffset.y == 5)
    let scene = ScrollStage()
    UIView.performWithoutAnimation {
      scene.list.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    }
    #expect(scene.offset.y == 5 && scene.story == "")
  }

  @Test func `an offset set in a callback does not stop the motion`() throws {
    let scene = ScrollStage()
    scene.log.actions["did scroll"] = { list in
      if list.contentOffset.y > 200 { list.contentOffset.y -= 150 }
    }
    try scene.drag(by: -60)
    try scene.rest()
    // 346 in all, minus the part that was caught.
    #expect(scene.offset.y > 50 && scene.offset.y < 200)
    #expect(scene.story == whole)
  }

  @Test func `an axis that a delegate stops stays, and the other continues`() throws {
    let scene = ScrollStage(content: CGSize(width: 1000, height: 1000))
    scene.log.actions["did scroll"] = { list in
      if list.contentOffset.x != 0 { list.contentOffset.x = 0 }
    }
    try scene.finger.down(at: .screen(150, 150))
    try scene.finger.move(by: CGVector(dx: -60, dy: -60), over: 0.1)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset.x == 0 && scene.offset.y > 300)
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a rectangle is shown with as little motion as it takes`() {
    let scene = ScrollStage(content: CGSize(width: 200, height: 1000))
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      scene.list.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return scene.offset.y
    }
    #expect(show(50, 50) == 0)
    #expect(show(300, 50) == 150)
    #expect(show(160, 50) == 150)
    #expect(show(100, 50) == 100)
    #expect(show(500, 400) == 500)
    #expect(show(400, 400) == 500)
    #expect(show(990, 50) == 800)
    scene.list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(show(0, 10) == -20)
  }

  @Test func `a tap on the status bar scrolls the only one to the top`() throws {
    let scene = ScrollStage()
    scene.list.contentInset.top = 10
    scene.list.contentOffset.y = 500
    scene.log.mayScrollToTop = false
    scene.stage.scene.tapStatusBar()
    #expect(!scene.list.isDecelerating && scene.application.timers.count == 0)
    scene.log.mayScrollToTop = true
    scene.stage.scene.tapStatusBar()
    try scene.rest()
    #expect(scene.offset.y == -10 && scene.story == "did scroll to top")
    scene.list.contentOffset.y = 500
    let other = UIScrollView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
    scene.stage.view.addSubview(other)
    scene.stage.scene.tapStatusBar()
    try scene.rest()
    #expect(scene.offset.y == 500)
    other.scrollsToTop = false
    scene.stage.scene.tapStatusBar()
    try scene.rest()
    #expect(scene.offset.y == -10)
  }

  @Test func `bounds and offset are one, and both tell the delegate`() {
    let scene = ScrollStage()
    scene.list.bounds.origin.y = 40
    #expect(scene.offset.y == 40 && scene.log.offsets == [CGPoint(x: 0, y: 40)])
    scene.list.contentOffset.y = 50
    #expect(scene.list.bounds == CGRect(x: 0, y: 50, width: 200, height: 200))
    scene.list.contentOffset.y = 50
    #expect(scene.log.offsets.count == 2)
  }

  @Test func `scrolling to the top that is stopped does not report reaching it`() throws {
    let scene = ScrollStage()
    scene.list.contentOffset.y = 500
    scene.stage.scene.tapStatusBar()
    try scene.stage.wait(0.1)
    try scene.drag(by: -30)
    try scene.rest()
    #expect(!scene.heard.contains("did scroll to top"))
    #expect(scene.heard.prefix(2) == ["did end animation", "will begin dragging"])
    scene.stage.clear()
    scene.stage.scene.tapStatusBar()
    try scene.rest()
    #expect(scene.offset == .zero && scene.story == "did scroll to top")
  }
}
