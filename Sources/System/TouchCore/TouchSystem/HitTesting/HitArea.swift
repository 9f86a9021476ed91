// SPDX-License-Identifier: Apache-2.0
import Foundation

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

  /// Twice the midpoint; zero for a box with infinite edges, so that comparisons never meet NaN.
  @inline(__always)
  var doubledMiddle: SIMD2<Float> {
    let sum = edges.lowHalf - edges.highHalf
    // Infinite edges give NaN.
    return sum.replacing(with: 0, where: sum .!= sum)
  }
}

nonisolated extension UIView {
  /// Where in the superview the view can be hit; ``HitArea/empty`` if it cannot be hit.
  final var hitArea: HitArea {
    guard flags.isDisjoint(with: .unhittable) else { return .empty }
    let isTransformed = flags.contains(.transformed)
    let rect =
      !isTransformed && !flags.contains(.negativeSize)
      ? CGRect(origin: origin, size: storedBounds.size)
      : negativeSafeFrame
    // A plane that reaches behind the viewer has no box.
    if isTransformed, rect.isNull { return .everywhere }
    let (edges, bounds) = (corners(of: rect), corners(of: storedBounds))
    // The exact test converts the point to the view's coordinates; the margin covers its rounding errors: 16
    // units in the last place.
    var sizes = edges.replacing(with: -edges, where: edges .< 0)
    let others = bounds.replacing(with: -bounds, where: bounds .< 0)
    sizes.replace(with: others, where: others .> sizes)
    let far = max(max(sizes.x, sizes.y), max(sizes.z, sizes.w))
    let slack = far * (isTransformed ? 1e-9 + 0x1p-48 : 0x1p-48)
    // If the numbers overflow, the box excludes nothing.
    guard slack.isFinite, all((edges - edges) .== 0) else { return .everywhere }
    return HitArea(
      edges: SIMD4<Float>(
        SIMD4(lowHalf: edges.lowHalf - slack, highHalf: -edges.highHalf - slack)))
  }

  /// The first corner of a rectangle, then the opposite one.
  @inline(__always)
  private func corners(of rect: CGRect) -> SIMD4<Double> {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    return SIMD4(x, y, x + Double(rect.size.width), y + Double(rect.size.height))
  }

  @inline(never)
  private var negativeSafeFrame: CGRect {
    let rect = storedBounds.standardized
    if let plane { return plane.projection.box(around: rect) }
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
      ? containsUntransformed(point) : isTransformedHit(atParentPoint: point)
  }

  @inline(never)
  private func isTransformedHit(atParentPoint point: CGPoint) -> Bool {
    pointOnPlane(atParentPoint: point).map(contains) ?? false
  }

  /// Informs the superview's index that the view's hit area has changed.
  final func hitAreaChanged() {
    parentReference?.borrow { parent in
      parent.indexReference?.borrow { $0.changed(self) }
    }
  }
}
