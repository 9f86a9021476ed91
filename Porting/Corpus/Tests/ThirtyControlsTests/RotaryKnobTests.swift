// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct RotaryKnobTests {
  private func show() throws -> (Stage, RotaryKnob) {
    let stage = Stage()
    let knob = RotaryKnob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    try stage.add(knob, named: "knob")
    knob.addAction(UIAction { _ in stage.log("value \(Int((knob.value * 100).rounded())) %") }, for: .valueChanged)
    return (stage, knob)
  }

  /// A point of the rim, in degrees clockwise from the top.
  private func rim(_ degrees: Double) -> Place {
    let angle = (degrees - 90) * .pi / 180
    return .point(50 + 40 * cos(angle), 50 + 40 * sin(angle), in: "knob")
  }

  @Test func `a finger on the rim turns the pointer to where it is`() throws {
    let (stage, knob) = try show()
    let finger = stage.finger(1)
    try finger.down(at: rim(-90))
    try finger.move(to: rim(-45))
    try finger.move(to: rim(0))
    try finger.move(to: rim(90))
    try finger.up()
    #expect(abs(knob.value - 0.786) < 0.01)
    expectTrace(
      stage, only: [.gesture, .controls, .log],
      """
         0.000  gesture    OneFingerRotation#1               takes touch 1
         0.000  gesture    OneFingerRotation#1               touchesBegan touch 1
         0.000  controls   RotaryKnob "knob"                 follows touch 1
         0.000  controls   RotaryKnob "knob"                 highlight on
         0.000  controls   RotaryKnob "knob"                 sends touchDown, inside; nobody listens
         0.000  gesture    OneFingerRotation#1               touchesMoved touch 1
         0.000  gesture    OneFingerRotation#1               should begin? RotaryKnob "knob" says yes
         0.000  gesture    OneFingerRotation#1               possible → began
         0.000  gesture    OneFingerRotation#1               sends its action: began
         0.000  controls   RotaryKnob "knob"                 sends valueChanged to 1, inside
         0.000  log        value 36 %
         0.000  controls   RotaryKnob "knob"                 touch 1 was taken by a recognizer
         0.000  controls   RotaryKnob "knob"                 highlight off
         0.000  controls   RotaryKnob "knob"                 sends touchCancel, inside; nobody listens
         0.000  gesture    OneFingerRotation#1               touchesMoved touch 1
         0.000  gesture    OneFingerRotation#1               began → changed
         0.000  gesture    OneFingerRotation#1               sends its action: changed
         0.000  controls   RotaryKnob "knob"                 sends valueChanged to 1
         0.000  log        value 50 %
         0.000  gesture    OneFingerRotation#1               touchesMoved touch 1
         0.000  gesture    OneFingerRotation#1               changed → changed
         0.000  gesture    OneFingerRotation#1               sends its action: changed
         0.000  controls   RotaryKnob "knob"                 sends valueChanged to 1
         0.000  log        value 79 %
         0.000  gesture    OneFingerRotation#1               touchesEnded touch 1
         0.000  gesture    OneFingerRotation#1               changed → ended
         0.000  gesture    OneFingerRotation#1               sends its action: ended
         0.000  controls   RotaryKnob "knob"                 sends valueChanged to 1
         0.000  log        value 79 %
         0.000  gesture    OneFingerRotation#1               is possible again
      """)
  }

  @Test func `in the gap below the pointer stays at the end that is nearer`() throws {
    let (stage, knob) = try show()
    let finger = stage.finger(1)
    try finger.down(at: rim(90))
    try finger.move(to: rim(120))
    try finger.move(to: rim(170))
    #expect(knob.value == 1)
    try finger.move(to: rim(190))
    #expect(knob.value == 0)
    try finger.up()
  }

  @Test func `a knob that is not continuous tells of the value when the finger lifts`() throws {
    let (stage, knob) = try show()
    knob.isContinuous = false
    let finger = stage.finger(1)
    try finger.down(at: rim(0))
    try finger.move(to: rim(30))
    try finger.move(to: rim(60))
    #expect(stage.lines == [])
    try finger.up()
    #expect(stage.lines.count == 1)
  }
}
