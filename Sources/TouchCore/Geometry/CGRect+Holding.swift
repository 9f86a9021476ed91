// SPDX-License-Identifier: Apache-2.0

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
