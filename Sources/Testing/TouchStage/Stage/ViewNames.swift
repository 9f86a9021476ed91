// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The names of views, which it holds weakly.
struct ViewNames {
  private var views: [String: WeakView] = [:]
  /// The names in the order in which they were given.
  private var order: [String] = []
  /// The name of each view; an entry is valid only while that name still refers to the same view.
  private var namesOfViews: [ObjectIdentifier: String] = [:]

  /// The view with a name.
  subscript(name: String) -> UIView? { views[name]?.view }

  /// The names of existing views, in the order in which they were given.
  var known: [String] { order.filter { self[$0] != nil } }

  /// Names a view; its previous name becomes free.
  mutating func name(_ view: UIView, _ name: String) {
    if let old = namesOfViews[ObjectIdentifier(view)], self[old] === view {
      if old == name { return }
      forget(old)
    }
    // The name of a view that was deallocated is reused.
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
