// SPDX-License-Identifier: Apache-2.0

// Ranks ascend along the list of sublayers, so that a binary search finds each.

extension CALayer {
  /// The index of a layer in the list; nil if it is not in it.
  final func index(of layer: CALayer) -> Int? {
    guard layer.listOwner == ObjectIdentifier(self), !children.isEmpty else { return nil }
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].rank < layer.rank { low = middle + 1 } else { high = middle }
    }
    if low < children.count, children[low] === layer { return low }
    // The layer is in no list, or `listOwner` is stale: another layer may have been allocated at that
    // address.
    return children.firstIndex { $0 === layer }
  }

  /// Inserts a layer into the list.
  final func addToList(_ layer: CALayer, at index: Int) {
    children.insert(layer, at: index)
    layer.listOwner = ObjectIdentifier(self)
    rank(childAt: index)
  }

  /// Fills the empty list with layers.
  final func fillList(_ layers: [CALayer]) {
    children = layers
    for (index, layer) in layers.enumerated() {
      layer.listOwner = ObjectIdentifier(self)
      layer.rank = Int64(index) * RankSpread.gap
    }
  }

  /// Moves a layer within the list and returns whether its index changed.
  final func moveChild(from old: Int, to new: Int) -> Bool {
    guard old != new else { return false }
    children.insert(children.remove(at: old), at: new)
    rank(childAt: new)
    return true
  }

  /// Records the order of the sublayers of a view's layer unless it is recorded already.
  final func recordOrder() {
    if let backing, children.isEmpty || !backing.placesLayers { fillList(orderedChildren) }
  }

  private func rank(childAt index: Int) {
    let below = index > 0 ? children[index - 1].rank : nil
    let above = index + 1 < children.count ? children[index + 1].rank : nil
    if let rank = RankSpread.between(below, above) { return children[index].rank = rank }
    let spread = RankSpread.spread(around: index, count: children.count) { children[$0].rank }
    for index in spread.indices { children[index].rank = spread.rank(at: index) }
  }
}
