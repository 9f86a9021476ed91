// SPDX-License-Identifier: Apache-2.0

/// What one line of a script asks for.
enum Instruction: Equatable {
  /// The parts of the touch system that a trace of the script shows.
  case show([TraceArea])
  case finger(Int, FingerAction)
  case tap(Place, times: Int, for: TimeInterval)
  case wait(TimeInterval)
  /// What follows to `end` begins at the same time.
  case together
  /// Finger lines, as they stand in the text but for the indent they share.
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
    case move(to: Place, over: TimeInterval)
    case moveBy(CGVector, over: TimeInterval)
    case up
    case cancel
    case wait(TimeInterval)
  }

  /// What is changed about a view, or a recognizer.
  enum Setting: Equatable {
    case flag(Flag, Bool)
    case alpha(CGFloat)
    case frame(CGRect)
  }

  /// What is on or off.
  enum Flag: String, CaseIterable {
    case hidden, enabled, highlighted, selected
    case interaction, multipleTouch, exclusiveTouch
  }

  /// How long a tap lasts if its line does not say so.
  static let usualTap: TimeInterval = 0.05
  /// The pause between two taps of one line: short enough to count as a double tap.
  static let pauseBetweenTaps: TimeInterval = 0.1
  /// The first words of the lines.
  static let words = [
    "finger", "tap", "wait", "together", "lines", "end", "set", "remove", "send", "log", "expect", "then",
    "show",
  ]
}
