// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// Takes the only touch of another recognizer when its own gesture is reset.
private final class Robber: UIGestureRecognizer {
  var onReset: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() { onReset() }
}

@MainActor @Suite struct IgnoredInResetTests {
  let stage = GestureStage()

  /// The robbed gesture was admitted first, so it has been checked when the other one is reset.
  @Test(arguments: [false, true])
  func `a gesture that loses its only touch to another one's reset ends with it`(inCrowd: Bool) throws {
    try Crowd.$isEverything.withValue(inCrowd) {
      let robbed = stage.probe("robbed", logs: true)
      let side = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
      stage.window.addSubview(side)
      let robber = Robber(target: nil, action: nil)
      side.addGestureRecognizer(robber)
      stage.frame(1, (1, .began, 150, 150))
      stage.frame(2, (2, .began, 50, 450))
      let touch = try #require(stage.application.registry.touches.first)
      let event = try #require(touch.presentEvent)
      robber.onReset = { robbed.ignore(touch, for: event) }
      _ = stage.log.take()
      stage.frame(3, (2, .ended, 50, 450))
      #expect(stage.log.take() == ["robbed reset"])
      #expect(stage.application.gestures.state.active.isEmpty)
      #expect(Invariants.fault(in: stage.application) == nil)
    }
  }
}
