// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// The actual superlayer, whatever an override of ``superlayer`` returns.
  final var layerAbove: CALayer? {
    guard backing == nil else { return backing?.layerSuperlayer }
    return motion?.model == nil ? parent : presentedSuperlayer
  }

  /// The sublayers from the back to the front, with those of the view's subviews.
  ///
  /// Layers of subviews that were not positioned explicitly fill the positions of subview layers in the order
  /// of the subviews; new ones come in front.
  final var orderedChildren: [CALayer] {
    guard let backing else {
      if motion?.model != nil { showSublayers() }
      return children
    }
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

  /// Inserts a layer at an index among the sublayers, which counts the layer itself; an index past the end
  /// means the front.
  final func insert(_ layer: CALayer, at index: Int) {
    if accepts(layer) { put(layer, at: index) }
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard sibling !== layer else { return }
    guard let sibling else { return insert(layer, at: inFront ? .max : 0) }
    guard sibling.layerAbove === self else {
      return Misuse.report(
        "a layer can be inserted only next to a sublayer of this layer; the given sibling is in another layer"
      )
    }
    guard accepts(layer) else { return }
    recordOrder()
    let index = self.index(of: sibling) ?? children.count
    put(layer, at: inFront ? index + 1 : index)
  }

  private func put(_ layer: CALayer, at index: Int) {
    if layer.parent === self { recordOrder() }
    if layer.parent === self, let old = self.index(of: layer) {
      let index = min(index, children.count)
      // A layer that is already there requests no layout, because a layout may insert it each time.
      guard moveChild(from: old, to: old < index ? index - 1 : index) else { return }
    } else {
      layer.detach()
      // The old superlayer has requested a layout, and an override may have changed anything.
      if let other = layer.parent {
        guard accepts(layer) else { return }
        other.unlink(layer)
      }
      recordOrder()
      addToList(layer, at: min(index, children.count))
      layer.parent = self
      viewlessCount += 1
    }
    noteLooks(withAdded: layer)
    setNeedsLayout()
    requestLayoutFromView()
    layer.joinPendingDisplays()
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new else { return }
    guard old.parent === self, old.backing == nil else {
      return Misuse.report("a layer can replace only a sublayer, and not the layer of a view")
    }
    guard accepts(new) else { return }
    insert(new, beside: old, inFront: true)
    old.detach()
  }

  final func replaceChildren(with layers: [CALayer]) {
    // One that cannot be a sublayer refuses the whole list, before anything has changed.
    for layer in layers where layer.backing == nil {
      guard accepts(layer) else { return }
    }
    let views = orderedChildren.filter { $0.backing != nil }
    for child in children where child.backing == nil { child.parent = nil }
    (viewlessCount, children) = (0, [])
    fillList(views)
    for layer in layers where layer.backing == nil { insert(layer, at: .max) }
    arrange(as: layers)
    noteLooks()
    setNeedsLayout()
  }

  /// Arranges the sublayers in the order of a list.
  ///
  /// Layers of subviews take the positions that the list gives to such layers, in the order of the subviews.
  /// Those that the list omits come behind all others.
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
    if backing == nil || viewlessCount > 0 { fillList(ordered) }
  }

  final func detach() {
    guard backing == nil else {
      return Misuse.report("the layer of a view cannot be removed by itself; remove the view instead")
    }
    guard let parent else { return }
    parent.unlink(self)
    endMotion(.removed)
    parent.setNeedsLayout()
  }

  /// Removes a layer without a view from the list.
  private func unlink(_ layer: CALayer) {
    noteLooks()
    if let index = index(of: layer) { children.remove(at: index) }
    layer.parent = nil
    viewlessCount -= 1
    // Without such layers, the order of the subviews is the order of the layers.
    if backing != nil, viewlessCount == 0 { children = [] }
  }

  /// Whether the layer can become a sublayer of this one; reports the misuse if not.
  private func accepts(_ layer: CALayer) -> Bool {
    guard layer.backing == nil else {
      Misuse.report("the layer of a view cannot be added to another layer; add the view instead")
      return false
    }
    guard !(Self.hasMasks ? layer.leads(to: self) : layer.holds(self)) else {
      Misuse.report("a layer cannot be added to itself or to one of its sublayers")
      return false
    }
    return true
  }

  /// Whether `other` is this layer, which has no view, or one below it.
  ///
  /// The search runs in both directions alternately, so that it costs no more than the shorter one. Above the
  /// layer of a view there are only layers of views.
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
