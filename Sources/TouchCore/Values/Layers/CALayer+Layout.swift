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

  private func layOut() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for child in children where child.backing == nil { child.layOut() }
  }
}
