// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

// Two thumbs push two sticks at the same time.

let stage = Stage(size: CGSize(width: 667, height: 375))
for (name, x) in [("left", 20.0), ("right", 527)] {
  let stick = Joystick(frame: CGRect(x: x, y: 235, width: 120, height: 120))
  stick.addAction(
    UIAction { [unowned stick] _ in
      let (dx, dy) = (stick.displacement.dx, stick.displacement.dy)
      stage.log("\(name) \(Int((dx * 100).rounded())), \(Int((dy * 100).rounded()))")
    }, for: .valueChanged)
  try stage.add(stick, named: name)
}

stage.samplesPerSecond = 10
try stage.together {
  try stage.finger(1).down(at: .center(of: "left"))
  try stage.finger(2).down(at: .center(of: "right"))
  try stage.finger(1).move(by: CGVector(dx: 0, dy: -60), over: 0.3)
  try stage.finger(2).wait(0.1)
  try stage.finger(2).move(by: CGVector(dx: 90, dy: 120), over: 0.2)
  try stage.finger(1).up()
}
stage.log("the left one was let go, the right one is held")
try stage.finger(2).move(to: .point(62, 58, in: "right"))
try stage.finger(2).cancel()

print(stage.text(only: [.input, .controls, .log]))
