// SPDX-License-Identifier: Apache-2.0
public import Foundation

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

nonisolated extension TimerFact: ToldFact {
  package typealias Word = Change

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    teller(change, label, sentence, isKey: false, ["label": .string(label), "due": .double(due)])
  }

  private var sentence: String {
    switch change {
    case .scheduled: "scheduled for \(due.short)"
    case .fired: "fired, due \(due.short)"
    case .cancelled: "cancelled, due \(due.short)"
    }
  }

  package init<Reader: FactReader>(_ word: Change, _ reader: Reader) throws(Reader.Failure) {
    self.init(label: try reader.string("label"), due: try reader.double("due"), change: word)
  }
}
