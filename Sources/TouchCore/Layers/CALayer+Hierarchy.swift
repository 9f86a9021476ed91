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
    if children.isEmpty { return backing.layerSublayers }
    if backing.placesLayers { return children }
    var views = backing.layerSublayers[...]
    var ordered: [CALayer] = []
    for child in children {
      if child.parent === self {
        ordered.append(child)
      } else if let next = views.popFirst() {
        ordered.append(next)
      }
    }
    return ordered + views
  }

  /// Puts a layer at an index among the sublayers, counted with the layer itself; past the end means in front.
  final func insert(_ layer: CALayer, at index: Int) {
    if accepts(layer) { put(layer, at: index) }
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard sibling !== layer else { return }
    guard let sibling else { return insert(layer, at: inFront ? .max : 0) }
    guard sibling.layerAbove === self else {
      return Misuse.report("a layer can be put beside a sublayer only; this one is in another layer")
    }
    guard accepts(layer) else { return }
    keepOrder()
    let index = self.index(of: sibling) ?? children.count
    put(layer, at: inFront ? index + 1 : index)
  }

  private func put(_ layer: CALayer, at index: Int) {
    if layer.parent === self { keepOrder() }
    if layer.parent === self, let old = self.index(of: layer) {
      let index = min(index, children.count)
      // Put where it is already, it asks for no layout: a layout may do so each time.
      guard moveChild(from: old, to: old < index ? index - 1 : index) else { return }
    } else {
      layer.detach()
      // The old superlayer was asked for a layout, and an override may have done anything.
      if let other = layer.parent {
        guard accepts(layer) else { return }
        other.unlink(layer)
      }
      keepOrder()
      list(layer, at: min(index, children.count))
      layer.parent = self
      ownCount += 1
    }
    setNeedsLayout()
    askViewForLayout()
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
    (ownCount, children) = (0, [])
    list(views)
    for layer in layers where layer.backing == nil { insert(layer, at: .max) }
    arrange(as: layers)
    setNeedsLayout()
  }

  /// Brings the sublayers into the order of a list.
  ///
  /// Layers of subviews stand where the list has some, those that it leaves out behind all others; which of them is
  /// where, the order of the subviews says.
  private func arrange(as layers: [CALayer]) {
    var views = orderedChildren.filter { $0.backing != nil }
    var rest = Set(orderedChildren.map { ObjectIdentifier($0) })
    let given = Set(layers.map { ObjectIdentifier($0) })
    var ordered = Array(views.prefix(views.count { !given.contains(ObjectIdentifier($0)) }))
    views.removeFirst(ordered.count)
    views.reverse()
    for layer in layers where rest.remove(ObjectIdentifier(layer)) != nil {
      if let next = layer.backing == nil ? layer : views.popLast() { ordered.append(next) }
    }
    children = []
    if backing == nil || ownCount > 0 { list(ordered) }
  }

  final func detach() {
    guard backing == nil else {
      return Misuse.report("the layer of a view leaves with the view; remove the view instead")
    }
    guard let parent else { return }
    parent.unlink(self)
    parent.setNeedsLayout()
  }

  /// Takes a layer that belongs to no view out of the list.
  private func unlink(_ layer: CALayer) {
    if let index = index(of: layer) { children.remove(at: index) }
    layer.parent = nil
    ownCount -= 1
    // Without such layers the order of the subviews says it all.
    if backing != nil, ownCount == 0 { children = [] }
  }

  /// Whether the layer can become a sublayer of this one; where not, says why.
  private func accepts(_ layer: CALayer) -> Bool {
    guard layer.backing == nil else {
      Misuse.report("the layer of a view cannot be put into another layer; add the view instead")
      return false
    }
    guard !layer.holds(self) else {
      Misuse.report("a layer cannot be put into itself or into one of its sublayers")
      return false
    }
    return true
  }

  /// Whether `other` is this layer, which belongs to no view, or one below it.
  ///
  /// Looked for from both sides at once, so that it costs no more than the smaller of the two. Above the layer of a
  /// view are only layers of views.
  private func holds(_ other: CALayer) -> Bool {
    if self === other { return true }
    var above = other.backing == nil ? other.parent : nil
    var waiting = children
    while let ancestor = above, let below = waiting.popLast() {
      if ancestor === self || below === other { return true }
      above = ancestor.backing == nil ? ancestor.parent : nil
      waiting.append(contentsOf: below.children)
    }
    return false
  }
}
