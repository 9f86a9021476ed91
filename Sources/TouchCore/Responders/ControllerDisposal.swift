// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where the controllers that others kept wait to be let go of, one family after the other.
///
/// A controller keeps its children and the one it presents, so the end of a long chain would be a recursion as long as
/// the chain. As with views, the first controller that goes collects the others.
nonisolated enum ControllerDisposal {
  private struct Pile {
    var waiting: [[UIViewController]] = []
    var isDraining = false
  }

  private static let pile = Mutex(Pile())

  /// Lets go of controllers, unless an outer call will.
  static func letGo(of kept: inout [UIViewController]) {
    // The pile is to be the only owner: whoever holds a family here ends it in here.
    let drains = pile.withLock { pile in
      pile.waiting.append(kept)
      kept = []
      defer { pile.isDraining = true }
      return !pile.isDraining
    }
    if drains { drain() }
  }

  private static func drain() {
    while let family = next() {
      // The family ends with this round, and with it each controller that nobody else holds.
      _ = family
    }
  }

  private static func next() -> [UIViewController]? {
    pile.withLock { pile in
      let next = pile.waiting.popLast()
      pile.isDraining = next != nil
      return next
    }
  }
}
