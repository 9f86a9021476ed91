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
    var ordered = children.filter { $0 !== layer }
    ordered.insert(layer, at: index(of: place, in: ordered))
    guard !ordered.elementsEqual(children, by: { $0 === $1 }) else { return false }
    children = ordered
    return true
  }

  /// Lets the layers of two subviews change places.
  package final func exchange(_ a: CALayer, with b: CALayer) {
    guard let first = children.firstIndex(where: { $0 === a }),
      let second = children.firstIndex(where: { $0 === b })
    else { return }
    children.swapAt(first, second)
  }

  /// Forgets the layer of a subview that goes.
  package final func forget(_ layer: CALayer) {
    children.removeAll { $0 === layer }
  }

  /// Keeps the order of all sublayers, as long as there are some that belong to no view.
  final func keep(_ ordered: [CALayer]) {
    children = backing != nil && ordered.allSatisfy { $0.backing != nil } ? [] : ordered
  }

  private func index(of place: SublayerPlace, in ordered: [CALayer]) -> Int {
    switch place {
    case .front: ordered.count
    case .back: 0
    case .above(let sibling): ordered.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ordered.count
    case .below(let sibling): ordered.firstIndex { $0 === sibling } ?? ordered.count
    }
  }
}
