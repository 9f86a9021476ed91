// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// Does something when it is asked whether a recognizer takes a touch or a press, and says yes.
private final class Meddling: UIGestureRecognizerDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    body()
    return true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    body()
    return true
  }
}

private final class Focused: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite struct CancelledInQuestionTests {
  let stage = GestureStage()
  private let meddling: Meddling
  let first: ProbeRecognizer
  let second: ProbeRecognizer

  init() {
    let stage = stage
    meddling = Meddling { stage.application.resignActive() }
    first = stage.probe("first", logs: true)
    second = stage.probe("second", logs: true)
    first.delegate = meddling
  }

  @Test(arguments: [false, true])
  func `a touch that a question cancels goes to no recognizer`(inCrowd: Bool) {
    Crowd.$isEverything.withValue(inCrowd) {
      stage.press()
      #expect(stage.log.take() == ["first should receive event"])
      #expect(stage.application.gestures.state.active.isEmpty)
      #expect(Invariants.fault(in: stage.application) == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a press that a question cancels goes to no recognizer`(inCrowd: Bool) {
    Crowd.$isEverything.withValue(inCrowd) {
      let focused = Focused(frame: stage.view.bounds)
      stage.view.addSubview(focused)
      focused.becomeFirstResponder()
      for recognizer in [first, second] {
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        focused.addGestureRecognizer(recognizer)
      }
      stage.application.handle(
        PressFrame(timestamp: 1, presses: [PressReport(id: 1, phase: .began, type: .select)]))
      #expect(stage.log.take() == ["first should receive event"])
      #expect(stage.application.gestures.state.active.isEmpty)
    }
  }
}
