// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct UIRotationGestureRecognizerTests {
  let stage = GestureStage()
  let turn: UIRotationGestureRecognizer

  init() {
    turn = stage.add(UIRotationGestureRecognizer(), "turn")
  }

  /// Two fingers, `radius` from 200, 200, at an angle.
  private func fingers(_ time: TimeInterval, _ phase: UITouch.Phase, _ angle: Double, radius: Double = 40) {
    let (x, y) = (cos(angle) * radius, sin(angle) * radius)
    stage.frame(time, (1, phase, 200 - x, 200 - y), (2, phase, 200 + x, 200 + y))
  }

  @Test func `a rotation begins at 0.1 radians`() {
    let limit = 0.1
    fingers(1, .began, 0)
    fingers(1.1, .moved, limit - 1e-9)
    #expect(stage.actions == [])
    fingers(1.2, .moved, limit + 1e-9)
    #expect(stage.actions == ["turn action began"])
    #expect(turn.rotation == 0)
  }

  @Test func `a rotation begins at 8 points of arc`() {
    let limit = Double(TouchTuning.uikit.rotationArc) / 95
    fingers(1, .began, 0, radius: 95)
    fingers(1.1, .moved, limit - 1e-9, radius: 95)
    #expect(stage.actions == [])
    fingers(1.2, .moved, limit + 1e-9, radius: 95)
    #expect(stage.actions == ["turn action began"])
  }

  @Test func `clockwise is positive, in radians from where it began, full turns included`() {
    fingers(1, .began, 0)
    fingers(1.1, .moved, 0.5)
    for step in 1...8 { fingers(1.1 + Double(step) / 10, .moved, 0.5 + Double(step)) }
    #expect(abs(turn.rotation - 8) < 1e-9)
    fingers(2, .ended, 8.5)
    #expect(stage.actions.last == "turn action ended")
    #expect(turn.rotation == 0)
  }

  @Test func `the rotation may be set, and goes on from there`() {
    fingers(1, .began, 0)
    fingers(1.1, .moved, -0.5)
    #expect(abs(turn.velocity + 5) < 1e-9, "in the beginning, too")
    turn.rotation = 1
    #expect(abs(turn.velocity + 5) < 1e-9)
    fingers(1.2, .moved, -0.7)
    #expect(abs(turn.rotation - 0.8) < 1e-9)
  }

  @Test func `velocity is radians a second`() {
    fingers(1, .began, 0)
    fingers(1.125, .moved, 0.5)
    fingers(1.1875, .moved, 1)
    #expect(abs(turn.velocity - 8) < 1e-9)
  }

  @Test func `a third finger before it began makes it fail`() {
    fingers(1, .began, 0)
    stage.frame(1.1, (3, .began, 120, 120))
    fingers(1.2, .moved, 1)
    #expect(stage.actions == [])
  }

  @Test func `fingers that join or leave do not make the rotation jump`() {
    fingers(1, .began, 0)
    fingers(1.1, .moved, 0.5)
    fingers(1.2, .moved, 1)
    stage.frame(1.3, (3, .began, 120, 280))
    stage.frame(1.4, (1, .ended, 200 - cos(1) * 40, 200 - sin(1) * 40))
    #expect(abs(turn.rotation - 0.5) < 1e-9)
    stage.frame(1.5, (2, .moved, 200 + cos(1) * 40, 200 + sin(1) * 40 + 1))
    #expect(abs(turn.rotation - 0.5) < 0.1)
  }

  @Test func `a rotation whose touches are cancelled is cancelled`() {
    fingers(1, .began, 0)
    fingers(1.1, .moved, 0.5)
    fingers(1.2, .cancelled, 0.5)
    #expect(stage.actions == ["turn action began", "turn action cancelled"])
  }
}
