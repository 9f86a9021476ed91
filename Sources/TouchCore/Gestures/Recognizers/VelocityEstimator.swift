// SPDX-License-Identifier: Apache-2.0

/// How fast something moves, from its last samples.
///
/// The slope of the straight line that fits the samples of the last moments best. Samples older than the
/// window do not count, so a finger that rested before it lifted has no speed.
nonisolated struct VelocityEstimator: Sendable {
  private struct Sample {
    var time: TimeInterval
    var x: Double
    var y: Double
  }

  /// The last samples, in a ring once there are as many as are kept.
  private var samples: [Sample] = []
  /// The place of the oldest one.
  private var oldest = 0
  private static let most = 20

  init() {
    samples.reserveCapacity(Self.most)
  }

  /// Adds where it is at `time`; a second word about the same time replaces the first.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    let newest = oldest == 0 ? samples.count - 1 : oldest - 1
    if newest >= 0, time <= samples[newest].time {
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

  /// The sample at a place in time, the oldest first.
  ///
  /// Numbers are added up in this order, so that the sum does not depend on where the ring begins.
  private subscript(place: Int) -> Sample {
    let inRing = oldest + place
    return samples[inRing < samples.count ? inRing : inRing - samples.count]
  }

  /// The velocity at `time` by the samples of the last `window` seconds, in units a second; zero where they
  /// do not tell.
  func velocity(at time: TimeInterval, window: TimeInterval) -> CGVector {
    var count = 0.0
    var (sumT, sumX, sumY) = (0.0, 0.0, 0.0)
    for place in samples.indices where time - self[place].time <= window {
      let sample = self[place]
      count += 1
      sumT += sample.time
      sumX += sample.x
      sumY += sample.y
    }
    guard count >= 2 else { return .zero }
    let (meanT, meanX, meanY) = (sumT / count, sumX / count, sumY / count)
    var (spread, alongX, alongY) = (0.0, 0.0, 0.0)
    for place in samples.indices where time - self[place].time <= window {
      let sample = self[place]
      let t = sample.time - meanT
      spread += t * t
      alongX += t * (sample.x - meanX)
      alongY += t * (sample.y - meanY)
    }
    guard spread > 0 else { return .zero }
    return CGVector(dx: alongX / spread, dy: alongY / spread)
  }
}
