// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Why an event generator could not do something; impossible touches throw the errors of the stage.
public nonisolated enum EventGeneratorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No view in the window has the identifier.
  case unknownView(identifier: String)
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
    case .unknownView(let identifier):
      "no view in the window has the accessibility identifier \"\(identifier)\"; set it, or wait until it exists."
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
