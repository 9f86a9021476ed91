// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The path of one contact from coming down to its end, as samples.
struct Stroke {
  /// The position of the contact at a time.
  struct Sample: Hashable {
    /// In milliseconds since the first frame of the recording.
    var time: Int
    var position: CGPoint
  }

  /// How a contact ends.
  enum End { case lifts, isCancelled }

  /// The samples from where it came down; there is at least one.
  var samples: [Sample]
  /// The time at which it ended, in milliseconds.
  var endTime: Int
  var end: End

  var start: Sample { samples[0] }

  /// After a silence of this many milliseconds a finger is assumed to have rested, not to have crept: most
  /// devices report even a finger that does not move.
  static let longestStep = 60_000
  /// The duration of the step after such a rest, in milliseconds: a frame.
  private static let jump = 17

  /// The stroke with an added sample at the end of each rest, so that the next move is no longer than a real
  /// move.
  var withRests: Stroke {
    var stroke = self
    stroke.samples = samples.indices.flatMap { index -> [Sample] in
      guard index > 0, samples[index].time - samples[index - 1].time > Self.longestStep else {
        return [samples[index]]
      }
      return [
        Sample(time: samples[index].time - Self.jump, position: samples[index - 1].position), samples[index],
      ]
    }
    return stroke
  }

  /// A subset of the samples that approximates the path: with uniform straight moves between them, each
  /// omitted sample is within the tolerance of the interpolated position at its time.
  func merged(within tolerance: CGFloat) -> [Sample] {
    var kept = Set([0, samples.count - 1])
    var spans = [(0, samples.count - 1)]
    while let (first, last) = spans.popLast() {
      guard last - first > 1 else { continue }
      let (from, to) = (samples[first], samples[last])
      var (worst, worstIndex) = (tolerance, -1)
      for index in first + 1..<last {
        let sample = samples[index]
        let share = to.time > from.time ? CGFloat(sample.time - from.time) / CGFloat(to.time - from.time) : 0
        let x = from.position.x + (to.position.x - from.position.x) * share - sample.position.x
        let y = from.position.y + (to.position.y - from.position.y) * share - sample.position.y
        let distance = (x * x + y * y).squareRoot()
        if distance > worst { (worst, worstIndex) = (distance, index) }
      }
      guard worstIndex >= 0 else { continue }
      kept.insert(worstIndex)
      spans.append((first, worstIndex))
      spans.append((worstIndex, last))
    }
    return kept.sorted().map { samples[$0] }
  }
}
