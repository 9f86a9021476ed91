// SPDX-License-Identifier: Apache-2.0

nonisolated extension Outline {
  /// The same shape in reverse: the last subpath first, each from its end.
  package var reversed: Outline {
    var result = Outline()
    for subpath in subpaths.reversed() {
      result.move(to: subpath.end)
      for segment in subpath.segments.reversed() {
        let points = segment.reversed.points
        switch points.count {
        case 2: result.line(to: points[1])
        case 3: result.quad(to: points[2], control: points[1])
        default: result.cubic(to: points[3], control1: points[1], control2: points[2])
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }
}
