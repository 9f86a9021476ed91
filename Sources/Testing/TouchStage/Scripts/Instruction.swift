// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchTrace

/// The instruction in one line of a script.
enum Instruction: Equatable {
  /// The areas that a trace of the script shows.
  case show([TraceArea])
  case finger(Int, FingerAction)
  case tap(Place, times: Int, for: TimeInterval, contact: ScriptContact = ScriptContact())
  case gesture(ScriptGesture)
  /// The pointer goes away.
  case stopHovering
  case wait(TimeInterval)
  /// Lets time pass until this many seconds after the beginning of the script.
  case waitUntil(TimeInterval)
  /// The instructions up to `end` begin at the same time.
  case together
  /// Finger lines, verbatim but without their common indentation.
  case lines(FingerLines, text: [String])
  case end
  case set(String, Setting)
  case remove(String)
  case send(String, event: String)
  case log(String)
  case expect(Expectation, isThen: Bool)

  /// What a finger does.
  enum FingerAction: Equatable {
    case down(Place)
    case move(to: Place, over: TimeInterval, manner: Manner = Manner())
    case moveBy(CGVector, over: TimeInterval, manner: Manner = Manner())
    /// What touches the screen from here on.
    case becomes(ScriptTip)
    case up(Ending = Ending())
    case cancel(Ending = Ending())
    case wait(TimeInterval)
  }

  /// How a finger moves.
  struct Manner: Equatable {
    var easing = ScriptGesture.Easing.linear
    /// The tip at the end of the way; nil leaves it as it is.
    var becoming: ScriptTip?
  }

  /// Where and with what tip a finger lifts or is cancelled, if not as it was.
  struct Ending: Equatable {
    var place: Place?
    var becoming: ScriptTip?
  }

  /// A property of a view or a recognizer to change.
  enum Setting: Equatable {
    case flag(Flag, Bool)
    case alpha(CGFloat)
    case frame(CGRect)
  }

  /// A property that is on or off.
  enum Flag: String, CaseIterable {
    case hidden, enabled, highlighted, selected
    case interaction, multipleTouch, exclusiveTouch
  }

  /// The duration of a tap whose line does not specify one.
  static let defaultTapDuration: TimeInterval = 0.05
  /// The pause between the taps of one line: short enough to count as a double tap.
  static let pauseBetweenTaps: TimeInterval = 0.1
  /// The words with which lines begin.
  static let words = [
    "finger", "tap", "pinch", "rotate", "swipe", "pan", "drag", "scroll", "hover", "wait", "together",
    "lines", "end", "set", "remove", "send", "log", "expect", "then",
    "show",
  ]
}
