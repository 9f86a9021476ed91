// SPDX-License-Identifier: Apache-2.0

// Ranks ascend along the list of sublayers, so that each is found by halves.

extension CALayer {
  /// The index of a layer on the list; nil if it is not there.
  final func index(of layer: CALayer) -> Int? {
    guard layer.lister == ObjectIdentifier(self), !children.isEmpty else { return nil }
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].rank < layer.rank { low = middle + 1 } else { high = middle }
    }
    if low < children.count, children[low] === layer { return low }
    // It is on no list any more, or on that of another layer which is where this one is now.
    return children.firstIndex { $0 === layer }
  }

  /// Puts a layer on the list.
  final func list(_ layer: CALayer, at index: Int) {
    children.insert(layer, at: index)
    layer.lister = ObjectIdentifier(self)
    rank(childAt: index)
  }

  /// Puts layers on the list, which is empty.
  final func list(_ layers: [CALayer]) {
    children = layers
    for (index, layer) in layers.enumerated() {
      layer.lister = ObjectIdentifier(self)
      layer.rank = Int64(index) * RankSpread.gap
    }
  }

  /// Moves a layer on the list; gives whether it was elsewhere.
  final func moveChild(from old: Int, to new: Int) -> Bool {
    guard old != new else { return false }
    children.insert(children.remove(at: old), at: new)
    rank(childAt: new)
    return true
  }

  /// Writes down the order of the sublayers of a view's layer, if nothing else says it yet.
  final func keepOrder() {
    if let backing, children.isEmpty || !backing.placesLayers { list(orderedChildren) }
  }

  private func rank(childAt index: Int) {
    let below = index > 0 ? children[index - 1].rank : nil
    let above = index + 1 < children.count ? children[index + 1].rank : nil
    if let rank = RankSpread.between(below, above) { return children[index].rank = rank }
    let spread = RankSpread.spread(around: index, count: children.count) { children[$0].rank }
    for index in spread.indices { children[index].rank = spread.rank(at: index) }
  }
}
