// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore

// The knob keeps its distance from the finger that grabbed it, so it does not jump to the finger.

extension UISlider {
  private func knob(at value: Float) -> CGRect {
    let bounds = area
    return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The area in which a finger grabs the knob.
  package final var knobArea: CGRect {
    let knob = knob(at: value)
    let reach = application.tuning.knobReach
    let width = max(knob.width, reach)
    let height = max(knob.height, reach)
    return CGRect(x: knob.midX - width / 2, y: knob.midY - height / 2, width: width, height: height)
  }

  final func grabKnob(of touch: UITouch) -> Bool {
    let point = touch.graspPoint(in: self)
    guard knobArea.holds(point) else {
      hold = nil
      report(.passedOver(name, touch: touch.number, because: .besideKnob))
      return false
    }
    grabKnob(of: touch, at: point.x)
    return true
  }

  private func grabKnob(of touch: UITouch, at position: CGFloat) {
    hold = SliderHold(
      touch: touch.number, offset: knob(at: value).midX - position, position: position, value: value)
    report(.grabbed(name, touch: touch.number))
  }

  /// Follows a finger that has moved.
  ///
  /// A subclass whose `beginTracking` returned true without having the knob grabbed has it grabbed here,
  /// wherever the finger is (reported: the slider for ratings in ten repositories, which sets the value where
  /// the finger comes down). The knob keeps its distance from the finger, as always (assumed).
  final func followMove(of touch: UITouch) -> Bool {
    if hold == nil, tracking.isFollowing, tracking.matches(touch) {
      grabKnob(of: touch, at: touch.previousLocation(in: self).x)
    }
    hold?.moves = tracking.moves
    return follow(touch)
  }

  /// Sets the value under the finger and returns whether it changed.
  ///
  /// A finger that does not move along the track changes nothing: a value set by a handler stays.
  private func follow(_ touch: UITouch) -> Bool {
    let position = touch.location(in: self).x
    guard isEnabled, let hold, position.isFinite, position != hold.position else { return false }
    self.hold?.position = position
    let start = knob(at: storedMinimumValue).midX
    let travel = knob(at: storedMaximumValue).midX - start
    guard travel != 0 else { return false }
    let old = value
    let new = value(at: (position + hold.offset - start) / travel)
    guard new != old else { return false }
    setValue(new, animated: false)
    guard value != old else { return false }
    self.hold?.hasChanged = true
    report(.changed(name, to: "\(value)"))
    return true
  }

  /// Sends the value once more at the end.
  ///
  /// Reported (questions and answers): code that detects the end of a drag checks the phase of the touch in
  /// `valueChanged` and finds `ended` there, even if the slider is continuous. A finger that changed nothing
  /// sends nothing.
  final func finishDrag(_ touch: UITouch?, with event: UIEvent?) {
    // A subclass that omits super while the finger moves has its own values, which the lift leaves alone.
    if let touch, hold?.moves == tracking.moves { _ = follow(touch) }
    guard let held = hold else { return }
    hold = nil
    if isContinuous ? held.hasChanged : held.value != value { sendValue(with: event) }
  }

  /// A continuous slider keeps the values it has sent; otherwise an unsent value is discarded (assumed).
  final func revertUnsentValue() {
    guard let held = hold else { return }
    hold = nil
    guard !isContinuous, held.hasChanged, value != held.value else { return }
    setValue(held.value, animated: false)
    report(.changed(name, to: "\(value)"))
  }

  /// Whether a finger holds the knob, or came down on it in a touch the slider has not received.
  final func holdsKnob(_ touch: UITouch?) -> Bool {
    guard let touch, let window = touch.window else { return false }
    if let hold { return hold.touch == touch.number }
    return !tracking.isActive && !touch.isWithItsView && knobArea.holds(converted(touch.start, from: window))
  }
}

/// A finger that holds a slider's knob.
struct SliderHold {
  /// The number of the finger's touch.
  let touch: Int
  /// The distance from the finger to the center of the knob.
  let offset: CGFloat
  /// The position of the finger along the track.
  var position: CGFloat
  /// The value before the touch.
  let value: Float
  /// Whether the finger has changed the value.
  var hasChanged = false
  /// The number of the last move that was followed.
  var moves = 0
}
