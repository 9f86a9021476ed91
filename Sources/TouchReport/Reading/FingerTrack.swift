// SPDX-License-Identifier: Apache-2.0

/// The way of one touch over the screen, as the facts tell it.
nonisolated struct FingerTrack {
  /// Where the touch was from a time on.
  struct Sample {
    var time: TimeInterval
    var point: CGPoint
    var phase: UITouch.Phase
  }

  /// The number of the touch.
  var touch: Int
  /// The number of the finger.
  var finger: Int
  /// How many taps in a row it is.
  var tapCount: Int
  /// Where it was, the first time at its began.
  var samples: [Sample]

  /// When it began.
  var start: TimeInterval { samples[0].time }
  /// When it lifted or was taken away; nil if it is still down.
  var end: TimeInterval? {
    guard let last = samples.last, last.phase.isLast else { return nil }
    return last.time
  }

  /// The number of the colour it is drawn in, from 1 to 6.
  var color: Int { (((finger - 1) % 6) + 6) % 6 + 1 }

  /// The tracks of a trace, in the order of their beginning.
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
        guard let place = open[touch] else { continue }
        tracks[place].samples.append(Sample(time: fact.time, point: point, phase: phase))
        if phase.isLast { open[touch] = nil }
      default: continue
      }
    }
    return tracks
  }

  /// How many samples are not after a time.
  func count(upTo time: TimeInterval) -> Int {
    samples.partition { $0.time > time }
  }
}

extension UITouch.Phase {
  /// Whether a touch is over with it.
  nonisolated var isLast: Bool { self == .ended || self == .cancelled }
}
