// SPDX-License-Identifier: Apache-2.0

nonisolated extension CGRect {
  /// What two rectangles share, if that has an area: rectangles that only touch share nothing.
  ///
  /// Foundation's own `intersects(_:)` is true of rectangles that touch on Linux and false elsewhere, and its
  /// `intersection(_:)` stops the process on an edge that is not a number. Such rectangles share nothing.
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
