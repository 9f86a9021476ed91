// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

// A finger turns a knob: a quarter to the right, too far, and back.

let stage = Stage()
let knob = Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
knob.value = 0.5
knob.addAction(
  UIAction { _ in stage.log("value is \(Int((knob.value * 100).rounded())) %") }, for: .valueChanged)
try stage.add(knob, named: "knob")

let finger = stage.finger(1)
/// Moves the finger around the middle of the knob, to so many degrees clockwise from its top.
func turn(to degrees: Double) throws {
  let angle = (degrees - 90) * .pi / 180
  try finger.move(to: .point(50 + 40 * cos(angle), 50 + 40 * sin(angle), in: "knob"))
}

stage.log("a quarter to the right")
try finger.down(at: .point(50, 10, in: "knob"))
for degrees in stride(from: 30.0, through: 90, by: 30) { try turn(to: degrees) }
stage.log("beyond the end, and as far back")
try turn(to: 150)
try turn(to: 210)
try turn(to: 150)
try turn(to: 90)
try finger.up()

stage.log("a touch that is taken away takes back what it did")
try finger.down(at: .point(90, 50, in: "knob"))
try turn(to: 30)
try finger.cancel()

stage.log("a corner is not the knob")
let corner = try stage.tap(.point(5, 5, in: "knob"))
stage.log("hit: \(stage.name(of: corner.hit))")

print(stage.text(only: [.input, .controls, .log]))
