// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

// A finger holds a button long enough, lets go too early, and slides off and on again.

let stage = Stage()
let button = HoldButton(
  frame: CGRect(x: 100, y: 300, width: 200, height: 50),
  primaryAction: UIAction { _ in stage.log("deleted") })
try stage.add(button, named: "delete")

let finger = stage.finger(1)
func tell(_ what: String) {
  stage.log("\(what): \(Int((button.progress * 100).rounded())) % full")
}

try finger.down(at: .center(of: "delete"))
try stage.wait(0.5)
tell("held for half a second")
try finger.up()
try stage.wait(0.25)
tell("let go for a quarter")
try stage.wait(0.5)
tell("and longer")

try finger.down(at: .center(of: "delete"))
try stage.wait(0.75)
tell("held for three quarters")
try finger.move(by: CGVector(dx: 0, dy: 120))
try stage.wait(0.5)
tell("slid off")
try finger.move(to: .center(of: "delete"))
try stage.wait(0.5)
tell("and on again")
try stage.wait(0.5)
tell("held to the end")
try finger.up()

print(stage.text(only: [.input, .controls, .log]))
