// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if !canImport(ObjectiveC)
  nonisolated extension CGPoint {
    /// The point after applying the transform.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  nonisolated extension CGSize {
    /// The size after applying the transform to it as a vector, without translation.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  nonisolated extension CGRect {
    /// The smallest rectangle around the transformed corners.
    ///
    /// As in CoreGraphics, the null rectangle stays null and the infinite one infinite. For a rectangle with
    /// a corner that is not finite, before or after, the result is null, which contains no point.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull || self == .infinite { return self }
      guard origin.isFinite, size.width.isFinite, size.height.isFinite else { return .null }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ]
      return CGRect(boxAround: corners.map { $0.applying(t) })
    }
  }
#endif

nonisolated extension CGPoint {
  /// Whether neither coordinate is NaN or infinite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

nonisolated extension CGRect {
  /// Creates the smallest rectangle around the points; null if there are none or one is not finite.
  package init(boxAround points: [CGPoint]) {
    guard var least = points.first, points.allSatisfy({ $0.isFinite }) else {
      self = .null
      return
    }
    var most = least
    for point in points.dropFirst() {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
