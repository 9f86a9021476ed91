// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import TouchStage
import Touchstone

// One finger on two buttons: UIKit's own, and one that reacts at its edge. What each of them sends stands
// side by side, step by step.

/// The words for what a button sends.
let words: [(UIControl.Event, String)] = [
  (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
  (.touchDragEnter, "ENTER"), (.touchDragExit, "EXIT"), (.touchUpInside, "UP INSIDE"),
  (.touchUpOutside, "UP OUTSIDE"), (.touchCancel, "cancel"),
]

/// What a button, alone on a stage, sends at each step of the finger, and whether it is lit.
func course(of button: UIButton, _ steps: [(what: String, do: (Finger, UIView) throws -> Void)]) throws
  -> [String]
{
  let stage = Stage()
  button.frame = CGRect(x: 120, y: 300, width: 100, height: 40)
  try stage.add(button, named: "button")
  var sent: [String] = []
  for (event, word) in words { button.addAction(UIAction { _ in sent.append(word) }, for: event) }
  return try steps.map { step in
    sent = []
    try step.do(stage.finger(1), button)
    return sent.joined(separator: ", ") + (button.isHighlighted ? "  (lit)" : "")
  }
}

let steps: [(what: String, do: (Finger, UIView) throws -> Void)] = [
  ("down in the middle", { finger, button in try finger.down(at: .center(of: button)) }),
  ("1 pt above the edge", { finger, button in try finger.move(to: .above(button, by: 1)) }),
  ("25 pt above", { finger, button in try finger.move(to: .above(button, by: 25)) }),
  ("70 pt above", { finger, button in try finger.move(to: .above(button, by: 70)) }),
  ("71 pt above", { finger, button in try finger.move(to: .above(button, by: 71)) }),
  ("60 pt above", { finger, button in try finger.move(to: .above(button, by: 60)) }),
  ("lifts there", { finger, _ in try finger.up() }),
]

let system = try course(of: UIButton(), steps)
let precise = try course(of: PreciseButton(), steps)

func column(_ text: String, _ width: Int) -> String {
  text.padding(toLength: width, withPad: " ", startingAt: 0)
}

print(column("finger", 22) + column("UIButton", 32) + "PreciseButton")
for (place, step) in steps.enumerated() {
  print(column(step.what, 22) + column(system[place], 32) + precise[place])
}
