// SPDX-License-Identifier: Apache-2.0

/// Where the layer of a subview goes among all the sublayers.
package enum SublayerPlace {
  /// In front of all of them.
  case front
  /// Behind all of them.
  case back
  /// Right in front of another one.
  case above(CALayer)
  /// Right behind another one.
  case below(CALayer)
}

// A view whose layer has sublayers of its own says where the layers of its subviews go, so that the others stay
// where they are. Without such sublayers the order of the subviews says it all, and nothing is kept.

extension CALayer {
  /// Whether some sublayers belong to no view, so that the order of all of them is kept.
  package final var keepsOrder: Bool { backing != nil && !children.isEmpty }

  /// Puts the layer of a subview in its place; says whether the order has changed.
  package final func place(_ layer: CALayer, at place: SublayerPlace) -> Bool {
    let old = index(of: layer)
    let index = targetIndex(of: place)
    guard let old else {
      list(layer, at: index)
      return true
    }
    return moveChild(from: old, to: old < index ? index - 1 : index)
  }

  /// Lets the layers of two subviews change places.
  package final func exchange(_ a: CALayer, with b: CALayer) {
    guard let first = index(of: a), let second = index(of: b) else { return }
    children.swapAt(first, second)
    swap(&a.rank, &b.rank)
  }

  /// Forgets the layer of a subview that goes.
  package final func forget(_ layer: CALayer) {
    if let index = index(of: layer) { children.remove(at: index) }
  }

  private func targetIndex(of place: SublayerPlace) -> Int {
    switch place {
    case .front: children.count
    case .back: 0
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? children.count
    case .below(let sibling): index(of: sibling) ?? children.count
    }
  }
}
