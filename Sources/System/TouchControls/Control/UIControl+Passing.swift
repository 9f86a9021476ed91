// SPDX-License-Identifier: Apache-2.0
import TouchCore

// A disabled control is hit like any view and passes its touches on: a tap on a disabled button in a table
// cell selects the row.

extension UIControl {
  /// The touches a disabled control passes to the next responder: all but the one it follows.
  ///
  /// The control's state counts at each call, as `next` does: once enabled in mid-touch, it keeps the rest
  /// (assumed).
  @inline(__always)
  final func touchesToPassOn(of touches: Set<UITouch>, but tracked: UITouch?) -> Set<UITouch>? {
    if isEnabled { return nil }
    guard let tracked else { return touches }
    return touches.count == 1 ? nil : touches.subtracting([tracked])
  }

  final func reportPassing(of touches: Set<UITouch>) {
    report(.disabled(name, touches: touches.map(\.number).sorted()))
  }
}
