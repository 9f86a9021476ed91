// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A touch method is called with touches of its event, and only with those.
@MainActor @Suite struct TouchesOfTheirEventTests {
  /// Writes each call: the phase, the touches by their number, and whether all are in the event.
  private final class Witness: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      write(.began, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      write(.moved, touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      write(.ended, touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      write(.cancelled, touches, event)
    }

    private func write(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
      let numbers = touches.map(\.number).sorted().map { String($0) }.joined(separator: "+")
      let all = event?.allTouches ?? []
      let own = event?.touches(for: self) ?? []
      let isRight = touches.isSubset(of: all) && touches.isSubset(of: own)
      let showsPhase = touches.allSatisfy { $0.phase == phase }
      calls.append(
        "\(phase) \(numbers)\(isRight ? "" : " not in it")\(showsPhase ? "" : " in another phase")")
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  let stage = GestureStage()
  private let view = Witness(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { stage.view.addSubview(view) }

  private func addTap(_ taps: Int, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  @Test(arguments: [false, true])
  func `a double tap cancels each touch in a call of its own`(_ isMultipleTouchEnabled: Bool) {
    view.isMultipleTouchEnabled = isMultipleTouchEnabled
    _ = addTap(2)
    stage.tap(at: 1)
    stage.tap(at: 1.2)
    #expect(view.take() == ["began 1", "began 2", "cancelled 1", "cancelled 2"])
  }

  @Test func `so does a triple tap, also beside a finger that rests`() {
    let rester = UIView(frame: CGRect(x: 300, y: 0, width: 75, height: 100))
    stage.window.addSubview(rester)
    stage.frame(0.5, (9, .began, 320, 50))
    _ = addTap(3)
    for time in [1.0, 1.2, 1.4] { stage.tap(at: time) }
    #expect(
      view.take() == ["began 2", "began 3", "began 4", "cancelled 2", "cancelled 3", "cancelled 4"])
  }

  @Test func `two fingers that tap twice are cancelled tap by tap`() {
    view.isMultipleTouchEnabled = true
    _ = addTap(2, fingers: 2)
    for time in [1.0, 1.2] {
      stage.frame(time, (1, .began, 150, 150), (2, .began, 170, 150))
      stage.frame(time + 0.05, (1, .ended, 150, 150), (2, .ended, 170, 150))
    }
    #expect(view.take() == ["began 1+2", "began 3+4", "cancelled 1+2", "cancelled 3+4"])
  }

  @Test func `two fingers that lift one after the other are cancelled one by one`() {
    view.isMultipleTouchEnabled = true
    _ = addTap(1, fingers: 2)
    stage.frame(1, (1, .began, 150, 150), (2, .began, 170, 150))
    stage.frame(1.1, (1, .ended, 150, 150))
    stage.frame(1.11, (2, .ended, 170, 150))
    #expect(view.take() == ["began 1+2", "cancelled 1", "cancelled 2"])
  }

  @Test func `a held end that comes late has an event of its own, also beside a finger that rests`() {
    view.isMultipleTouchEnabled = true
    let tap = addTap(2)
    stage.frame(0.5, (9, .began, 320, 50))
    stage.tap(at: 1)
    tap.state = .failed
    #expect(view.take() == ["began 2", "ended 2"])
  }

  @Test func `a view that leaves is told of a touch that has lifted apart from one that is down`() {
    view.isMultipleTouchEnabled = true
    _ = addTap(2)
    stage.tap(at: 1)
    stage.press(at: 1.2)
    view.removeFromSuperview()
    #expect(view.take() == ["began 1", "began 2", "cancelled 1", "cancelled 2"])
  }

  @Test func `so is one whose application is interrupted`() {
    view.isMultipleTouchEnabled = true
    _ = addTap(2)
    stage.tap(at: 1)
    stage.press(at: 1.2)
    stage.application.cancelAllTouches(because: .resignedActive)
    #expect(view.take() == ["began 1", "began 2", "cancelled 1", "cancelled 2"])
  }

  @Test func `a press that was let go is cancelled with an event that it is in`() {
    final class Presser: UIView {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("began \(presses.isSubset(of: event?.allPresses ?? []))")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("cancelled \(presses.isSubset(of: event?.allPresses ?? []))")
      }
    }
    let presser = Presser(frame: view.frame)
    stage.view.addSubview(presser)
    presser.becomeFirstResponder()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: presser)
    tap.numberOfTapsRequired = 2
    for (time, phase) in [(1.0, UIPress.Phase.began), (1.05, .ended), (1.2, .began), (1.25, .ended)] {
      stage.application.handle(
        PressFrame(timestamp: time, presses: [PressReport(id: 1, phase: phase, type: .select)]))
    }
    #expect(presser.calls == ["began true", "began true", "cancelled true", "cancelled true"])
  }
}
