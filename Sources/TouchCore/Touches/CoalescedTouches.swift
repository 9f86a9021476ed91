// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// All samples of `touch` since the delivery before this one, oldest first, the last equal to the touch.
  ///
  /// Nil for a touch that is not in the event. Each sample is a touch object of its own that nobody moves.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    let samples = touch.earlierSamples + [touch.sample]
    var previous = touch.previousSample
    return samples.map { sample in
      defer { previous = sample }
      return touch.snapshot(of: sample, after: previous)
    }
  }

  /// More frames than anybody draws ahead; a tuning that asks for more gets these.
  private static var mostPredictedFrames: Int { 120 }

  /// Where `touch` will be in the next frames if it goes on as it did; offered, never delivered.
  ///
  /// The line through the last two samples goes on for ``TouchTuning/predictedFrames`` frames of the same
  /// length. Nil for a touch that is not in the event; empty for one that does not move.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    let (from, to) = (touch.previousSample, touch.sample)
    let step = to.timestamp - from.timestamp
    guard touch.phase == .moved, step > 0 else { return [] }
    let frames = touch.window?.application?.tuning.predictedFrames ?? TouchTuning.uikit.predictedFrames
    var previous = to
    return (0..<min(max(frames, 0), Self.mostPredictedFrames)).map { frame in
      let ahead = CGFloat(frame + 1)
      var sample = to
      sample.timestamp += step * Double(ahead)
      sample.location.x += (to.location.x - from.location.x) * ahead
      sample.location.y += (to.location.y - from.location.y) * ahead
      defer { previous = sample }
      return touch.snapshot(of: sample, after: previous)
    }
  }
}

extension UITouch {
  /// A touch that looks as this one did at a sample.
  func snapshot(of sample: TouchSample, after previous: TouchSample) -> UITouch {
    let copy = UITouch()
    copy.phase = phase
    copy.timestamp = sample.timestamp
    copy.tapCount = tapCount
    copy.type = type
    copy.view = view
    copy.window = window
    copy.number = number
    copy.contactID = contactID
    copy.sample = sample
    copy.previousSample = previous
    copy.greatestForce = greatestForce
    copy.progress = .over
    return copy
  }
}
