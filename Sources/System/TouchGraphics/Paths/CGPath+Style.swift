// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// What counts as inside a path.
  public nonisolated enum CGPathFillRule: Int, Sendable {
    /// Points that the path winds around more often in one direction than in the other.
    case winding
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
  }

  /// How a stroked line ends.
  public nonisolated enum CGLineCap: Int32, Sendable {
    /// Square, at the end point.
    case butt
    /// With a semicircle around the end point.
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
#endif
