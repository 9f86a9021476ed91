// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// The touch events and their names in the logs of these tests.
let touchEvents: [(event: UIControl.Event, word: String)] = [
  (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
  (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
  (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
  (.primaryActionTriggered, "primary"), (.valueChanged, "value"),
]

extension UIControl {
  /// Calls `body` with the word of each event the control sends.
  func onEachEvent(_ body: @escaping (String) -> Void) {
    for (event, word) in touchEvents { addAction(UIAction { _ in body(word) }, for: event) }
  }
}

/// A stage with a control, 100 by 40 at (100, 200), that logs the events it sends.
final class ControlStage<Control: UIControl> {
  let stage: Stage
  let control: Control
  /// The code to run during an event, by its word.
  private var plans: [(word: String, body: () -> Void)] = []

  init(_ control: Control, tuning: TouchTuning = .uikit) throws {
    stage = Stage(tuning: tuning)
    self.control = control
    control.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    try stage.add(control, named: "control")
    control.onEachEvent { [unowned self] word in
      stage.log(word)
      let due = plans.filter { $0.word == word }
      plans.removeAll { $0.word == word }
      for plan in due { plan.body() }
    }
  }

  /// The finger that is enough for most tests.
  var finger: Finger { stage.finger(1) }

  /// The events so far, on one line; reading it clears them.
  var sent: String {
    defer { stage.clear() }
    return stage.lines.joined(separator: ", ")
  }

  /// Runs code the next time the event is sent.
  func during(of word: String, _ body: @escaping () -> Void) {
    plans.append((word, body))
  }

  /// Brings the finger down at the center of the control.
  func down() throws { try finger.down(at: .center(of: control)) }

  /// Moves the finger to a point of the control's coordinates.
  func move(_ x: CGFloat, _ y: CGFloat) throws { try finger.move(to: .point(x, y, in: control)) }

  func up() throws { try finger.up() }
}

extension ControlStage where Control == UIControl {
  convenience init(tuning: TouchTuning = .uikit) throws {
    try self.init(UIControl(), tuning: tuning)
  }
}
