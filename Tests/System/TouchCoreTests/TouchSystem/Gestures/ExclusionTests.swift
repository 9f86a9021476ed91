// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct ExclusionTests {
  let stage = GestureStage()

  /// Two that begin at once when a finger comes down.
  private func pair() -> (ProbeRecognizer, ProbeRecognizer) {
    let pair = (stage.probe("one"), stage.probe("two"))
    for recognizer in [pair.0, pair.1] {
      recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
    }
    return pair
  }

  @Test func `who recognizes keeps out every other one that shares a touch`() {
    let (_, two) = pair()
    stage.press()
    #expect(stage.actions == ["one action began"])
    #expect(two.state == .failed)
  }

  @Test(arguments: [true, false])
  func `either delegate may let both go on`(_ first: Bool) {
    let (one, two) = pair()
    let delegate = ProbeDelegate(GestureLog())
    delegate.together = true
    (first ? one : two).delegate = delegate
    stage.press()
    #expect(stage.actions == ["one action began", "two action began"])
  }

  @Test func `one that cannot prevent does not`() {
    let (one, two) = pair()
    one.prevents = false
    two.prevents = false
    stage.press()
    #expect(stage.actions == ["one action began", "two action began"])
  }

  @Test func `one that cannot be prevented is not`() {
    let (one, two) = pair()
    two.isPreventable = false
    two.prevents = false
    _ = one
    stage.press()
    #expect(stage.actions == ["one action began", "two action began"])
  }

  @Test func `a prevented one that had begun is cancelled`() {
    let one = stage.probe("one")
    let two = stage.probe("two")
    one.onBegan = { recognizer, _, _ in recognizer.state = .began }
    one.prevents = false
    two.onMoved = { $0.state = .began }
    two.isPreventable = false
    stage.press()
    stage.drag(1.1, to: 151)
    #expect(stage.actions == ["one action began", "one action cancelled", "two action began"])
  }

  @Test func `a finger joins every gesture under way that it lies on, though they would keep each other out`()
  {
    let inner = stage.add(UIPanGestureRecognizer(), "inner")
    let outer = stage.add(UIPanGestureRecognizer(), "outer", to: stage.window)
    stage.frame(1, (1, .began, 150, 150))
    stage.frame(1.1, (1, .moved, 200, 150))
    #expect(outer.state == .failed)
    // The outer one is free again once its finger is up; the inner one goes on with another.
    stage.frame(1.2, (2, .began, 160, 200))
    stage.frame(1.3, (1, .ended, 200, 150))
    stage.frame(1.4, (3, .began, 20, 500))
    stage.frame(1.5, (3, .moved, 80, 500))
    #expect(stage.actions.contains("outer action began"))
    stage.frame(1.6, (4, .began, 170, 250))
    for pan in [inner, outer] {
      #expect(pan.state.isActive)
      #expect(pan.numberOfTouches == 2)
    }
  }

  @Test func `a finger that joined a gesture is free for another one once that gesture is over`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let corner = UIView(frame: CGRect(x: 150, y: 150, width: 50, height: 50))
    stage.view.addSubview(corner)
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: corner)
    press.numberOfTapsRequired = 1
    stage.frame(1, (1, .began, 120, 120))
    stage.frame(1.1, (1, .moved, 160, 120))
    #expect(stage.actions == ["pan action began"])
    // The tap before the press is made with a finger that joins the pan.
    stage.frame(1.2, (2, .began, 270, 270))
    #expect(pan.numberOfTouches == 2)
    stage.frame(1.25, (2, .ended, 270, 270))
    stage.frame(1.3, (1, .ended, 160, 120))
    stage.frame(1.4, (2, .began, 270, 270))
    stage.application.advance(to: 2.5)
    #expect(stage.actions.suffix(2) == ["pan action ended", "press action began"])
  }

  @Test func `recognizers without a common touch leave each other alone`() {
    let (_, two) = pair()
    let away = LoggingView("away", frame: CGRect(x: 0, y: 400, width: 100, height: 100), log: stage.log)
    stage.window.addSubview(away)
    away.addGestureRecognizer(two)
    stage.frame(1, (1, .began, 150, 150), (2, .began, 50, 450))
    #expect(stage.actions == ["one action began", "two action began"])
  }

  @Test func `a tap does not take out a tap that needs more taps, but the other way about it does`() {
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    stage.tap(at: 1)
    stage.tap(at: 1.2)
    #expect(stage.actions == ["single action ended", "single action ended", "double action ended"])
  }

  @Test func `of two in one view the first in the array wins`() {
    _ = stage.add(UITapGestureRecognizer(), "one")
    _ = stage.add(UITapGestureRecognizer(), "two")
    stage.tap(at: 1)
    #expect(stage.actions == ["one action ended"])
  }
}
