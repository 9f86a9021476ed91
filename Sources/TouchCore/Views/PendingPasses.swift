// SPDX-License-Identifier: Apache-2.0

/// How often any view has asked for a pass; an application that has seen the number has nothing to do.
enum PendingPasses {
  static var requests = 0
}

extension UIView {
  /// Marks what the view waits for, and for those above that one below them does.
  final func markPending(_ own: ViewFlags, below: ViewFlags) {
    guard !flags.contains(own) else { return }
    flags.insert([own, below])
    PendingPasses.requests &+= 1
    markAbove(below)
  }

  /// Lets the passes of the new hierarchy know what a view that was just added still waits for.
  final func joinPendingPasses() {
    let pending = flags.intersection([.subtreeNeedsLayout, .subtreeNeedsDisplay])
    guard !pending.isEmpty else { return }
    PendingPasses.requests &+= 1
    markAbove(pending)
  }

  /// Marks the views above, up to the first that is marked already.
  private func markAbove(_ pending: ViewFlags) {
    var above = parent
    while let view = above, !view.flags.isSuperset(of: pending) {
      view.flags.insert(pending)
      above = view.parent
    }
  }
}
