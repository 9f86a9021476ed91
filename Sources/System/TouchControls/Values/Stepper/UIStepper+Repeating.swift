// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// When a stepper steps.
//
// | the finger | the stepper |
// |---|---|
// | comes down on a half that is not at its limit | steps after touchDown |
// | stays inside | repeats: after a delay, then at an interval, then at a shorter one |
// | leaves the tracking region | stops repeating |
// | comes back in | starts again with the delay |
// | lifts | stops |
//
// It is reported that the first step comes when the finger comes down, not when it lifts: a handler that
// blocks during it, or shows an alert, makes UIKit's stepper run on.

extension UIStepper {
  final func press(_ touch: UITouch) -> Bool {
    release()
    askedTracking = tracking.number
    let isUp = touch.graspPoint(in: self).x >= area.midX
    guard value(after: isUp) != value else {
      report(.passedOver(name, touch: touch.number, because: .limit))
      return false
    }
    hold = StepperHold(isUp: isUp, tracking: tracking.number, value: value)
    return true
  }

  /// The half under the finger: true for the one that increments; nil without a finger.
  package final var heldHalf: Bool? { hold?.isUp }

  /// Whether the control still follows the finger of the hold.
  private var isHeld: Bool {
    guard let hold else { return false }
    return tracking.isActive && hold.tracking == tracking.number
  }

  final func performFirstStep(for touches: Set<UITouch>, with event: UIEvent?) {
    // An override of beginTracking(_:with:) may omit super.
    if askedTracking != tracking.number, tracking.isFollowing, let touch = trackedTouch(in: touches) {
      _ = press(touch)
    }
    guard isHeld, hold?.isNew == true else { return }
    hold?.isNew = false
    performStep(with: event)
    if isHeld, isTouchInside { waitToRepeat() }
  }

  private func performStep(with event: UIEvent?) {
    guard isEnabled, let hold else { return }
    let old = value
    value = value(after: hold.isUp)
    guard value != old else { return }
    report(.changed(name, to: "\(value)"))
    if isContinuous { sendValue(with: event) }
  }

  private func waitToRepeat() {
    // At a limit there is nothing to repeat.
    guard autorepeat, let repeats = hold?.repeats, let isUp = hold?.isUp, value(after: isUp) != value else {
      return
    }
    let tuning = application.tuning
    let pause =
      repeats == 0
      ? tuning.stepperRepeatDelay
      : repeats < tuning.stepperSlowRepeats ? tuning.stepperRepeatInterval : tuning.stepperFastInterval
    hold?.timer?.cancel()
    hold?.timer = application.timers.schedule(
      at: application.clock.now + max(pause, 0.001), "stepper repeats"
    ) { [weak self] in self?.stepAgain() }
  }

  private func stepAgain() {
    hold?.timer = nil
    guard isHeld, isTouchInside, autorepeat, let repeats = hold?.repeats else { return }
    hold?.repeats = repeats + 1
    report(.repeated(name, times: repeats + 1))
    performStep(with: nil)
    if isHeld { waitToRepeat() }
  }

  final func updateRepeating() {
    guard isHeld, hold?.isNew == false else { return }
    if !isTouchInside {
      hold?.timer?.cancel()
      hold?.timer = nil
      hold?.repeats = 0
    } else if hold?.timer == nil {
      waitToRepeat()
    }
  }

  /// Stops repeating and returns what was held.
  @discardableResult
  final func release() -> StepperHold? {
    defer { hold = nil }
    hold?.timer?.cancel()
    return hold
  }

  final func release(with event: UIEvent?) {
    guard let held = release() else { return }
    if !isContinuous, held.value != value { sendValue(with: event) }
  }

  /// A continuous stepper keeps the values it has sent; otherwise an unsent value is discarded (assumed).
  final func revertUnsentValue() {
    guard let held = release(), !isContinuous, held.value != value else { return }
    value = held.value
    report(.changed(name, to: "\(value)"))
  }
}

/// A finger on one of the halves of a stepper.
struct StepperHold {
  /// Whether it is on the half that increments.
  let isUp: Bool
  /// The number of its tracking.
  let tracking: Int
  /// The value before the touch.
  let value: Double
  /// Whether the first step has not happened yet.
  var isNew = true
  /// The number of repetitions so far.
  var repeats = 0
  /// The timer of the next repetition; nil while the finger is outside.
  var timer: EventTimer?
}
