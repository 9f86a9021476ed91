// SPDX-License-Identifier: Apache-2.0

// A mask is no sublayer, but what draws a layer follows its mask as it follows its sublayers. So layers must
// not form a cycle by way of both.

/// A layer that another one masks.
struct MaskedLayer {
  weak var layer: CALayer?
}

extension CALayer {
  /// Whether any layer has ever had a mask; until then sublayers alone can form a cycle.
  static var hasMasks = false

  final func setMask(_ mask: CALayer?) {
    if let mask, mask.leads(to: self) {
      return Misuse.report(
        "CALayer.mask: a layer cannot be masked by itself or by a layer that it is in; its mask stays as it is."
      )
    }
    noteLooks()
    style.mask?.unnoteMasked(self)
    style.mask = mask
    noteMask()
  }

  /// Lets the mask know that it masks this layer.
  final func noteMask() {
    guard let mask = style.mask else { return }
    Self.hasMasks = true
    mask.style.maskedLayers.removeAll { $0.layer == nil }
    mask.style.maskedLayers.append(MaskedLayer(layer: self))
  }

  private func unnoteMasked(_ layer: CALayer) {
    style.maskedLayers.removeAll { $0.layer == nil || $0.layer === layer }
  }

  /// Whether `other` is this layer, or is below it by way of sublayers and masks.
  ///
  /// The search goes up from `other` and down from this layer alternately, so that it costs no more than the
  /// shorter one.
  final func leads(to other: CALayer) -> Bool {
    if self === other { return true }
    var (above, below) = (other.layersAround, layersInside)
    var (seenAbove, seenBelow): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    while let up = above.popLast(), let down = below.popLast() {
      if up === self || down === other { return true }
      if seenAbove.insert(ObjectIdentifier(up)).inserted { above += up.layersAround }
      if seenBelow.insert(ObjectIdentifier(down)).inserted { below += down.layersInside }
    }
    return false
  }

  /// The superlayer, and the layers that this one masks.
  private var layersAround: [CALayer] {
    let above = backing == nil ? parent : backing?.layerSuperlayer
    return style.maskedLayers.compactMap(\.layer) + (above.map { [$0] } ?? [])
  }

  /// The sublayers and the mask.
  private var layersInside: [CALayer] {
    (backing == nil ? children : orderedChildren) + (style.mask.map { [$0] } ?? [])
  }
}
