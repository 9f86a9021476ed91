// SPDX-License-Identifier: Apache-2.0

/// What happened to a timer.
public nonisolated struct TimerFact: Sendable, Hashable {
  /// A step in the life of a timer.
  public nonisolated enum Change: String, Sendable, Hashable, CaseIterable {
    /// The timer was scheduled.
    case scheduled
    /// The timer fired.
    case fired
    /// The timer was cancelled.
    case cancelled
  }

  /// What the timer is for.
  public var label: String
  /// When the timer is due.
  public var due: TimeInterval
  /// What happened to it.
  public var change: Change

  /// Creates a fact about a timer.
  public init(label: String, due: TimeInterval, change: Change) {
    self.label = label
    self.due = due
    self.change = change
  }
}
