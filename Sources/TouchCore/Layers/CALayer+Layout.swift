// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// Lays out from the outermost layer that needs it, through layers without a view.
  final func layOutFromTop() {
    if let backing { return backing.layoutLayerIfNeeded() }
    var top = self
    var next = parent
    while let layer = next, layer.backing == nil {
      if layer.isLayoutNeeded { top = layer }
      next = layer.parent
    }
    top.layOut()
  }

  /// Notes that a layer without a view needs layout, and has the view it is shown in see to it.
  final func markNeedsLayout() {
    isLayoutNeeded = true
    askViewForLayout()
  }

  /// How often a view has begun or ended a layout of sublayers, after which it may be asked again.
  package static var layouts = 0

  /// Has the view that the layer is shown in lay out the sublayers that belong to no view.
  ///
  /// The way up ends where somebody has asked before: who puts a layer into another one asks from there.
  final func askViewForLayout() {
    var next: CALayer? = self
    while let layer = next {
      if let backing = layer.backing { return backing.setSublayersNeedLayout() }
      guard layer.lastAsked != Self.layouts else { return }
      layer.lastAsked = Self.layouts
      next = layer.parent
    }
  }

  /// Lays out the sublayers that belong to no view, as far as they need it, each before those in it.
  package final func layOutSublayersWithoutView() {
    Self.layOut(children.reversed())
  }

  private func layOut() {
    Self.layOut([self])
  }

  /// Lays out layers that belong to no view, from the last to the first, and those in them.
  ///
  /// A list instead of a recursion: layers may nest deeper than the stack.
  private static func layOut(_ layers: [CALayer]) {
    var waiting = layers
    while let layer = waiting.popLast() {
      guard layer.backing == nil else { continue }
      if layer.isLayoutNeeded {
        layer.isLayoutNeeded = false
        layer.layoutSublayers()
      }
      waiting.append(contentsOf: layer.children.reversed())
    }
  }
}
