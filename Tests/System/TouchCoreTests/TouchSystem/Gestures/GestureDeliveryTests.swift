// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct GestureDeliveryTests {
  let stage = GestureStage()

  @Test func `a tap sends its action, then takes the touch from the view`() {
    _ = stage.add(UITapGestureRecognizer(), "tap")
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began", "tap action ended", "view cancelled"])
    stage.tap(at: 3)
    #expect(stage.log.take() == ["view began", "tap action ended", "view cancelled"], "it is possible again")
  }

  @Test func `a tap that delays touches leaves nothing for the view`() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    stage.tap(at: 1)
    #expect(stage.log.take() == ["tap action ended"])
  }

  @Test func `a failed tap that delayed gives the began and the phase of the event, not the moves between`() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    stage.frame(1, (1, .began, 120, 120))
    stage.frame(1.1, (1, .moved, 130, 120))
    stage.frame(1.2, (1, .moved, 140, 120))
    stage.frame(1.3, (1, .moved, 170, 120))
    #expect(stage.log.take() == ["view began", "view moved"])
    stage.frame(1.4, (1, .moved, 180, 120))
    stage.frame(1.5, (1, .ended, 180, 120))
    #expect(stage.log.take() == ["view moved", "view ended"])
  }

  @Test func `a pan leaves the view its touch until its first action`() {
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    stage.frame(1, (1, .began, 150, 150))
    stage.frame(1.1, (1, .moved, 155, 150))
    #expect(stage.log.take() == ["view began", "view moved"])
    stage.frame(1.2, (1, .moved, 160, 150))
    #expect(stage.log.take() == ["pan action began", "view cancelled"])
    stage.frame(1.3, (1, .moved, 170, 150))
    stage.frame(1.4, (1, .ended, 170, 150))
    #expect(stage.log.take() == ["pan action changed", "pan action ended"])
  }

  @Test func `a pan that does not cancel goes on beside the view`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false
    stage.frame(1, (1, .began, 150, 150))
    stage.frame(1.2, (1, .moved, 160, 150))
    stage.frame(1.3, (1, .moved, 170, 150))
    stage.frame(1.4, (1, .ended, 170, 150))
    #expect(
      stage.log.take() == [
        "view began", "pan action began", "view moved", "pan action changed", "view moved",
        "pan action ended",
        "view ended",
      ])
  }

  @Test func `a double tap holds the end of the first tap until it can no longer come`() {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began"])
    stage.application.advance(to: 1.39)
    #expect(stage.log.take() == [])
    stage.application.advance(to: 1.41)
    #expect(stage.log.take() == ["view ended"])
    stage.tap(at: 3)
    stage.tap(at: 3.2)
    #expect(
      stage.log.take() == [
        "view began", "view began", "double action ended", "view cancelled", "view cancelled",
      ])
  }

  @Test func `a single tap that requires a double tap to fail waits for it`() {
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began"])
    stage.application.advance(to: 2)
    #expect(stage.log.take() == ["single action ended", "view cancelled"])
    stage.tap(at: 3)
    stage.tap(at: 3.2)
    #expect(
      stage.log.take() == [
        "view began", "view began", "double action ended", "view cancelled", "view cancelled",
      ])
    stage.application.advance(to: 5)
    #expect(stage.log.take() == [])
    #expect(stage.application.timers.count == 0)
  }

  @Test func `a long press begins by its timer and ends when the finger lifts`() {
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    stage.frame(1, (1, .began, 150, 150))
    stage.application.advance(to: 1.49)
    #expect(stage.log.take() == ["view began"])
    stage.application.advance(to: 1.5)
    #expect(stage.log.take() == ["press action began", "view cancelled"])
    stage.frame(1.6, (1, .moved, 151, 150))
    stage.frame(1.7, (1, .ended, 151, 150))
    #expect(stage.log.take() == ["press action changed", "press action ended"])
  }

  @Test func `of two taps the one of the deeper view wins`() {
    let child = LoggingView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: stage.log)
    stage.view.addSubview(child)
    _ = stage.add(UITapGestureRecognizer(), "outer")
    _ = stage.add(UITapGestureRecognizer(), "inner", to: child)
    stage.tap(at: 1)
    #expect(stage.log.take() == ["child began", "inner action ended", "child cancelled"])
  }

  @Test func `a recognizer that is disabled in its gesture cancels`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.frame(1, (1, .began, 150, 150))
    stage.frame(1.2, (1, .moved, 160, 150))
    pan.isEnabled = false
    #expect(stage.log.take() == ["view began", "pan action began", "view cancelled", "pan action cancelled"])
    pan.isEnabled = true
    stage.frame(1.3, (1, .ended, 160, 150))
    #expect(pan.state == .possible)
  }

  @Test func `a recognizer that never decides does not hold the end of a touch`() {
    _ = stage.add(UIGestureRecognizer(), "idle")
    stage.tap(at: 1)
    #expect(stage.log.take() == ["view began", "view ended"])
  }

  @Test func `a finger that lifts while its began is held gives began and ended later`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    stage.frame(1, (1, .began, 150, 150), (2, .began, 180, 150))
    stage.frame(1.1, (1, .ended, 150, 150))
    #expect(stage.log.take() == [])
    stage.frame(1.2, (2, .ended, 180, 150))
    #expect(stage.log.take() == ["view began", "view ended", "view began", "view ended"])
  }

  @Test func `a pointer taps with the buttons that are required, and with no others`() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.buttonMaskRequired = .secondary
    click(at: 1, with: .primary)
    #expect(stage.log.take() == ["view began", "view ended"])
    click(at: 2, with: .secondary)
    #expect(stage.log.take() == ["view began", "tap action ended", "view cancelled"])
  }

  private func click(at time: TimeInterval, with buttons: UIEvent.ButtonMask) {
    var pointer = Contact(id: 1, phase: .began, location: CGPoint(x: 150, y: 150))
    pointer.type = .indirectPointer
    var frame = ContactFrame(timestamp: time, contacts: [pointer])
    frame.buttonMask = buttons
    stage.application.handle(frame)
    frame.timestamp += 0.05
    frame.contacts[0].phase = .ended
    frame.buttonMask = []
    stage.application.handle(frame)
  }
}
