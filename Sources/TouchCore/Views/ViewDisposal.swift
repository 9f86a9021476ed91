// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where the subviews of views that go wait to be let go of, one family after the other.
///
/// A view owns those below it, so the end of a deep hierarchy would be a recursion as deep as it, and
/// overflow the stack. Instead the first view that goes collects: while its children go, theirs are only
/// put on the pile.
nonisolated enum ViewDisposal {
  private struct Pile {
    var waiting: [[UIView]] = []
    var isDraining = false
  }

  private static let pile = Mutex(Pile())

  /// Takes the subviews of a view that is going, and lets go of them unless an outer call will.
  static func letGo(of children: inout [UIView]) {
    onMainActor {
      for orphan in children { orphan.parent = nil }
    }
    // The pile is to be the only owner: whoever holds a family here ends it in here.
    let drains = pile.withLock { pile in
      pile.waiting.append(children)
      children = []
      defer { pile.isDraining = true }
      return !pile.isDraining
    }
    if drains { drain() }
  }

  private static func drain() {
    while let family = next() {
      // The family ends with this round, and with it each view that nobody else holds.
      _ = family
    }
  }

  private static func next() -> [UIView]? {
    pile.withLock { pile in
      let next = pile.waiting.popLast()
      pile.isDraining = next != nil
      return next
    }
  }
}
