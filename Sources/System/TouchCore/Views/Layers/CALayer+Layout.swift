// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// Lays out the outermost layer that needs it, looking up through layers without a view.
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

  /// Marks a layer without a view as needing layout, and requests the layout from its view.
  final func markNeedsLayout() {
    isLayoutNeeded = true
    requestLayoutFromView()
  }

  /// Incremented whenever a view begins or ends a layout of sublayers, after which it can be asked again.
  package static var layouts = 0

  /// Requests a layout of the sublayers without a view from the view that contains this layer.
  ///
  /// The search stops at a layer that has already sent the request. Adding a layer to another one sends the
  /// request again.
  final func requestLayoutFromView() {
    var next: CALayer? = self
    while let layer = next {
      if let backing = layer.backing { return backing.setSublayersNeedLayout() }
      guard layer.lastLayoutRequest != Self.layouts else { return }
      layer.lastLayoutRequest = Self.layouts
      next = layer.parent
    }
  }

  /// Lays out the sublayers without a view that need it, each before its own sublayers.
  package final func layOutSublayersWithoutView() {
    Self.layOut(children.reversed())
  }

  private func layOut() {
    Self.layOut([self])
  }

  /// Lays out layers without a view, from the last to the first, and their sublayers.
  ///
  /// It uses a list instead of recursion because layers may nest deeper than the stack allows.
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
