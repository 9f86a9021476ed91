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

  var stage = Stage.idle
  /// The finger; it belongs to whoever delivers it.
  weak var touch: UITouch?
  var isInside = false
  /// Counts the beginnings.
  var number = 0
  /// The margin of the tracking region, as it was tuned when tracking began.
  var slop: CGFloat = 0
  /// Whether a crossing of the border sends a drag after the exit or enter.
  var sendsDragAfterCrossing = true
  /// Whether the touch is cancelled because a recognizer took it.
  var isTaken = false
  /// The window in which tracking began.
  weak var window: UIWindow?

  var isOn: Bool { stage == .following || stage == .ending }

  /// Whether the finger is still down, as far as can be seen.
  var hasFinger: Bool {
    guard let touch else { return false }
    return touch.phase != .ended && touch.phase != .cancelled
  }
}
