// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Facts in the order in which they happened, interspersed with the notes of views and tests.
public nonisolated struct Trace: Sendable, Hashable {
  /// One thing that happened.
  public nonisolated enum Entry: Sendable, Hashable {
    /// The touch system did or decided something.
    case fact(TouchFact)
    /// A view or a test wrote a line.
    case note(String, time: TimeInterval)

    /// The time, in seconds on the application's clock.
    public var time: TimeInterval {
      switch self {
      case .fact(let fact): fact.time
      case .note(_, let time): time
      }
    }

    /// The area it belongs to.
    public var area: TraceArea {
      switch self {
      case .fact(let fact): fact.kind.area
      case .note: .log
      }
    }
  }

  /// The entries, in order.
  public var entries: [Entry]

  /// Creates a trace from entries.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// Creates a trace from facts only.
  public init(facts: [TouchFact]) {
    entries = facts.map(Entry.fact)
  }

  /// The facts, without the notes.
  public var facts: [TouchFact] {
    entries.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }

  /// The notes, without the facts.
  public var notes: [String] {
    entries.compactMap { if case .note(let note, _) = $0 { note } else { nil } }
  }

  /// The entries of some areas of the touch system.
  public func filtered(to areas: Set<TraceArea>) -> Trace {
    Trace(entries.filter { areas.contains($0.area) })
  }
}
