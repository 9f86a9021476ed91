// SPDX-License-Identifier: Apache-2.0

/// A box in the superview's coordinates outside which a view is surely not hit.
///
/// It is a filter and may be too large by a rounding; the view itself has the last word. Kept in single
/// precision, four numbers in one vector: rounding to the nearest keeps the order of numbers, so a point in
/// the exact box is in the rounded one. The maximum edges are stored negated, so that one comparison of
/// vectors answers for all four edges.
nonisolated struct HitArea: Sendable {
  var edges: SIMD4<Float>

  /// The box of nothing.
  static let empty = HitArea(edges: SIMD4(repeating: .infinity))

  /// The box of everything.
  static let everywhere = HitArea(edges: SIMD4(repeating: -.infinity))

  init(edges: SIMD4<Float>) {
    self.edges = edges
  }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    edges = SIMD4(Float(minX), Float(minY), Float(-maxX), Float(-maxY))
  }

  /// The point in the form that ``contains(_:)`` compares.
  static func probe(_ point: CGPoint) -> SIMD4<Float> {
    let x = Float(point.x)
    let y = Float(point.y)
    return SIMD4(x, y, -x, -y)
  }

  @inline(__always)
  func contains(_ probe: SIMD4<Float>) -> Bool {
    all(edges .<= probe)
  }

  @inline(__always)
  func union(_ other: HitArea) -> HitArea {
    HitArea(edges: pointwiseMin(edges, other.edges))
  }

  /// Half the circumference, which is what a tree of boxes keeps small.
  var girth: Float {
    -(edges.x + edges.y + edges.z + edges.w)
  }

  func contains(_ other: HitArea) -> Bool {
    all(edges .<= other.edges)
  }

  /// The middle; nothing that is compared is not a number, so a box of everything has its middle at zero.
  var middle: SIMD2<Float> {
    let sum = edges.lowHalf - edges.highHalf
    // Infinite edges leave no number behind.
    return SIMD2(sum.x.isNaN ? 0 : sum.x / 2, sum.y.isNaN ? 0 : sum.y / 2)
  }
}

nonisolated extension UIView {
  /// Where in the superview the view can be hit; ``HitArea/empty`` where nowhere.
  final var hitArea: HitArea {
    guard flags.isDisjoint(with: .unhittable) else { return .empty }
    let rect =
      affine == nil && !flags.contains(.negativeSize)
      ? CGRect(origin: origin, size: storedBounds.size)
      : negativeSafeFrame
    // The exact test goes through the view's own coordinates; what its sums may round away is added here.
    let far = max(
      max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)),
      max(abs(storedBounds.minX), abs(storedBounds.maxX)), max(abs(storedBounds.minY), abs(storedBounds.maxY))
    )
    let slack = 16 * Double(far).ulp + (affine == nil ? 0 : 1e-9 * far)
    // Beyond what can be counted there is nothing to leave out.
    guard slack.isFinite, rect.origin.isFinite else { return .everywhere }
    return HitArea(
      minX: rect.minX - slack, minY: rect.minY - slack, maxX: rect.maxX + slack, maxY: rect.maxY + slack)
  }

  private var negativeSafeFrame: CGRect {
    let rect = storedBounds.standardized
    guard affine != nil else {
      return CGRect(
        x: origin.x + (rect.minX - storedBounds.origin.x), y: origin.y + (rect.minY - storedBounds.origin.y),
        width: rect.width, height: rect.height)
    }
    return derivedFrame.standardized
  }

  /// Whether a point of the superview's coordinates is in the bounds of this view, which leaves every
  /// question to geometry.
  @inline(__always)
  final func isHit(atParentPoint point: CGPoint) -> Bool {
    // One look at the flags decides for nearly every view.
    flags.isDisjoint(with: [.transformed, .negativeSize])
      ? containsUntransformed(point) : contains(pointFromParent(point))
  }

  /// Lets the superview know that where or whether the view is hit has changed.
  final func hitAreaChanged() {
    parent?.index?.changed(self)
  }
}
