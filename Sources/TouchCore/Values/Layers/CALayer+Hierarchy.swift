// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// The superlayer as it is, whatever an override of ``superlayer`` answers.
  final var layerAbove: CALayer? {
    backing == nil ? parent : backing?.layerSuperlayer
  }

  /// The sublayers from the back to the front, with those of the view's subviews.
  ///
  /// Where nothing was said about the layer of a subview, it keeps to the places that layers of subviews have, in
  /// the order of the subviews, and new ones come in front.
  final var orderedChildren: [CALayer] {
    guard let backing else { return children }
    var views = backing.layerSublayers
    var ordered: [CALayer] = []
    for child in children {
      if child.parent === self {
        ordered.append(child)
      } else if !views.isEmpty {
        ordered.append(views.removeFirst())
      }
    }
    return ordered + views
  }

  final func insert(_ layer: CALayer, at index: Int) {
    guard accepts(layer) else { return }
    var ordered = orderedChildren
    var index = min(index, ordered.count)
    if let old = ordered.firstIndex(where: { $0 === layer }) {
      ordered.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.detach()
    }
    ordered.insert(layer, at: index)
    // Put where it is already, it asks for no layout: a layout may do so each time.
    guard layer.parent !== self || !ordered.elementsEqual(children, by: { $0 === $1 }) else { return }
    children = ordered
    layer.parent = self
    setNeedsLayout()
    askViewForLayout()
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard sibling !== layer else { return }
    let ordered = orderedChildren
    guard let sibling else { return insert(layer, at: inFront ? ordered.count : 0) }
    guard let index = ordered.firstIndex(where: { $0 === sibling }) else {
      return Misuse.report("a layer can be put beside a sublayer only; this one is in another layer")
    }
    insert(layer, at: inFront ? index + 1 : index)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new else { return }
    guard old.parent === self, old.backing == nil else {
      return Misuse.report("a layer can replace a sublayer only, and not that of a view")
    }
    guard accepts(new) else { return }
    insert(new, beside: old, inFront: true)
    old.detach()
  }

  final func replaceChildren(with layers: [CALayer]) {
    let views = orderedChildren.filter { $0.backing != nil }
    for child in children where child.backing == nil { child.parent = nil }
    children = views
    for layer in layers where layer.backing == nil { insert(layer, at: orderedChildren.count) }
    // Layers of subviews stand where the list has them, the others around them.
    let missing = views.filter { view in !layers.contains { $0 === view } }
    var ordered = missing
    for layer in layers where !ordered.contains(where: { $0 === layer }) {
      if layer.parent === self || views.contains(where: { $0 === layer }) { ordered.append(layer) }
    }
    keep(ordered)
    setNeedsLayout()
  }

  final func detach() {
    guard backing == nil else {
      return Misuse.report("the layer of a view leaves with the view; remove the view instead")
    }
    guard let parent else { return }
    parent.keep(parent.orderedChildren.filter { $0 !== self })
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Whether the layer can become a sublayer of this one; where not, says why.
  private func accepts(_ layer: CALayer) -> Bool {
    guard layer.backing == nil else {
      Misuse.report("the layer of a view cannot be put into another layer; add the view instead")
      return false
    }
    var ancestor: CALayer? = self
    while let next = ancestor {
      guard next !== layer else {
        Misuse.report("a layer cannot be put into itself or into one of its sublayers")
        return false
      }
      ancestor = next.layerAbove
    }
    return true
  }
}
