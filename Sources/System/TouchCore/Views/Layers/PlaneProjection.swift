// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The effect of a three-dimensional transform on a plane that is then seen from the front, including
/// perspective.
///
/// Points have homogeneous coordinates, so the inverse is that of a 3 × 3 matrix.
nonisolated struct PlaneProjection {
  private typealias Row = (x: CGFloat, y: CGFloat, w: CGFloat)
  private let rows: (Row, Row, Row)

  init(_ t: CATransform3D) {
    rows = ((t.m11, t.m12, t.m14), (t.m21, t.m22, t.m24), (t.m41, t.m42, t.m44))
  }

  private init(rows: (Row, Row, Row)) {
    self.rows = rows
  }

  /// Projects a point; nil if it is behind the viewer or the result is not finite.
  func project(_ p: CGPoint) -> CGPoint? {
    let (a, b, c) = rows
    let w = p.x * a.w + p.y * b.w + c.w
    guard w > 0 else { return nil }
    let point = CGPoint(x: (p.x * a.x + p.y * b.x + c.x) / w, y: (p.x * a.y + p.y * b.y + c.y) / w)
    return point.isFinite ? point : nil
  }

  /// The smallest rectangle around the projected corners; null if one of them cannot be projected.
  func box(around rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap(project)
    return corners.count == 4 ? CGRect(boxAround: corners) : .null
  }

  /// The inverse projection; nil if the plane is seen edge-on.
  var inverse: PlaneProjection? {
    let (a, b, c) = rows
    let determinant =
      a.x * (b.y * c.w - b.w * c.y) - a.y * (b.x * c.w - b.w * c.x) + a.w * (b.x * c.y - b.y * c.x)
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    return PlaneProjection(
      rows: (
        ((b.y * c.w - b.w * c.y) * k, (a.w * c.y - a.y * c.w) * k, (a.y * b.w - a.w * b.y) * k),
        ((b.w * c.x - b.x * c.w) * k, (a.x * c.w - a.w * c.x) * k, (a.w * b.x - a.x * b.w) * k),
        ((b.x * c.y - b.y * c.x) * k, (a.y * c.x - a.x * c.y) * k, (a.x * b.y - a.y * b.x) * k)
      ))
  }
}
