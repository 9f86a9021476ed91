// SPDX-License-Identifier: Apache-2.0
public import Foundation
internal import TouchStage

/// Why an event generator could not do something, and which call asked for it.
///
/// The description begins with the file and the line of the call. Impossible touches throw a `StageError`.
///
/// Two errors are equal if their problems are, wherever they come from:
///
/// ```swift
/// #expect(throws: EventGeneratorError(.fingerIsUp(.leftIndex))) { try generator.fingerUp(.leftIndex) }
/// ```
public nonisolated struct EventGeneratorError: Error, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let problem: Problem
  /// The call that failed, as `ShopTests/BuyTests.swift:14`; nil if it was not made by a test.
  public let call: String?

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

nonisolated extension EventGeneratorError: Hashable {
  /// Whether two errors have the same problem.
  public static func == (one: EventGeneratorError, other: EventGeneratorError) -> Bool {
    one.problem == other.problem
  }

  /// Hashes the problem.
  public func hash(into hasher: inout Hasher) { hasher.combine(problem) }
}

nonisolated extension EventGeneratorError {
  /// What an event generator could not do.
  public enum Problem: Sendable, Hashable, CustomStringConvertible {
    /// No view in the window has the identifier; those that are there follow.
    case unknownView(identifier: String, known: [String])
    /// The view with the identifier is of another class.
    case wrongClass(identifier: String, is: String, expected: String)
    /// There is no view with the identifier and this index.
    case tooFewViews(identifier: String, count: Int, index: Int)
    /// The finger is not down.
    case fingerIsUp(FingerIndex)
    /// All ten fingers are down.
    case noFingerLeft
    /// The numbers of fingers and of locations differ.
    case differentCounts(fingers: Int, locations: Int)
    /// Something did not happen in time; what it was, and why not if that is known.
    case timedOut(TimeInterval, waitingFor: String, because: String?)

    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .unknownView(let identifier, let known):
        "no view in the window has the accessibility identifier \"\(identifier)\"; "
          + StageError.offer(
            known, for: identifier, as: "identifiers",
            ifNone: "no view there has one: set it, or wait until the view exists.")
      case .wrongClass(let identifier, let found, let expected):
        "the view \"\(identifier)\" is a \(found) and not a \(expected)."
      case .tooFewViews(let identifier, let count, let index):
        "there are \(count) views with the identifier \"\(identifier)\", and none has the index \(index)."
      case .fingerIsUp(let finger):
        finger == .automatic
          ? "no finger is down; bring one down first." : "the finger \(finger) is up; bring it down first."
      case .noFingerLeft: "all ten fingers are down; lift one first."
      case .differentCounts(let fingers, let locations):
        "\(fingers) fingers cannot go to \(locations) locations; give each finger one."
      case .timedOut(let seconds, let what, let reason):
        "\(what) did not happen within \(seconds) s of the stage's time" + (reason.map { ": \($0)." } ?? ".")
      }
    }
  }
}
