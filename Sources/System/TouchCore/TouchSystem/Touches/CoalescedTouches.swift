// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UITouch {
  /// The samples since the last delivery, a touch each; the last equals this touch.
  final var samplesOfEvent: [UITouch] {
    var previous = state.previousSample
    return (state.earlierSamples + [sample]).map { sample in
      defer { previous = sample }
      return snapshot(of: sample, after: previous)
    }
  }

  /// The upper limit for the tuning: more frames than anybody draws ahead.
  private static var maximumPredictedFrames: Int { 120 }

  /// The finger's locations in the next frames if it goes on along the line through its last two samples.
  final var samplesAhead: [UITouch] {
    let (from, to) = (state.previousSample, sample)
    let step = to.timestamp - from.timestamp
    guard storedPhase == .moved, step > 0 else { return [] }
    let frames = storedWindow?.application?.tuning.predictedFrames ?? TouchTuning.uikit.predictedFrames
    var previous = to
    return (0..<min(max(frames, 0), Self.maximumPredictedFrames)).map { frame in
      let ahead = CGFloat(frame + 1)
      var sample = to
      sample.timestamp += step * Double(ahead)
      sample.location.x += (to.location.x - from.location.x) * ahead
      sample.location.y += (to.location.y - from.location.y) * ahead
      defer { previous = sample }
      return snapshot(of: sample, after: previous)
    }
  }

  /// A copy of this touch at a sample.
  private func snapshot(of sample: TouchSample, after previous: TouchSample) -> UITouch {
    let copy = UITouch()
    copy.state.phase = state.phase
    copy.state.timestamp = sample.timestamp
    copy.state.event = state.event
    copy.state.tapCount = state.tapCount
    copy.state.type = state.type
    copy.state.view = state.view
    copy.state.window = state.window
    copy.state.number = state.number
    copy.state.contactID = state.contactID
    copy.state.sample = sample
    copy.state.previousSample = previous
    copy.state.greatestForce = state.greatestForce
    copy.advance(.unrouted)
    return copy
  }
}
