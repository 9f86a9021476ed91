// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// A stage with a control at (100, 200), 200 by 40 where possible, that logs the beginnings and ends of
/// touches and the value at each change.
final class ValueStage<Control: UIControl> {
  let stage: Stage
  let control: Control
  /// The actions to perform during the next change.
  private var plans: [() -> Void] = []

  /// The control is made when there is a stage, because its size may depend on the tuning.
  init(
    _ made: @autoclosure () -> Control, tuning: TouchTuning = .uikit, value: @escaping (Control) -> Any
  ) throws {
    stage = Stage(tuning: tuning)
    control = made()
    control.frame = CGRect(x: 100, y: 200, width: 200, height: 40)
    try stage.add(control, named: "control")
    let words: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, word) in words {
      control.addAction(UIAction { [unowned self] _ in stage.log(word) }, for: event)
    }
    control.addAction(
      UIAction { [unowned self] _ in
        stage.log("\(value(self.control))")
        let due = plans
        plans = []
        for plan in due { plan() }
      }, for: .valueChanged)
  }

  /// The log so far, on one line; reading it clears it.
  var log: String {
    defer { stage.clear() }
    return stage.lines.joined(separator: ", ")
  }

  /// Runs code in the handler of the next change.
  func during(_ body: @escaping () -> Void) { plans.append(body) }

  var finger: Finger { stage.finger(1) }

  /// Brings the finger down at a point of the control.
  func down(_ x: CGFloat, _ y: CGFloat = 15) throws {
    try finger.down(at: .point(x, y, in: control))
  }

  /// Moves the finger to points of the control, one after the other.
  func move(_ points: CGFloat..., y: CGFloat = 15) throws {
    for x in points { try finger.move(to: .point(x, y, in: control)) }
  }

  func up() throws { try finger.up() }

  /// Taps a point of the control, long after the previous tap.
  func tap(_ x: CGFloat, _ y: CGFloat = 15) throws {
    try stage.wait(1)
    try stage.tap(.point(x, y, in: control))
  }
}
