// SPDX-License-Identifier: Apache-2.0

/// What counts as inside a path.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// Wherever the path goes around, more often one way than the other.
  case winding
  /// Wherever a way out crosses the path an odd number of times.
  case evenOdd
}

/// How a stroked line ends.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// Square, at the end point.
  case butt
  /// With half a circle around the end point.
  case round
  /// Square, half a line width beyond the end point.
  case square
}

/// How two stroked lines meet.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter
  /// With an arc.
  case round
  /// With the point cut off.
  case bevel
}
