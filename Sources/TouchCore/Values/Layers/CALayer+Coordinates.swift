// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// Converts a point from another layer's coordinates, for nil those of the root layer.
  ///
  /// The way leads over the nearest layer that both are in. Layers without one are taken to have roots that
  /// stand side by side.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    var up = (l ?? root).selfAndAncestors
    var down = selfAndAncestors
    while let a = up.last, let b = down.last, a === b {
      up.removeLast()
      down.removeLast()
    }
    let atMeeting = up.reduce(p) { $1.pointInSuperlayer($0) }
    return down.reversed().reduce(atMeeting) { $1.pointFromSuperlayer($0) }
  }

  /// Converts a point to another layer's coordinates, for nil those of the root layer.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? root).convert(p, from: self)
  }

  /// Converts a rectangle from another layer's coordinates: the smallest around the converted corners.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    if l === self || r.isNull { return r }
    return CGRect(
      boxAround: [
        CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
        CGPoint(x: r.maxX, y: r.maxY),
      ].map { convert($0, from: l) })
  }

  /// Converts a rectangle to another layer's coordinates: the smallest around the converted corners.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    (l ?? root).convert(r, from: self)
  }

  private var root: CALayer {
    selfAndAncestors.last ?? self
  }

  private var selfAndAncestors: [CALayer] {
    var path = [self]
    var layer = self
    while let next = layer.superlayer {
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

  /// Where a point of the layer is in the superlayer.
  ///
  /// A transform that takes it nowhere is left out, so that the answer is always a number.
  private func pointInSuperlayer(_ p: CGPoint) -> CGPoint {
    let (anchor, position, transform) = (anchor, position, transform)
    let offset = CGPoint(x: p.x - anchor.x, y: p.y - anchor.y)
    var moved = offset
    if !CATransform3DIsIdentity(transform) {
      moved = PlaneProjection(transform).project(offset) ?? offset
    }
    return CGPoint(x: position.x + moved.x, y: position.y + moved.y)
  }

  /// Where a point of the superlayer is in the layer, a transform that cannot be undone left out.
  private func pointFromSuperlayer(_ p: CGPoint) -> CGPoint {
    let (anchor, position) = (anchor, position)
    return place(of: p) ?? CGPoint(x: p.x - position.x + anchor.x, y: p.y - position.y + anchor.y)
  }

  /// Where a point of the superlayer is in the layer; nil if no place of the layer is there.
  final func place(of p: CGPoint) -> CGPoint? {
    let (anchor, position, transform) = (anchor, position, transform)
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
}
