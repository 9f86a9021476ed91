// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Holds objects whose owners have been deallocated and releases them one owner's objects after another's.
///
/// A view owns its subviews; a controller its view, its children and the controller it presents; a layer its
/// sublayers and its mask. If owners released these objects themselves, deallocation would recurse as deep as
/// the tree and overflow the stack. Instead, the first owner to be deallocated empties the pile, and owners
/// deallocated in the meantime only add to it. All kinds share one pile, because views, controllers and
/// layers own each other.
nonisolated enum DisposalPile {
  /// The objects of one owner.
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

  /// Releases the objects of an owner that is being deallocated, unless an outer call will do so.
  static func release<Object>(_ objects: inout [Object], as family: ([Object]) -> Family) {
    // The pile must be the only owner: an object that is also held here would be deallocated here, one level
    // deeper.
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
      // At the end of this iteration the family is released, and with it each object that has no other owner.
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
