// SPDX-License-Identifier: Apache-2.0

extension ViewRect {
  /// The intersection of two rectangles, if it has an area.
  ///
  /// Foundation's own `intersects(_:)` is true of rectangles that touch on Linux and false elsewhere, and its
  /// `intersection(_:)` stops the process on an edge that is not a number. Such rectangles share nothing.
  package func overlap(with other: ViewRect) -> ViewRect? {
    let edges = [self, other].flatMap { [$0.leastX, $0.leastY, $0.greatestX, $0.greatestY] }
    guard !edges.contains(where: { $0.isNaN }) else { return nil }
    let (left, right) = (Swift.max(edges[0], edges[4]), Swift.min(edges[2], edges[6]))
    let (top, bottom) = (Swift.max(edges[1], edges[5]), Swift.min(edges[3], edges[7]))
    guard left < right, top < bottom else { return nil }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share an area.
  package func overlaps(_ other: ViewRect) -> Bool { overlap(with: other) != nil }

  private var leastX: Double { origin.x + Swift.min(size.width, 0) }
  private var leastY: Double { origin.y + Swift.min(size.height, 0) }
  private var greatestX: Double { origin.x + Swift.max(size.width, 0) }
  private var greatestY: Double { origin.y + Swift.max(size.height, 0) }
}
