// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// How far a control is with the finger it follows.
///
/// | stage | goes on to |
/// |---|---|
/// | idle | asked: a finger came down |
/// | asked | following: `beginTracking` said yes; idle: it said no; gone: the touch is over before it answered |
/// | gone | idle: `beginTracking` answered; after a yes, `cancelTracking` is called |
/// | following | lifting: the finger lifted; cancelling: it was taken away; ending: code called `cancelTracking`; idle: `continueTracking` said no |
/// | lifting | ending: `endTracking` returned, or called `cancelTracking` |
/// | cancelling | ending: `cancelTracking` came to `super`; idle: an override left it out |
/// | ending | idle: everybody has been told |
///
/// Code that is called between two steps may do anything, a new beginning included. Each beginning has a
/// number, so that whoever called can see whether what it was doing still goes on.
///
/// A control that stops following a finger that is still down remembers it: the highlight goes off at the
/// latest when that finger is over.
struct ControlTracking {
  enum Stage {
    case idle, asked, gone, following, lifting, cancelling, ending
  }

  /// A touch, told apart from every other one.
  ///
  /// A touch holds its view and is let go of by whoever delivers it, so a control that never hears of the end
  /// must not hold it; a weak reference would make every use of the touch dear. What code made itself holds
  /// nobody.
  private struct Finger {
    /// The number of the touch, 0 for one that code made itself.
    let number: Int
    let serial: Int
    let made: UITouch?

    init(_ touch: UITouch) {
      number = touch.number
      serial = touch.serial
      made = touch.number == 0 ? touch : nil
    }

    func has(_ touch: UITouch) -> Bool {
      serial == touch.serial
    }
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
  /// The finger the control follows or is asked to follow; nil in the stage idle.
  private var finger: Finger?
  /// The finger the control has stopped following, as long as it may be down and nobody else is followed.
  private var left: Finger?
  /// The window in which tracking began, 0 for none.
  private var windowSerial = 0

  var isOn: Bool {
    switch stage {
    case .following, .lifting, .cancelling, .ending: true
    case .idle, .asked, .gone: false
    }
  }

  /// Whether `beginTracking` has yet to answer.
  var isBeingAsked: Bool { stage == .asked || stage == .gone }

  /// The number of the touch the control follows, 0 for one that code made itself.
  var touchNumber: Int { finger?.number ?? 0 }

  /// Whether this is the touch that the control follows, or is asked to follow.
  func isAbout(_ touch: UITouch) -> Bool {
    if let finger { finger.has(touch) } else { false }
  }

  /// Whether the control remembers a finger it has stopped following.
  var hasLeft: Bool { left != nil }

  /// Whether this is the touch that the control has stopped following last.
  func hasLeft(_ touch: UITouch) -> Bool {
    if let left { left.has(touch) } else { false }
  }

  /// Whether tracking began in this window.
  func began(in window: UIWindow?) -> Bool {
    windowSerial == window?.serial ?? 0
  }

  /// Whether the finger is still down, or its end is still to come, as far as can be seen.
  func hasFinger(in application: UIApplication) -> Bool {
    guard let finger else { return false }
    if let touch = finger.made { return touch.phase != .ended && touch.phase != .cancelled }
    return application.hasFinger(ofTouch: finger.serial)
  }

  // MARK: Steps

  /// A finger came down; the answer is the number of this beginning.
  mutating func ask(_ touch: UITouch, in window: UIWindow?, with tuning: TouchTuning) -> Int {
    number += 1
    stage = .asked
    isInside = false
    isTaken = false
    finger = Finger(touch)
    windowSerial = window?.serial ?? 0
    slop = tuning.trackingSlop
    sendsDragAfterCrossing = tuning.sendsDragAfterCrossing
    return number
  }

  mutating func follow() {
    stage = .following
    isInside = true
    // The highlight is this finger's now.
    left = nil
  }

  /// The touch is over before `beginTracking` has answered.
  mutating func loseTouch() {
    stage = .gone
  }

  mutating func lift() {
    stage = .lifting
  }

  mutating func cancel() {
    stage = .cancelling
  }

  mutating func end() {
    stage = .ending
  }

  mutating func stop() {
    stage = .idle
    isInside = false
    finger = nil
  }

  /// Stops following a finger that may still be down.
  mutating func leave() {
    left = finger
    stop()
  }

  /// The finger that was left is over.
  mutating func forgetLeft() {
    left = nil
  }
}
