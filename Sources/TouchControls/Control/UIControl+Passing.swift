// SPDX-License-Identifier: Apache-2.0
import TouchCore

// A disabled control is hit like any view, and passes its touches on: a tap on a disabled button in a table
// cell selects the row.

extension UIControl {
  /// Those of `touches` whose beginning the control passed on; the rest of them goes the same way, even if
  /// the control is enabled by then.
  final func touchesPassedOn(of touches: Set<UITouch>) -> Set<UITouch>? {
    if touches.count == 1, let touch = touches.first { return isPassedOn(touch) ? touches : nil }
    let passed = touches.filter(isPassedOn)
    return passed.isEmpty ? nil : passed
  }

  private func isPassedOn(_ touch: UITouch) -> Bool {
    // A touch that code made itself leaves no trail.
    if touch.number == 0 { return !isEnabled && !tracking.isAbout(touch) }
    return touch.wasPassedOn(by: self)
  }

  final func reportPassing(of touches: Set<UITouch>) {
    report(.disabled(name, touches: touches.map(\.number).sorted()))
  }
}
