// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Why a stage did not do what it was asked to.
public nonisolated enum StageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing has the name; the names there are follow.
  case unknownName(String, known: [String])
  /// What has the name is of a class that cannot do what is asked for; why not follows.
  case wrongKind(String, is: String, but: String)
  /// More than one view has the name.
  case ambiguousName(String)
  /// Another view has the name already.
  case nameTaken(String)
  /// The view is in no window of the stage's application.
  case notOnStage(String)
  /// The place is no point of the screen.
  case noPoint(String)
  /// A finger that is down was to come down.
  case fingerIsDown(Int)
  /// A finger that is up was to do something.
  case fingerIsUp(Int, doing: String)
  /// A finger came down on a view and hit another one; why, as the end of the sentence, follows.
  case missed(aim: String, at: CGPoint, hit: String?, because: String)
  /// A duration is negative, not finite or longer than a day; a rate is not positive.
  case badTime(Double)
  /// A move lasts so long that its samples would fill the memory.
  case tooManySamples(seconds: Double, rate: Double)
  /// A script asks for more samples of fingers than a script makes as a whole.
  case scriptTooLong(samples: Int)
  /// The expectations of a script look at more entries of the trace than they may as a whole.
  case tooManyEntries(Int)
  /// Something was asked for within ``Stage/together(_:)`` that happens alone.
  case notTogether(String)
  /// A callback of a touch asked for the next one.
  case insideCallback
  /// The application reports its facts to somebody else.
  case notTraced

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unknownName(let name, let known):
      "nothing on the stage is named \"\(name)\"; "
        + (Suggestion.nearest(to: name, of: known).map { "did you mean \"\($0)\"? " } ?? "")
        + (known.isEmpty
          ? "nothing there has a name yet: give it one."
          : "there are " + known.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
            + (known.count > 20 ? " and \(known.count - 20) more." : "."))
    case .wrongKind(let name, let kind, let reason):
      "\"\(name)\" is a \(kind), and \(reason)."
    case .ambiguousName(let name):
      "more than one view is named \"\(name)\"; give each its own name, or use the view itself."
    case .nameTaken(let name):
      "another view on the stage is named \"\(name)\" already; choose another name."
    case .notOnStage(let view):
      "\(view) is in no window of the stage; add it first."
    case .noPoint(let place):
      "\(place) is no point of the screen: its coordinates are not finite."
    case .fingerIsDown(let number):
      "finger \(number) is down already; lift it first, or use another one."
    case .fingerIsUp(let number, let action):
      "finger \(number) is up and cannot \(action); bring it down first."
    case .missed(let aim, let point, let hit, let reason):
      "the finger at (\(Double(point.x).exact), \(Double(point.y).exact)) was to hit \(aim) and hit \(hit ?? "nothing")"
        + reason + ". To touch whatever is there, ask for a point."
    case .badTime(let time):
      "\(time) is no duration or rate: it must be a finite number, not negative, of at most a day."
    case .tooManySamples(let seconds, let rate):
      "a move over \(seconds.exact) s with \(rate.exact) samples a second has more than a million samples; "
        + "make it shorter, or give fewer samples."
    case .scriptTooLong(let samples):
      "up to here the fingers of the script would make more than \(samples) samples, two for a tap; "
        + "cut the script in two before this line, or let the line do less."
    case .tooManyEntries(let count):
      "up to here the expectations would look at more than \(count) entries of the trace; "
        + "cut the script in two before this line, or expect less at a time."
    case .notTogether(let action):
      "\(action) cannot be part of together; do it before or after."
    case .insideCallback:
      "a callback cannot move fingers or time: the touch that called it is still being delivered."
    case .notTraced:
      "the application has another tracer than the stage's, so the touch was not seen; leave it in place."
    }
  }
}
