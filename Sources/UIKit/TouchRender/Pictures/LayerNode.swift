// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// A layer in a picture, with its place in the tree.
final class LayerNode {
  weak var layer: CALayer?
  /// The address of the layer, which another one may have later.
  let key: ObjectIdentifier
  /// The nearest view that the layer is in, which may be its own.
  weak var view: UIView?
  /// What the picture shows of the layer.
  var value: PictureLayer
  /// Whether the layer is shown; a hidden one has no children here.
  var isShown = false
  /// Whether the layer looks different at another time, though nothing changes it.
  var isMoving = false
  /// The depth among its siblings.
  var zPosition: CGFloat = 0
  /// The transform that the layer gives its sublayers.
  var sublayerTransform = CATransform3DIdentity
  /// The position in the picture; nil if it is not in it.
  var index: Int?
  unowned(safe) var parent: LayerNode?
  var children: [LayerNode] = []

  init(_ layer: CALayer, number: Int) {
    self.layer = layer
    key = ObjectIdentifier(layer)
    value = PictureLayer(
      id: PictureLayer.ID(number: number), name: "", bounds: .zero, transform: CATransform3DIdentity)
  }
}

extension LayerNode {
  /// What the layer covers of the picture.
  var ownDamage: CGRect { WayToPicture(from: self).box(around: value.extent) }

  /// What the layer and everything inside it cover of the picture.
  var damage: CGRect {
    guard !value.clips, !children.isEmpty else { return ownDamage }
    let way = WayToPicture(from: self)
    var whole = CGRect.null
    // The way of each layer is made from that of the layer above, so that nobody climbs a deep tree again and
    // again.
    var waiting = [(self, way)]
    while let (node, way) = waiting.popLast() {
      let own = way.box(around: node.value.extent)
      if !own.isNull { whole = whole.union(own) }
      if !node.value.clips { waiting += node.children.map { ($0, way.preceded(by: $0.value.transform)) } }
    }
    return whole
  }
}
