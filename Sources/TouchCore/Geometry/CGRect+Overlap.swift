// SPDX-License-Identifier: Apache-2.0

nonisolated extension CGRect {
  /// What two rectangles share, if that has an area.
  ///
  /// Foundation's `intersection(_:)` traps for edges that are not numbers; such rectangles share nothing.
  func overlap(with other: CGRect) -> CGRect? {
    let (a, b) = (standardizedIfFinite, other.standardizedIfFinite)
    let edges = [a.minX, b.minX, a.maxX, b.maxX, a.minY, b.minY, a.maxY, b.maxY]
    guard !edges.contains(where: \.isNaN) else { return nil }
    let (left, right) = (max(edges[0], edges[1]), min(edges[2], edges[3]))
    let (top, bottom) = (max(edges[4], edges[5]), min(edges[6], edges[7]))
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
