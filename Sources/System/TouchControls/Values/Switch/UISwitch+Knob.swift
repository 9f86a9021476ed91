// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchCore

// The knob rests at one end or at the other, and never in between: it flips when a finger that came down on
// it crosses the middle. Reported (Flutter 27962 and 166485, which compare their switch with UIKit's). A
// finger that came down beside the knob can only tap.

extension UISwitch {
  /// The size of a switch with a tuning.
  static func size(in tuning: TouchTuning) -> CGSize {
    CGSize(width: tuning.switchWidth, height: tuning.switchHeight)
  }

  /// The size of the switch.
  final var systemSize: CGSize { Self.size(in: sizes) }

  /// The rectangle of the knob: as high as the switch, and at the end to which the finger dragged it.
  package final var knobRect: CGRect {
    let (whole, width) = (systemSize, sizes.switchKnobWidth)
    let x = isShownOn != isMirrored ? whole.width - width : 0
    return CGRect(x: bounds.origin.x + x, y: bounds.origin.y, width: width, height: whole.height)
  }

  /// Whether the end of a switch that is on is the left one: assumed from the mirrored layout of iOS.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the switch looks as one that is on: a finger may have flipped the knob and not lifted yet.
  package final var isShownOn: Bool { hold?.isOn ?? isOn }

  final func grabKnob(of touch: UITouch, at point: CGPoint) {
    hold = nil
    askedTracking = tracking.number
    guard knobRect.holds(point) else { return }
    hold = KnobHold(touch: touch.number, start: point.x)
    report(.grabbed(name, touch: touch.number))
  }

  /// Flips the knob if the finger has crossed the middle.
  ///
  /// A finger that has left the tracking region moves it again only once it is back (reported, React Native
  /// gesture handler 4112).
  final func dragKnob(to touch: UITouch) {
    // An override of beginTracking(_:with:) may omit super.
    if askedTracking != tracking.number, tracking.matches(touch) {
      grabKnob(of: touch, at: touch.startPoint(in: self))
    }
    guard isEnabled, isTouchInside, var dragged = hold else { return }
    let x = touch.location(in: self).x
    if abs(x - dragged.start) >= application.tuning.switchDragThreshold { dragged.isDrag = true }
    let middle = bounds.origin.x + systemSize.width / 2
    if dragged.isDrag, x != middle { dragged.isOn = (x > middle) != isMirrored }
    let isFlipped = dragged.isOn != hold?.isOn
    hold = dragged
    if isFlipped { noteLooks() }
  }

  final func releaseKnob(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { dragKnob(to: touch) }
    let held = hold
    hold = nil
    noteLooks()
    let on: Bool
    if let held, held.isDrag {
      on = held.isOn ?? isOn
    } else if isTouchInside {
      on = !isOn
    } else {
      return
    }
    guard on != isOn else { return }
    guard isEnabled else {
      return report(.unsent(name, event: Event.valueChanged.described, because: .disabled))
    }
    turn(on)
    report(.changed(name, to: on ? "on" : "off"))
    sendValue(with: event)
  }

  /// Turns the switch without the overridable ``setOn(_:animated:)``: a finger does not call it (reported:
  /// code that overrides it would animate twice).
  final func turn(_ on: Bool) {
    storedIsOn = on
    setNeedsDisplay()
  }

  /// Whether a finger holds the knob, or came down on it in a touch the switch has not received.
  final func holdsKnob(_ touch: UITouch?) -> Bool {
    guard let touch, let window = touch.window else { return false }
    if let hold { return hold.touch == touch.number }
    return !tracking.isActive && !touch.isWithItsView && knobRect.holds(converted(touch.start, from: window))
  }
}

extension UISwitch: GeometryWatching, TunedSize {
  package final func boundsChanged(from old: CGRect) {}

  /// Takes over the size that the window's application has.
  package final func windowChanged(from old: UIWindow?) {
    if storedWindow != nil { tuningChanged() }
  }

  /// Takes over the size of the tuning; the top left corner stays.
  package final func tuningChanged() {
    guard bounds.size != systemSize else { return }
    let corner = frame.origin
    bounds = bounds
    frame = CGRect(origin: corner, size: frame.size)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

/// A finger that holds a knob.
struct KnobHold {
  /// The number of the finger's touch.
  let touch: Int
  /// The position along the track where the finger came down.
  let start: CGFloat
  /// Whether the finger has ever moved too far for a tap.
  var isDrag = false
  /// What the end means at which the finger holds the knob; nil before it has dragged it.
  var isOn: Bool?
}
