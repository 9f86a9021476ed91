// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

// A round button that sticks out of the bar it is in, as in many tab bars. Its upper half is dead on iOS,
// and nothing on the screen says why. The trace does.

// README sample begins
let stage = Stage()
let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
let button = ProbeView("Button", frame: CGRect(x: 167, y: -20, width: 40, height: 40))
try stage.add(bar, named: "bar")
try stage.add(button, named: "button", in: "bar")

let upper = try stage.tap(.screen(187, 590))  // the half above the bar
let lower = try stage.tap(.screen(187, 610))  // the half inside it

print("upper half hits \(stage.name(of: upper.hit)), lower half hits \(stage.name(of: lower.hit))")
print(stage.text(only: [.input, .hitTest, .deliver]))
// README sample ends
