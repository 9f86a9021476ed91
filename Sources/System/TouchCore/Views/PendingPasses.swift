// SPDX-License-Identifier: Apache-2.0

/// Counts the requests for layout and display passes, so that an application can see whether there are new
/// ones.
enum PendingPasses {
  static var requests = 0
}

extension UIView {
  /// Sets the flags for a pending pass on the view, and the flags for a pending subtree on its ancestors.
  final func markPending(_ own: ViewFlags, below: ViewFlags) {
    guard !flags.contains(own) else { return }
    flags.insert([own, below])
    PendingPasses.requests &+= 1
    markAbove(below)
  }

  /// Propagates the pending passes of a view that was just added to its new ancestors.
  final func joinPendingPasses() {
    let pending = flags.intersection([.subtreeNeedsLayout, .subtreeNeedsDisplay])
    guard !pending.isEmpty else { return }
    PendingPasses.requests &+= 1
    markAbove(pending)
  }

  /// Marks the ancestors, up to the first that is already marked.
  private func markAbove(_ pending: ViewFlags) {
    var next = parentReference
    while let above = next {
      next = above.borrow { view in
        guard !view.flags.isSuperset(of: pending) else { return nil }
        view.flags.insert(pending)
        return view.parentReference
      }
    }
  }
}
