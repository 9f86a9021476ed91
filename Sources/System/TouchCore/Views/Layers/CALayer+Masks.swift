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
    // Not in place: a layer that another thread releases meanwhile goes here, and leaves its mask.
    mask.style.maskedLayers = mask.style.maskedLayers.filter { $0.layer != nil }
    mask.style.maskedLayers.append(MaskedLayer(layer: self))
  }

  private func unnoteMasked(_ layer: CALayer) {
    style.maskedLayers = style.maskedLayers.filter { $0.layer != nil && $0.layer !== layer }
  }

  /// Whether `other` is this layer, or is below it by way of sublayers and masks.
  final func leads(to other: CALayer) -> Bool { LayerNode(self).leads(to: LayerNode(other)) }
}

/// A view, or a layer without one, in a search by way of sublayers and masks.
///
/// A view has a layer once somebody asks for it. The search asks for none: a view whose layer was never made
/// neither masks another one nor is masked.
enum LayerNode {
  case view(UIView)
  case layer(CALayer)

  init(_ layer: CALayer) {
    self = (layer.backing as? UIView).map(LayerNode.view) ?? .layer(layer)
  }

  /// Whether `other` is this node, or is below it.
  ///
  /// The search goes up from `other` and down from this node alternately, so that it costs no more than the
  /// shorter one.
  func leads(to other: LayerNode) -> Bool {
    if id == other.id { return true }
    var (above, below) = (other.around, inside)
    var (seenAbove, seenBelow): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    while let up = above.popLast(), let down = below.popLast() {
      if up.id == id || down.id == other.id { return true }
      if seenAbove.insert(up.id).inserted { above += up.around }
      if seenBelow.insert(down.id).inserted { below += down.inside }
    }
    return false
  }

  private var id: ObjectIdentifier {
    switch self {
    case .view(let view): ObjectIdentifier(view)
    case .layer(let layer): ObjectIdentifier(layer)
    }
  }

  /// The layer, if it was made.
  private var layer: CALayer? {
    switch self {
    case .view(let view): view.madeLayer
    case .layer(let layer): layer
    }
  }

  /// The superview or superlayer, and the layers that this one masks.
  private var around: [LayerNode] {
    let masked = layer?.style.maskedLayers.compactMap { $0.layer.map(LayerNode.init) } ?? []
    switch self {
    case .view(let view): return masked + (view.parent.map { [.view($0)] } ?? [])
    case .layer(let layer):
      let above = layer.backing == nil ? layer.parent : layer.backing?.layerSuperlayer
      return masked + (above.map { [LayerNode($0)] } ?? [])
    }
  }

  /// The subviews, the sublayers and the mask.
  private var inside: [LayerNode] {
    let mask = layer?.style.mask.map { [LayerNode($0)] } ?? []
    switch self {
    case .view(let view):
      // The list of a layer that has no other sublayers is empty, and otherwise has those of subviews, too.
      return view.children.map(LayerNode.view) + (view.madeLayer?.children.map(LayerNode.init) ?? []) + mask
    case .layer(let layer):
      return (layer.backing == nil ? layer.children : layer.orderedChildren).map(LayerNode.init) + mask
    }
  }
}
