// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// What becomes of taps that are half done when the application is no longer active.
@MainActor @Suite struct TouchCancellationTests {
  let stage = GestureStage()
  let double: UITapGestureRecognizer
  let single: UITapGestureRecognizer

  init() {
    double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single = stage.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
  }

  @Test func `an end that is held is a cancellation when the application resigns, and no tap is left over`() {
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began"])
    stage.application.resignActive()
    #expect(stage.log.take() == ["view cancelled"])
    #expect(stage.application.gestures.state.active.isEmpty)
    #expect(stage.application.registry.lifted.isEmpty)
    #expect(stage.application.timers.count == 0)
    stage.application.becomeActive()
    stage.tap(at: 1.2)
    stage.application.advance(to: 3)
    #expect(stage.log.take() == ["view began", "single action ended", "view cancelled"])
  }

  @Test func `a began that is held is never told when the application resigns`() {
    double.delaysTouchesBegan = true
    stage.tap(at: 1)
    stage.application.resignActive()
    stage.application.advance(to: 3)
    #expect(stage.log.take() == [])
    #expect(stage.application.registry.lifted.isEmpty)
  }

  @Test func `a swipe that waits goes with its finger when the application resigns`() {
    single.isEnabled = false
    double.isEnabled = false
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.require(toFail: stage.probe("other"))
    stage.press()
    stage.drag(1.1, to: 210)
    stage.application.resignActive()
    stage.application.advance(to: 3)
    #expect(stage.actions == [])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test func `taps in the windows of another scene go on`() {
    let other = UIWindowScene(application: stage.application)
    stage.tap(at: 1)
    other.resignActive()
    stage.tap(at: 1.2)
    #expect(stage.actions == ["double action ended"])
  }

  @Test func `a tap that waits is not freed by the view's leaving`() {
    stage.tap(at: 1)
    stage.view.removeFromSuperview()
    stage.application.advance(to: 3)
    #expect(stage.log.take() == ["view began", "view cancelled"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }
}
