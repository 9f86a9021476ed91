// SPDX-License-Identifier: Apache-2.0

/// How two stroked lines meet.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter
  /// With an arc.
  case round
  /// With the point cut off.
  case bevel
}
