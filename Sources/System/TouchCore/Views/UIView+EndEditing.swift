// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Asks the first responder to resign if it is this view or one below it, and returns whether none of them
  /// is first responder afterwards.
  ///
  /// With `force`, the first responder is asked and loses its status even if it refuses.
  @discardableResult
  package final func endEditingBelow(_ force: Bool) -> Bool {
    guard let window = storedWindow, let first = window.storedFirstResponder,
      let view = first as? UIView, view.isAtOrBelow(self)
    else { return true }
    let resigns = first.resignFirstResponder()
    if force, window.storedFirstResponder === first { window.dropFirstResponder() }
    return resigns || force
  }
}
