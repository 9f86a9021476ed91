// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Lets the first responder resign if it is this view or one below it; true if none of them is first
  /// afterwards.
  ///
  /// With `force` the first responder is told, and being first is taken from it even if it refuses.
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
