// SPDX-License-Identifier: Apache-2.0

/// The names of views, none of which is held.
struct ViewNames {
  private var views: [String: WeakView] = [:]
  /// The names in the order in which they were given.
  private var order: [String] = []
  /// What each view is called; an entry counts only while the view of that name is that very view.
  private var namesOfViews: [ObjectIdentifier: String] = [:]

  /// The view with a name.
  subscript(name: String) -> UIView? { views[name]?.view }

  /// The names of views that are there, in the order in which they were given.
  var known: [String] { order.filter { self[$0] != nil } }

  /// Names a view; the name that it had is free again.
  mutating func name(_ view: UIView, _ name: String) {
    if let old = namesOfViews[ObjectIdentifier(view)], self[old] === view {
      if old == name { return }
      forget(old)
    }
    // One whose view is gone gives the name up.
    if views[name] != nil { forget(name) }
    views[name] = WeakView(view: view)
    order.append(name)
    namesOfViews[ObjectIdentifier(view)] = name
  }

  private mutating func forget(_ name: String) {
    views[name] = nil
    order.removeAll { $0 == name }
  }
}
