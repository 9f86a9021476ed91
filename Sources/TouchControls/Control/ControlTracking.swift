// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// How far a control is with the finger it follows.
///
/// | stage | goes on to |
/// |---|---|
/// | idle | asked: a finger came down |
/// | asked | following: `beginTracking` said yes; idle: it said no, or the touch went meanwhile |
/// | following | ending: the finger lifted or was taken away; idle: `continueTracking` said no |
/// | ending | idle: everybody has been told |
///
/// Code that is called between two steps may do anything, a new beginning included. Each beginning has a
/// number, so that whoever called can see whether what it was doing still goes on.
struct ControlTracking {
  enum Stage {
    case idle, asked, following, ending
  }

  private(set) var stage = Stage.idle
  var isInside = false
  /// Counts the beginnings.
  private(set) var number = 0
  /// The margin of the tracking region, as it was tuned when tracking began.
  private(set) var slop: CGFloat = 0
  /// Whether a crossing of the border sends a drag after the exit or enter.
  private(set) var sendsDragAfterCrossing = true
  /// Whether the touch is cancelled because a recognizer took it.
  var isTaken = false
  /// The number of the touch, 0 for one that code made itself.
  private(set) var touchNumber = 0
  // A touch holds its view and is let go of by whoever delivers it, so a control that never hears of the end
  // must not hold it; a weak reference would make every use of the touch dear. What code made itself holds
  // nobody.
  private var touchIdentity: ObjectIdentifier?
  private var madeTouch: UITouch?
  private var windowIdentity: ObjectIdentifier?

  var isOn: Bool { stage == .following || stage == .ending }

  /// Whether this is the touch that the control follows, or is asked to follow.
  func isAbout(_ touch: UITouch) -> Bool {
    stage != .idle && touchIdentity == ObjectIdentifier(touch) && touchNumber == touch.number
  }

  /// Whether tracking began in this window.
  func began(in window: UIWindow?) -> Bool {
    windowIdentity == window.map { ObjectIdentifier($0) }
  }

  /// Whether the finger is still down, or its end is still to come, as far as can be seen.
  func hasFinger(in application: UIApplication) -> Bool {
    guard stage != .idle else { return false }
    if let madeTouch { return madeTouch.phase != .ended && madeTouch.phase != .cancelled }
    return application.hasFinger(ofTouch: touchNumber)
  }

  // MARK: Steps

  /// A finger came down; the answer is the number of this beginning.
  mutating func ask(_ touch: UITouch, in window: UIWindow?, with tuning: TouchTuning) -> Int {
    number += 1
    stage = .asked
    isInside = false
    isTaken = false
    touchNumber = touch.number
    touchIdentity = ObjectIdentifier(touch)
    madeTouch = touch.number == 0 ? touch : nil
    windowIdentity = window.map { ObjectIdentifier($0) }
    slop = tuning.trackingSlop
    sendsDragAfterCrossing = tuning.sendsDragAfterCrossing
    return number
  }

  mutating func follow() {
    stage = .following
    isInside = true
  }

  mutating func end() {
    stage = .ending
  }

  mutating func stop() {
    stage = .idle
    isInside = false
    madeTouch = nil
  }
}
