// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where objects that others owned wait to be released, one family after the other.
///
/// A view owns its subviews, a controller its view, its children and the controller it presents, a layer its sublayers
/// and its mask. Released by their owners, they would end in a recursion as deep as the tree, and overflow the stack.
/// Instead the first owner that ends empties the pile: whatever ends meanwhile only adds to it. All kinds share one
/// pile, because views, controllers and layers own each other in turn.
nonisolated enum DisposalPile {
  /// The objects that one owner had.
  enum Family {
    case views([UIView])
    case controllers([UIViewController])
    case layers([CALayer])
  }

  private struct Pile {
    var waiting: [Family] = []
    var isBeingEmptied = false
  }

  private static let pile = Mutex(Pile())

  /// Releases the objects of an owner that ends, unless an outer call will.
  static func release<Object>(_ objects: inout [Object], as family: ([Object]) -> Family) {
    // The pile has to be the only owner: an object that is also held here would end here, one level deeper.
    let isOutermost = pile.withLock { pile in
      pile.waiting.append(family(objects))
      objects = []
      defer { pile.isBeingEmptied = true }
      return !pile.isBeingEmptied
    }
    if isOutermost { empty() }
  }

  private static func empty() {
    while let family = next() {
      // The family ends with this round, and with it each object that nobody else holds.
      _ = family
    }
  }

  private static func next() -> Family? {
    pile.withLock { pile in
      let next = pile.waiting.popLast()
      pile.isBeingEmptied = next != nil
      return next
    }
  }
}
