// SPDX-License-Identifier: Apache-2.0

/// How a stroked line ends.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// Square, at the end point.
  case butt
  /// With half a circle around the end point.
  case round
  /// Square, half a line width beyond the end point.
  case square
}
