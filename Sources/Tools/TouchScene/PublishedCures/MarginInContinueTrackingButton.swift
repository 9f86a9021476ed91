// SPDX-License-Identifier: Apache-2.0
public import TouchStage
public import Touchstone

/// A published workaround, bugs included: the popular margin of 25 points in `continueTracking`.
///
/// The exit is sent twice: at 25 points without an event, so that a location read from it is (0, 0), and at
/// 70 points by the control itself. Between them the button sends both inside and outside events.
public final class MarginInContinueTrackingButton: UIButton, Probed {
  /// The probe that logs the sends.
  public let probe = Probe("Button")
  /// Whether it returns the result of `super`; otherwise it returns true, which does not change the defect.
  public var callsSuper = true

  /// Sends an exit, or an outside, beyond the margin.
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let outerBounds = bounds.insetBy(dx: -25, dy: -25)
    let touchOutside = !outerBounds.contains(touch.location(in: self))
    if touchOutside {
      let previousTouchInside = outerBounds.contains(touch.previousLocation(in: self))
      probe.write("Sending UIControlEventTouchDrag\(previousTouchInside ? "Exit" : "Outside")")
      sendActions(for: previousTouchInside ? .touchDragExit : .touchDragOutside)
    }
    return callsSuper ? super.continueTracking(touch, with: event) : true
  }
}
