// SPDX-License-Identifier: Apache-2.0
public import TouchStage
public import Touchstone

/// A cure as published, with its defect: the popular margin of 25 points in `continueTracking`.
///
/// The exit is sent twice, at 25 points without an event, so that a place read from it is (0, 0), and at 70
/// by the control itself; between them it says inside and outside at once.
public final class MarginInContinueTrackingButton: UIButton, Probed {
  /// What writes the lines about what is sent.
  public let probe = Probe("Button")
  /// Whether it answers what `super` answers; otherwise it says yes, which changes nothing of the defect.
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
