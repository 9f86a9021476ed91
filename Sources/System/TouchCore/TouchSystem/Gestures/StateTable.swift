// SPDX-License-Identifier: Apache-2.0

/// The effect of a state that a recognizer writes, by its present state.
///
/// The rows are present states, the columns written ones. A request that UIKit forbids is read as what was
/// meant (a gesture that "changes" before it began begins; one that "fails" after it began is cancelled) or
/// ignored; it never traps. A state that is over stays until the reset.
nonisolated enum StateTable {
  /// What a request means.
  enum Outcome: Hashable {
    /// The recognizer asks the gate for this state.
    case ask(UIGestureRecognizer.State)
    /// The recognizer gets this state at once.
    case apply(UIGestureRecognizer.State)
    /// Nothing happens.
    case ignore
  }

  private static let rows: [[Outcome]] = [
    //  possible  began         changed         ended          cancelled          failed
    [.ignore, .ask(.began), .ask(.began), .ask(.ended), .apply(.failed), .apply(.failed)],  // possible
    [.ignore, .ignore, .apply(.changed), .apply(.ended), .apply(.cancelled), .apply(.cancelled)],  // began
    [.ignore, .ignore, .apply(.changed), .apply(.ended), .apply(.cancelled), .apply(.cancelled)],  // changed
    [.ignore, .ignore, .ignore, .ignore, .ignore, .ignore],  // ended
    [.ignore, .ignore, .ignore, .ignore, .ignore, .ignore],  // cancelled
    [.ignore, .ignore, .ignore, .ignore, .ignore, .ignore],  // failed
  ]

  static func outcome(of requested: UIGestureRecognizer.State, in state: UIGestureRecognizer.State) -> Outcome
  {
    rows[state.rawValue][requested.rawValue]
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// Whether the gesture has begun and goes on.
  @inline(__always)
  var isActive: Bool { self == .began || self == .changed }
  /// Whether nothing more comes until the reset.
  @inline(__always)
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether the gesture was recognized.
  @inline(__always)
  var isRecognized: Bool { isActive || self == .ended }
}
