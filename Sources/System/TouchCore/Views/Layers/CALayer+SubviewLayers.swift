// SPDX-License-Identifier: Apache-2.0

/// Where the layer of a subview is inserted among the sublayers.
package enum SublayerPosition {
  /// In front of all of them.
  case front
  /// Behind all of them.
  case back
  /// Directly in front of another one.
  case above(CALayer)
  /// Directly behind another one.
  case below(CALayer)
}

// If a view's layer has sublayers without a view, the view tells it where the layers of its subviews go, so
// that the other sublayers keep their positions. Without such sublayers, the order of the subviews is enough
// and the layer stores none.

extension CALayer {
  /// Whether some sublayers have no view, so that the order of all sublayers is stored.
  package final var recordsOrder: Bool { backing != nil && !children.isEmpty }

  /// Moves the layer of a subview to a position and returns whether the order has changed.
  package final func place(_ layer: CALayer, at place: SublayerPosition) -> Bool {
    let old = index(of: layer)
    let index = targetIndex(of: place)
    guard let old else {
      addToList(layer, at: index)
      return true
    }
    return moveChild(from: old, to: old < index ? index - 1 : index)
  }

  /// Exchanges the positions of the layers of two subviews.
  package final func exchange(_ a: CALayer, with b: CALayer) {
    guard let first = index(of: a), let second = index(of: b) else { return }
    children.swapAt(first, second)
    swap(&a.rank, &b.rank)
  }

  /// Removes the layer of a subview that is being removed.
  package final func forget(_ layer: CALayer) {
    if let index = index(of: layer) { children.remove(at: index) }
  }

  private func targetIndex(of place: SublayerPosition) -> Int {
    switch place {
    case .front: children.count
    case .back: 0
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? children.count
    case .below(let sibling): index(of: sibling) ?? children.count
    }
  }
}
