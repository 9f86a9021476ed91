// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

nonisolated extension CATransform3D {
  /// Where a point of the plane is seen from the front; nil if it is behind the viewer.
  public func projecting(_ point: CGPoint) -> CGPoint? {
    let w = point.x * m14 + point.y * m24 + m44
    guard w > 0 else { return nil }
    let x = (point.x * m11 + point.y * m21 + m41) / w
    let y = (point.x * m12 + point.y * m22 + m42) / w
    return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
  }

  /// The smallest rectangle around the projected corners; null if one of them is not seen.
  func box(around rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    guard let a = projecting(CGPoint(x: rect.minX, y: rect.minY)),
      let b = projecting(CGPoint(x: rect.maxX, y: rect.minY)),
      let c = projecting(CGPoint(x: rect.minX, y: rect.maxY)),
      let d = projecting(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return .null }
    let origin = CGPoint(x: min(a.x, b.x, c.x, d.x), y: min(a.y, b.y, c.y, d.y))
    let far = CGPoint(x: max(a.x, b.x, c.x, d.x), y: max(a.y, b.y, c.y, d.y))
    return CGRect(origin: origin, size: CGSize(width: far.x - origin.x, height: far.y - origin.y))
  }

  /// Whether the back of the plane is seen.
  var showsBack: Bool { m33 < 0 }
}
