// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

/// The path of one touch over the screen, derived from the facts.
nonisolated struct FingerTrack {
  /// The position of the touch from a time on.
  struct Sample {
    var time: TimeInterval
    var point: CGPoint
    var phase: UITouch.Phase
  }

  /// The number of the touch.
  var touch: Int
  /// The number of the finger.
  var finger: Int
  /// The number of the tap in a row.
  var tapCount: Int
  /// The samples of the touch, beginning with its began.
  var samples: [Sample]

  /// The time at which it began.
  var start: TimeInterval { samples[0].time }
  /// The time at which it lifted or was cancelled; nil if it is still down.
  var end: TimeInterval? {
    guard let last = samples.last, last.phase.isLast else { return nil }
    return last.time
  }

  /// The number of its color, from 1 to 6.
  var color: Int { (((finger - 1) % 6) + 6) % 6 + 1 }

  /// The tracks of a trace, in the order in which they began.
  static func all(in trace: Trace) -> [FingerTrack] {
    var tracks: [FingerTrack] = []
    var open: [Int: Int] = [:]
    for case .fact(let fact) in trace.entries {
      guard case .input(let input) = fact.kind else { continue }
      switch input {
      case .began(let touch, let contact, let point, let taps):
        open[touch] = tracks.count
        tracks.append(
          FingerTrack(
            touch: touch, finger: contact, tapCount: taps,
            samples: [Sample(time: fact.time, point: point, phase: .began)]))
      case .changed(let touch, let phase, let point):
        guard let index = open[touch] else { continue }
        tracks[index].samples.append(Sample(time: fact.time, point: point, phase: phase))
        if phase.isLast { open[touch] = nil }
      default: continue
      }
    }
    return tracks
  }

  /// The number of samples up to a time.
  func count(upTo time: TimeInterval) -> Int {
    samples.partition { $0.time > time }
  }
}

extension UITouch.Phase {
  /// Whether the phase ends a touch.
  nonisolated var isLast: Bool { self == .ended || self == .cancelled }
}
