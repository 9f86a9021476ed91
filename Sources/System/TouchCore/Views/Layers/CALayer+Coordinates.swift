// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension CALayer {
  /// Converts a point through the nearest common ancestor.
  final func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (up, down) = path(from: l)
    return Self.descend(down, Self.ascend(up, p))
  }

  /// Converts a rectangle from another layer's coordinates to the smallest one around the converted corners.
  ///
  /// As between views, the bounding box is taken twice: in the nearest common ancestor, and in this layer
  /// around that box.
  final func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
    if l === self || r.isNull { return r }
    let (up, down) = path(from: l)
    let met = Self.box(of: r, through: up) { Self.ascend(up, $0) }
    return Self.box(of: met, through: down) { Self.descend(down, $0) }
  }

  /// The layers from `l` up to the nearest common ancestor, and from this layer up to it, without the
  /// ancestor itself.
  private func path(from l: CALayer?) -> (up: [CALayer], down: [CALayer]) {
    var up = (l ?? root).selfAndAncestors
    var down = selfAndAncestors
    while let a = up.last, let b = down.last, a === b {
      up.removeLast()
      down.removeLast()
    }
    return (up, down)
  }

  private static func ascend(_ path: [CALayer], _ p: CGPoint) -> CGPoint {
    path.reduce(p) { $1.pointInSuperlayer($0) }
  }

  private static func descend(_ path: [CALayer], _ p: CGPoint) -> CGPoint {
    path.reversed().reduce(p) { $1.pointFromSuperlayer($0) }
  }

  /// The smallest rectangle around the converted corners.
  ///
  /// Without a transform the size is kept exactly.
  private static func box(of r: CGRect, through path: [CALayer], _ map: (CGPoint) -> CGPoint) -> CGRect {
    if path.isEmpty { return r }
    if path.allSatisfy({ CATransform3DIsIdentity($0.transform) && $0.projectionInSpace == nil }) {
      let rect = r.standardizedIfFinite
      return CGRect(origin: map(rect.origin), size: rect.size)
    }
    return CGRect(
      boxAround: [
        CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
        CGPoint(x: r.maxX, y: r.maxY),
      ].map(map))
  }

  final var root: CALayer {
    selfAndAncestors.last ?? self
  }

  private var selfAndAncestors: [CALayer] {
    var path = [self]
    var layer = self
    while let next = layer.layerAbove {
      path.append(next)
      layer = next
    }
    return path
  }

  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    let (bounds, part) = (bounds, anchorPoint)
    return CGPoint(
      x: bounds.origin.x + part.x * bounds.size.width, y: bounds.origin.y + part.y * bounds.size.height)
  }

  /// Converts a point to the superlayer's coordinates.
  ///
  /// A transform that cannot project the point is ignored, so that the result is never NaN.
  private func pointInSuperlayer(_ p: CGPoint) -> CGPoint {
    let (anchor, position, transform) = (anchor, position, transformOfPlane)
    let offset = CGPoint(x: p.x - anchor.x, y: p.y - anchor.y)
    if let projection = projectionInSpace {
      return projection.project(p) ?? CGPoint(x: position.x + offset.x, y: position.y + offset.y)
    }
    var moved = offset
    if !CATransform3DIsIdentity(transform) {
      moved = PlaneProjection(transform).project(offset) ?? offset
    }
    return CGPoint(x: position.x + moved.x, y: position.y + moved.y)
  }

  /// Converts a point from the superlayer's coordinates, ignoring a transform without an inverse.
  private func pointFromSuperlayer(_ p: CGPoint) -> CGPoint {
    let (anchor, position) = (anchor, position)
    return localPoint(for: p) ?? CGPoint(x: p.x - position.x + anchor.x, y: p.y - position.y + anchor.y)
  }

  /// Converts a point from the superlayer's coordinates; nil if no point of the layer is there.
  final func localPoint(for p: CGPoint) -> CGPoint? {
    if let projection = projectionInSpace { return projection.inverse?.project(p) }
    let (anchor, position, transform) = (anchor, position, transformOfPlane)
    let offset = CGPoint(x: p.x - position.x, y: p.y - position.y)
    if CATransform3DIsIdentity(transform) {
      return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y)
    }
    let undone: CGPoint?
    if CATransform3DIsAffine(transform) {
      undone = CATransform3DGetAffineTransform(transform).inverse.map { offset.applying($0) }
    } else {
      undone = PlaneProjection(transform).inverse?.project(offset)
    }
    return undone.map { CGPoint(x: $0.x + anchor.x, y: $0.y + anchor.y) }
  }

  /// The projection to the superlayer's coordinates, if that transforms its sublayers; nil for most layers.
  private var projectionInSpace: PlaneProjection? {
    guard let above = layerAbove, let rare = above.motion?.rare,
      !CATransform3DIsIdentity(rare.sublayerTransform)
    else { return nil }
    let (anchor, position, center) = (anchor, position, above.anchor)
    var whole = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    whole = CATransform3DConcat(whole, transform)
    whole = CATransform3DConcat(
      whole, CATransform3DMakeTranslation(position.x - center.x, position.y - center.y, zPosition))
    whole = CATransform3DConcat(whole, rare.sublayerTransform)
    return PlaneProjection(CATransform3DConcat(whole, CATransform3DMakeTranslation(center.x, center.y, 0)))
  }
}
