// SPDX-License-Identifier: Apache-2.0

/// A segment of an outline with both ends: a line, or a curve of the second or third degree.
nonisolated struct OutlineSegment: Equatable, Sendable {
  /// The start, the control points and the end: two, three or four points.
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The same segment in reverse.
  var reversed: OutlineSegment { OutlineSegment(points: points.reversed()) }
}

/// A sequence of connected segments.
nonisolated struct OutlineSubpath: Sendable {
  var start: CGPoint
  var segments: [OutlineSegment] = []
  var isClosed = false

  var end: CGPoint { segments.last?.end ?? start }

  /// Whether every point is finite.
  var isFinite: Bool {
    start.isFinite && segments.allSatisfy { $0.points.allSatisfy(\.isFinite) }
  }

  /// The segments that enclose the filled area: the last one leads back to the start even if the subpath is
  /// open.
  var fillSegments: [OutlineSegment] {
    end == start ? segments : segments + [OutlineSegment(points: [end, start])]
  }
}

nonisolated extension Outline {
  /// The subpaths, in the order of their starts.
  ///
  /// An element that follows a close without a move begins a new subpath at the start of the closed one.
  var subpaths: [OutlineSubpath] {
    var done: [OutlineSubpath] = []
    var open: OutlineSubpath?
    var restart = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if let open { done.append(open) }
        open = OutlineSubpath(start: point)
      case .close:
        guard var closed = open else { continue }
        closed.isClosed = true
        restart = closed.start
        done.append(closed)
        open = nil
      case .line, .quad, .cubic:
        var subpath = open ?? OutlineSubpath(start: restart)
        subpath.segments.append(OutlineSegment(points: [subpath.end] + element.points))
        open = subpath
      }
    }
    if let open { done.append(open) }
    return done
  }
}
