// SPDX-License-Identifier: Apache-2.0
package import TouchCore

// The knob follows a finger that came down on it, as far as the track goes. A finger that came down beside it
// can only tap.

extension UISwitch {
  /// Reported: 51 by 31 points, until iOS 26 changed it.
  static var systemSize: CGSize { CGSize(width: 51, height: 31) }

  /// The distance from the end of the switch to the centre of a resting knob; half of the height.
  private static let end: CGFloat = 15.5

  /// The square of the knob: as high as the switch, and at the position to which the finger dragged it.
  package final var knobRect: CGRect {
    let middle = hold?.middle ?? restingMiddle
    return CGRect(
      x: middle - Self.end, y: bounds.origin.y, width: 2 * Self.end, height: Self.systemSize.height)
  }

  /// Whether the end of a switch that is on is the left one: assumed from the mirrored layout of iOS.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var restingMiddle: CGFloat {
    isOn != isMirrored ? bounds.origin.x + Self.systemSize.width - Self.end : bounds.origin.x + Self.end
  }

  final func grabKnob(of touch: UITouch) {
    hold = nil
    let point = touch.graspPoint(in: self)
    guard knobRect.holds(point) else { return }
    let middle = restingMiddle
    hold = KnobHold(touch: touch.number, start: point.x, offset: middle - point.x, middle: middle)
    report(.grabbed(name, touch: touch.number))
  }

  final func dragKnob(to touch: UITouch) {
    guard isEnabled, var dragged = hold else { return }
    let x = touch.location(in: self).x
    if abs(x - dragged.start) >= application.tuning.switchDragThreshold { dragged.isDrag = true }
    let ends = (bounds.origin.x + Self.end, bounds.origin.x + Self.systemSize.width - Self.end)
    dragged.middle = min(max(x + dragged.offset, ends.0), ends.1)
    hold = dragged
    noteLooks()
  }

  final func releaseKnob(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { dragKnob(to: touch) }
    let held = hold
    hold = nil
    noteLooks()
    let on: Bool
    if let held, held.isDrag {
      on = (held.middle > bounds.origin.x + Self.systemSize.width / 2) != isMirrored
    } else if isTouchInside {
      on = !isOn
    } else {
      return
    }
    guard on != isOn else { return }
    guard isEnabled else {
      return report(.unsent(name, event: Event.valueChanged.described, because: .disabled))
    }
    setOn(on, animated: true)
    report(.changed(name, to: on ? "on" : "off"))
    sendValue(with: event)
  }

  /// Whether a finger holds the knob, or came down on it in a touch the switch has not received.
  final func holdsKnob(_ touch: UITouch?) -> Bool {
    guard let touch, let window = touch.window else { return false }
    if let hold { return hold.touch == touch.number }
    return !tracking.isActive && !touch.isWithItsView && knobRect.holds(converted(touch.start, from: window))
  }
}

/// A finger that holds a knob.
struct KnobHold {
  /// The number of the finger's touch.
  let touch: Int
  /// The position along the track where the finger came down.
  let start: CGFloat
  /// The distance from the finger to the centre of the knob.
  let offset: CGFloat
  /// Whether the finger has ever moved too far for a tap.
  var isDrag = false
  /// The centre of the knob along the track.
  var middle: CGFloat
}
