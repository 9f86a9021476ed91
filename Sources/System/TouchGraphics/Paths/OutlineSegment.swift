// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A segment of an outline with both ends: a line, or a curve of the second or third degree.
package nonisolated struct OutlineSegment: Equatable, Sendable {
  /// The start, the control points and the end: two, three or four points.
  package var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The same segment in reverse.
  var reversed: OutlineSegment { OutlineSegment(points: points.reversed()) }
}

/// A sequence of connected segments.
package nonisolated struct OutlineSubpath: Sendable {
  /// The start of the first segment.
  package var start: CGPoint
  /// The segments, each beginning where the one before ends.
  package var segments: [OutlineSegment] = []
  /// Whether a line leads back to the start.
  package var isClosed = false

  /// The end of the last segment.
  package var end: CGPoint { segments.last?.end ?? start }

  /// Whether every point is finite.
  package var isFinite: Bool {
    start.isFinite && segments.allSatisfy { $0.points.allSatisfy(\.isFinite) }
  }

  /// The segments that enclose the filled area: the last one leads back to the start even if the subpath is
  /// open.
  var fillSegments: [OutlineSegment] {
    end == start ? segments : segments + [OutlineSegment(points: [end, start])]
  }

  /// The segments that a stroke follows: the last one leads back to the start if the subpath is closed.
  package var strokeSegments: [OutlineSegment] { isClosed ? fillSegments : segments }
}

nonisolated extension Outline {
  /// The subpaths, in the order of their starts.
  ///
  /// An element that follows a close without a move begins a new subpath at the start of the closed one.
  package var subpaths: [OutlineSubpath] {
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
