// SPDX-License-Identifier: Apache-2.0

/// What counts as inside a path.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// Wherever the path goes around, more often one way than the other.
  case winding
  /// Wherever a way out crosses the path an odd number of times.
  case evenOdd
}
