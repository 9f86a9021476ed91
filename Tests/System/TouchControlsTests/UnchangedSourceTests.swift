// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Controls that were written for UIKit work.
struct UnchangedSourceTests {
  @Test func `a knob is turned`() throws {
    let scene = try ControlStage(RotaryKnob())
    let knob = scene.control
    knob.frame = CGRect(x: 100, y: 200, width: 80, height: 80)
    scene.stage.view.addGestureRecognizer(UIPanGestureRecognizer())
    try scene.finger.down(at: .point(79, 40, in: knob))
    #expect(abs(knob.alpha - 0.6) < 0.001)
    try scene.move(40, 79)
    #expect(abs(knob.value - 0.25) < 0.001)
    try scene.move(1, 40)
    try scene.up()
    #expect(abs(knob.value - 0.5) < 0.001 && knob.alpha == 1)
    #expect(scene.sent == "down, value, inside, value, inside, up inside")
    try scene.finger.down(at: .point(79, 40, in: knob))
    try scene.finger.cancel()
    #expect(knob.value == 0 && scene.sent == "down, cancel")
  }

  @Test func `a button shrinks while it is pressed`() throws {
    let scene = try ControlStage(PrettyButton(frame: .zero))
    let button = scene.control
    button.setTitle("Play", for: .normal)
    try scene.finger.down(at: .screen(150, 194))
    #expect(
      button.transform == CGAffineTransform(scaleX: 0.95, y: 0.95) && button.backgroundColor == .darkGray)
    #expect(button.titleLabel?.textColor == UIColor.white.withAlphaComponent(0.5))
    try scene.finger.move(to: .screen(150, 100))
    #expect(button.transform.isIdentity && button.backgroundColor == .black)
    try scene.finger.move(to: .screen(150, 215))
    try scene.up()
    #expect(button.transform.isIdentity)
    #expect(scene.sent == "down, exit, outside, enter, inside, up inside, primary")
  }
}
