// SPDX-License-Identifier: Apache-2.0

/// A box in the superview's coordinates that contains all points at which a view can be hit.
///
/// It is a filter and may be too large by a rounding error; the view itself decides. It has single precision,
/// four numbers in one vector. Rounding to nearest is monotonic, so a point in the exact box is also in the
/// rounded one. The maximum edges are stored negated, so that one comparison of vectors answers for all four
/// edges.
nonisolated struct HitArea: Sendable {
  var edges: SIMD4<Float>

  /// A box that contains no point.
  static let empty = HitArea(edges: SIMD4(repeating: .infinity))

  /// A box that contains every point.
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

  /// Half the perimeter, which the tree tries to keep small.
  var girth: Float {
    -(edges.x + edges.y + edges.z + edges.w)
  }

  func contains(_ other: HitArea) -> Bool {
    all(edges .<= other.edges)
  }

  /// The midpoint; zero for a box with infinite edges, so that comparisons never meet NaN.
  var middle: SIMD2<Float> {
    let sum = edges.lowHalf - edges.highHalf
    // Infinite edges give NaN.
    return SIMD2(sum.x.isNaN ? 0 : sum.x / 2, sum.y.isNaN ? 0 : sum.y / 2)
  }
}

nonisolated extension UIView {
  /// Where in the superview the view can be hit; ``HitArea/empty`` if it cannot be hit.
  final var hitArea: HitArea {
    guard flags.isDisjoint(with: .unhittable) else { return .empty }
    let rect =
      affine == nil && !flags.contains(.negativeSize)
      ? CGRect(origin: origin, size: storedBounds.size)
      : negativeSafeFrame
    // The exact test converts the point to the view's coordinates; the margin covers its rounding errors.
    let far = max(
      max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)),
      max(abs(storedBounds.minX), abs(storedBounds.maxX)), max(abs(storedBounds.minY), abs(storedBounds.maxY))
    )
    let slack = 16 * Double(far).ulp + (affine == nil ? 0 : 1e-9 * far)
    // If the numbers overflow, the box excludes nothing.
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

  /// Whether a point of the superview's coordinates is in the bounds of this view, which overrides no
  /// hit-test method.
  @inline(__always)
  final func isHit(atParentPoint point: CGPoint) -> Bool {
    // One check of the flags decides for nearly every view.
    flags.isDisjoint(with: [.transformed, .negativeSize])
      ? containsUntransformed(point) : contains(pointFromParent(point))
  }

  /// Informs the superview's index that the view's hit area has changed.
  final func hitAreaChanged() {
    parent?.index?.changed(self)
  }
}
