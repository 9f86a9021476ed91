// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Estimates a velocity from the last samples of a movement.
///
/// It is the slope of the straight line that fits the samples of the last moves best. A second sample of the
/// same location is no move, so a rest changes nothing until it has lasted long enough to count as a stop.
///
/// Measured (the scroll view of an iOS 26.1 simulator under synthetic touches): fingers that go 6 points
/// every 8 milliseconds and lift 8 milliseconds after the last move have 0.75 points a millisecond; fingers
/// that go 5 points every 8 milliseconds and rest for 0.312 s still have 0.625.
nonisolated struct VelocityEstimator: Sendable {
  private struct Sample {
    var time: TimeInterval
    var x: Double
    var y: Double
  }

  /// The last moves, in a ring buffer once there are as many as are stored.
  private var samples: [Sample] = []
  /// The index of the oldest one.
  private var oldest = 0
  private static let most = 20

  init() {
    samples.reserveCapacity(Self.most)
  }

  /// Adds the location at `time`; a second sample of the same time replaces the first.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    let newest = oldest == 0 ? samples.count - 1 : oldest - 1
    if newest >= 0, samples[newest].x == point.x, samples[newest].y == point.y {
      return
    } else if newest >= 0, time <= samples[newest].time {
      samples[newest] = Sample(time: samples[newest].time, x: point.x, y: point.y)
    } else if samples.count < Self.most {
      samples.append(Sample(time: time, x: point.x, y: point.y))
    } else {
      samples[oldest] = Sample(time: time, x: point.x, y: point.y)
      oldest = oldest + 1 == Self.most ? 0 : oldest + 1
    }
  }

  mutating func forget() {
    samples.empty()
    oldest = 0
  }

  /// The time of the last move; nil if there was none.
  var lastMove: TimeInterval? { samples.isEmpty ? nil : self[samples.count - 1].time }

  /// The sample of this index in time, the oldest first.
  ///
  /// Sums are computed in this order, so that they do not depend on where the ring begins.
  private subscript(index: Int) -> Sample {
    let inRing = oldest + index
    return samples[inRing < samples.count ? inRing : inRing - samples.count]
  }

  /// The velocity at `time` by the moves of the `window` seconds before the last one, in units a second.
  ///
  /// The last two moves always count. Zero after a rest of more than `rest` seconds, and where there is one
  /// sample only.
  func velocity(at time: TimeInterval, window: TimeInterval, rest: TimeInterval) -> CGVector {
    guard samples.count >= 2 else { return .zero }
    let newest = self[samples.count - 1].time
    guard time - newest <= rest else { return .zero }
    var first = samples.count - 2
    while first > 0, newest - self[first - 1].time <= window { first -= 1 }
    let count = Double(samples.count - first)
    var (sumT, sumX, sumY) = (0.0, 0.0, 0.0)
    for index in first..<samples.count {
      let sample = self[index]
      sumT += sample.time
      sumX += sample.x
      sumY += sample.y
    }
    let (meanT, meanX, meanY) = (sumT / count, sumX / count, sumY / count)
    var (spread, alongX, alongY) = (0.0, 0.0, 0.0)
    for index in first..<samples.count {
      let sample = self[index]
      let t = sample.time - meanT
      spread += t * t
      alongX += t * (sample.x - meanX)
      alongY += t * (sample.y - meanY)
    }
    guard spread > 0 else { return .zero }
    return CGVector(dx: alongX / spread, dy: alongY / spread)
  }
}
