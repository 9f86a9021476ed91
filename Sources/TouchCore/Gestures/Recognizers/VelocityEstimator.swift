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

  private var samples: [Sample] = []
  private static let most = 20

  init() {
    samples.reserveCapacity(Self.most + 1)
  }

  /// Adds where it is at `time`; a second word about the same time replaces the first.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1] = Sample(time: last.time, x: point.x, y: point.y)
      return
    }
    samples.append(Sample(time: time, x: point.x, y: point.y))
    if samples.count > Self.most { samples.removeFirst() }
  }

  mutating func forget() {
    samples.removeAll(keepingCapacity: true)
  }

  /// The velocity at `time` by the samples of the last `window` seconds, in units a second; zero where they
  /// do not tell.
  func velocity(at time: TimeInterval, window: TimeInterval) -> CGVector {
    var count = 0.0
    var (sumT, sumX, sumY) = (0.0, 0.0, 0.0)
    for sample in samples where time - sample.time <= window {
      count += 1
      sumT += sample.time
      sumX += sample.x
      sumY += sample.y
    }
    guard count >= 2 else { return .zero }
    let (meanT, meanX, meanY) = (sumT / count, sumX / count, sumY / count)
    var (spread, alongX, alongY) = (0.0, 0.0, 0.0)
    for sample in samples where time - sample.time <= window {
      let t = sample.time - meanT
      spread += t * t
      alongX += t * (sample.x - meanX)
      alongY += t * (sample.y - meanY)
    }
    guard spread > 0 else { return .zero }
    return CGVector(dx: alongX / spread, dy: alongY / spread)
  }
}
