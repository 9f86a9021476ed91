// SPDX-License-Identifier: Apache-2.0
public import Foundation
internal import TextSources
internal import TouchCore

/// Why a stage could not do something, and which call asked for it.
///
/// The description begins with the file and the line of the call, because a test that throws is reported at
/// the line of the test:
///
/// ```text
/// ShopTests/BuyTests.swift:14: the finger at (70, 120) should have hit UIButton "buy" but hit nothing; …
/// ```
///
/// Two errors are equal if their problems are, wherever they come from:
///
/// ```swift
/// #expect(throws: StageError(.fingerIsDown(1))) { try finger.down(at: .screen(10, 10)) }
/// ```
public nonisolated struct StageError: Error, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let problem: Problem
  /// The call of the stage that failed, as `ShopTests/BuyTests.swift:14`; nil if it was not made by a test.
  public internal(set) var call: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - call: The file and the line of the call.
  public init(_ problem: Problem, call: String? = nil) {
    self.problem = problem
    self.call = call
  }

  /// Where it happened, what is wrong and what to do about it.
  public var description: String {
    (call.map { "\($0): " } ?? "") + problem.description
  }
}

nonisolated extension StageError: Hashable {
  /// Whether two errors have the same problem.
  public static func == (one: StageError, other: StageError) -> Bool { one.problem == other.problem }

  /// Hashes the problem.
  public func hash(into hasher: inout Hasher) { hasher.combine(problem) }
}

nonisolated extension StageError {
  /// How errors name a call.
  package static func call(_ file: StaticString, _ line: UInt) -> String { "\(file):\(line)" }

  /// What there is instead of something unknown: the nearest, and the first ones.
  package static func offer(
    _ known: [String], for name: String, as what: String, ifNone none: String
  ) -> String {
    guard !known.isEmpty else { return none }
    let nearest = Suggestion.nearest(to: name, of: known).map { "did you mean \"\($0)\"? " } ?? ""
    let list = known.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    return nearest + "the \(what) are \(list)" + (known.count > 20 ? " and \(known.count - 20) more." : ".")
  }
}

/// Does something for a call of a test, whose file and line become part of the error.
func called<Result>(
  _ file: StaticString, _ line: UInt, _ body: () throws(StageError) -> Result
) throws(StageError) -> Result {
  do throws(StageError) {
    return try body()
  } catch {
    throw StageError(error.problem, call: StageError.call(file, line))
  }
}

/// Does something for a call of a test that takes real time.
func called(
  _ file: StaticString, _ line: UInt, _ body: () async throws(StageError) -> Void
) async throws(StageError) {
  do throws(StageError) {
    try await body()
  } catch {
    throw StageError(error.problem, call: StageError.call(file, line))
  }
}

nonisolated extension StageError {
  /// What a stage could not do.
  public enum Problem: Sendable, Hashable, CustomStringConvertible {
    /// The name is unknown; the known names follow.
    case unknownName(String, known: [String])
    /// The object with the name is of a class that cannot do this; the reason follows.
    case wrongKind(String, is: String, but: String)
    /// More than one view has the name.
    case ambiguousName(String)
    /// Another view already has the name.
    case nameTaken(String)
    /// The view is in no window of the stage's application.
    case notOnStage(String)
    /// The place is not a point of the screen.
    case noPoint(String)
    /// A finger cannot come down off the screen, whose size follows.
    case offScreen(CGPoint, screen: CGSize)
    /// The finger cannot come down, because it is down.
    case fingerIsDown(Int)
    /// The finger cannot do this, because it is up.
    case fingerIsUp(Int, doing: String)
    /// A finger came down on a view and hit another one; the reason follows, as the end of the sentence.
    case missed(aim: String, at: CGPoint, hit: String?, because: String)
    /// A duration is negative, not finite or longer than a day, or a rate is not positive.
    case badTime(Double)
    /// The time to wait for is over; the present time follows.
    case timeIsOver(Double, now: Double)
    /// The number of taps or fingers is out of range; the text says which of the two.
    case badCount(Int, of: String)
    /// A pinch cannot scale by this factor.
    case badScale(Double)
    /// The condition did not hold within this many seconds.
    case timedOut(TimeInterval)
    /// A move lasts so long that its samples would exhaust the memory.
    case tooManySamples(seconds: Double, rate: Double)
    /// A script exceeds the permitted number of finger samples.
    case scriptTooLong(samples: Int)
    /// The expectations of a script exceed the permitted number of trace entries to examine.
    case tooManyEntries(Int)
    /// The action is not permitted inside ``Stage/together(file:line:_:)``.
    case notTogether(String)
    /// The action was called in a callback of another action.
    case insideCallback
    /// The application reports its facts to another tracer.
    case notTraced

    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .unknownName(let name, let known):
        "nothing on the stage is named \"\(name)\"; "
          + StageError.offer(
            known, for: name, as: "names", ifNone: "nothing there has a name yet: give it one.")
      case .wrongKind(let name, let kind, let reason):
        "\"\(name)\" is a \(kind), and \(reason)."
      case .ambiguousName(let name):
        "more than one view is named \"\(name)\"; give each its own name, or use the view itself."
      case .nameTaken(let name):
        "another view on the stage is named \"\(name)\" already; choose another name."
      case .notOnStage(let view):
        "\(view) is in no window of the stage; add it first."
      case .noPoint(let place):
        "\(place) is not a point of the screen: its coordinates are not finite."
      case .offScreen(let point, let screen):
        "a finger cannot come down at (\(Double(point.x).exact), \(Double(point.y).exact)), which is off the "
          + "screen: its points go from (0, 0) to just before "
          + "(\(Double(screen.width).exact), \(Double(screen.height).exact)). "
          + "Choose a point on the screen; a finger that is down may leave it."
      case .fingerIsDown(let number):
        "finger \(number) is down already; lift it first, or use another one."
      case .fingerIsUp(let number, let action):
        "finger \(number) is up and cannot \(action); bring it down first."
      case .missed(let aim, let point, let hit, let reason):
        "the finger at (\(Double(point.x).exact), \(Double(point.y).exact)) should have hit \(aim) "
          + "but hit \(hit ?? "nothing")" + reason + ". To touch whatever is there, use a point."
      case .badTime(let time):
        "\(time) is not a duration or rate: it must be a finite number, not negative, of at most a day."
      case .timeIsOver(let time, let now):
        "the time \(time.exact) s is over: it is \(now.exact) s already; wait until a later time, or "
          + "for a duration."
      case .badCount(let count, let what):
        "\(count) is not a number of \(what): it must be from 1 to 1000."
      case .badScale(let scale):
        "a pinch cannot scale by \(scale.exact): the factor must be finite and greater than 0."
      case .timedOut(let seconds):
        "the condition did not hold within \(seconds.exact) s of the stage's time; wait longer, or look at "
          + "the trace."
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
}
