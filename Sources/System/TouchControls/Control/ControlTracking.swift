// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The state of a control with respect to the finger it follows.
///
/// | stage | goes on to |
/// |---|---|
/// | idle | asked: a finger came down |
/// | asked | following: `beginTracking` returned true; idle: it returned false; gone: the touch ended before it returned |
/// | gone | idle: `beginTracking` returned; after true, `cancelTracking` is called |
/// | following | lifting: the finger lifted; cancelling: the touch was cancelled; ending: code called `cancelTracking`; idle: `continueTracking` returned false |
/// | lifting | ending: `endTracking` returned, or called `cancelTracking` |
/// | cancelling | ending: `cancelTracking` reached `super`; idle: an override omitted `super` |
/// | ending | idle: all handlers were called |
///
/// A callback between two steps may do anything, even begin tracking again. Each beginning has a number, by
/// which a caller checks whether its own tracking is still active.
///
/// A control that stops following a finger that is still down remembers it: the highlight goes off when that
/// finger ends, at the latest.
struct ControlTracking {
  enum Stage {
    case idle, asked, gone, following, lifting, cancelling, ending
  }

  /// Identifies a touch without holding it.
  ///
  /// A touch holds its view, and delivery releases the touch, so a control that never receives the end must
  /// not hold it. A weak reference would slow down every use of the touch. A touch that code created itself
  /// holds nothing, so it is kept.
  private struct Finger {
    /// The number of the touch, or 0 for one that code created itself.
    let number: Int
    let serial: Int
    let made: UITouch?

    init(_ touch: UITouch) {
      number = touch.number
      serial = touch.serial
      made = touch.number == 0 ? touch : nil
    }

    func isFinger(of touch: UITouch) -> Bool {
      serial == touch.serial
    }
  }

  private(set) var stage = Stage.idle
  var isInside = false
  /// The number of beginnings so far.
  private(set) var number = 0
  /// The margin of the tracking region, as tuned when tracking began.
  private(set) var slop: CGFloat = 0
  /// Whether a crossing of the border sends a drag after the exit or enter.
  private(set) var sendsDragAfterCrossing = true
  /// How many moves of the finger the control has received.
  private(set) var moves = 0
  /// Whether a recognizer caused the cancellation of the touch.
  var isTakenByRecognizer = false
  /// The finger the control follows or is asked to follow; nil in the stage idle.
  private var finger: Finger?
  /// The finger the control stopped following, while it may be down and the control follows no other.
  private var abandoned: Finger?
  /// The window in which tracking began, 0 for none.
  private var windowSerial = 0

  /// Whether the control follows a finger, or is still being told about the end of one.
  var isActive: Bool {
    switch stage {
    case .following, .lifting, .cancelling, .ending: true
    case .idle, .asked, .gone: false
    }
  }

  /// Whether the control follows a finger that is still down as far as the control knows.
  ///
  /// Reported (at least eight programs commit a value in `valueChanged` if `isTracking` is false): it is
  /// false from the lift on, so also in the events of the end. An override of `cancelTracking(with:)` reads
  /// true until it calls `super`.
  var isFollowing: Bool { stage == .following || stage == .cancelling }

  /// Whether `beginTracking` has yet to answer.
  var isBeingAsked: Bool { stage == .asked || stage == .gone }

  /// The number of the touch the control follows, or 0 for one that code created itself.
  var touchNumber: Int { finger?.number ?? 0 }

  /// Whether the control follows this touch or is being asked to follow it.
  func matches(_ touch: UITouch) -> Bool {
    if let finger { finger.isFinger(of: touch) } else { false }
  }

  /// Whether the control remembers a finger it has stopped following.
  var hasAbandoned: Bool { abandoned != nil }

  /// Whether this is the touch that the control most recently stopped following.
  func hasAbandoned(_ touch: UITouch) -> Bool {
    if let abandoned { abandoned.isFinger(of: touch) } else { false }
  }

  /// Whether tracking began in this window.
  func began(in window: UIWindow?) -> Bool {
    windowSerial == window?.serial ?? 0
  }

  /// Whether, as far as can be seen, the finger is still down or its end is still to come.
  func hasFinger(in application: UIApplication) -> Bool {
    guard let finger else { return false }
    if let touch = finger.made { return touch.phase != .ended && touch.phase != .cancelled }
    return application.hasFinger(ofTouch: finger.serial)
  }

  // MARK: Steps

  /// Records that a finger came down and returns the number of this beginning.
  mutating func ask(_ touch: UITouch, in window: UIWindow?, with tuning: TouchTuning) -> Int {
    number += 1
    stage = .asked
    isInside = false
    isTakenByRecognizer = false
    moves = 0
    finger = Finger(touch)
    windowSerial = window?.serial ?? 0
    slop = tuning.trackingSlop
    sendsDragAfterCrossing = tuning.sendsDragAfterCrossing
    return number
  }

  mutating func follow() {
    stage = .following
    isInside = true
    // The highlight now belongs to this finger.
    abandoned = nil
  }

  /// Records a move of the finger.
  mutating func move(inside: Bool) {
    isInside = inside
    moves += 1
  }

  /// Records that the touch ended before `beginTracking` returned.
  mutating func markTouchGone() {
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
  mutating func abandonFinger() {
    abandoned = finger
    stop()
  }

  /// Records that the finger the control stopped following has ended.
  mutating func forgetAbandoned() {
    abandoned = nil
  }
}
