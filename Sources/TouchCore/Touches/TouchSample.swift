// SPDX-License-Identifier: Apache-2.0

/// One finger at one time, as a sensor reports it.
nonisolated struct TouchSample: Sendable, Hashable {
  var timestamp: TimeInterval = 0
  /// In the coordinates of the touch's window.
  var location = CGPoint.zero
  var majorRadius: CGFloat = 0
  var majorRadiusTolerance: CGFloat = 0
  var force: CGFloat = 0
  var altitudeAngle: CGFloat = .pi / 2
  var azimuthAngle: CGFloat = 0
  var rollAngle: CGFloat = 0
}
