// SPDX-License-Identifier: Apache-2.0
package import Foundation

nonisolated extension CGRect {
  /// The intersection of two rectangles; nil if it has no area, as for rectangles that only touch.
  ///
  /// Foundation's own `intersects(_:)` is true on Linux for rectangles that only touch and false elsewhere,
  /// and its `intersection(_:)` traps on NaN. Here such rectangles do not overlap.
  package func overlap(with other: CGRect) -> CGRect? {
    let (a, b) = (standardizedIfFinite, other.standardizedIfFinite)
    let edges = [a.minX, b.minX, a.maxX, b.maxX, a.minY, b.minY, a.maxY, b.maxY]
    guard !edges.contains(where: \.isNaN) else { return nil }
    let (left, right) = (max(edges[0], edges[1]), min(edges[2], edges[3]))
    let (top, bottom) = (max(edges[4], edges[5]), min(edges[6], edges[7]))
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

nonisolated extension CGRect {
  /// Whether the point is inside: minimum edges in, maximum edges out, and never where a number is NaN.
  ///
  /// Use it instead of `contains(_:)` for rectangles that may contain NaN, on which Foundation's own traps.
  package func holds(_ point: CGPoint) -> Bool {
    let rect = size.width < 0 || size.height < 0 ? standardized : self
    return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width
      && point.y >= rect.origin.y && point.y < rect.origin.y + rect.size.height
  }
}
