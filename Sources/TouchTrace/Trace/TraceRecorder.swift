// SPDX-License-Identifier: Apache-2.0

/// Collects the facts of an application, and notes between them.
///
/// ```swift
/// let recorder = TraceRecorder()
/// application.tracer = recorder
/// // … touches …
/// print(recorder.trace.text())
/// ```
///
/// A recorder keeps everything unless ``limit`` says otherwise, and its memory grows with what happens: a tap on a
/// button in a few views takes about 3 kB. Clear ``trace`` from time to time, or set a limit, in an application that
/// runs for long.
public final class TraceRecorder: EventTracer {
  /// How many entries are kept, the latest ones; nil keeps them all.
  public var limit: Int? {
    didSet { trim(to: limit) }
  }

  /// How many entries were recorded and are kept no more.
  public private(set) var forgotten = 0

  /// Up to twice as many as the limit, so that room is made seldom; `count - limit` of them are forgotten already.
  private var kept: [Trace.Entry] = []

  /// What is kept of what was recorded; empty it to begin anew.
  public var trace: Trace {
    get { Trace(limit.map { Array(kept.suffix($0)) } ?? kept) }
    set {
      forgotten = recorded
      kept = newValue.entries
      trim(to: limit)
    }
  }

  /// Makes a recorder that has recorded nothing.
  ///
  /// - Parameter limit: How many entries it keeps, the latest ones; nil keeps them all.
  public init(limit: Int? = nil) {
    self.limit = limit.map { max($0, 0) }
  }

  /// Adds a fact.
  public func record(_ fact: TouchFact) {
    add(.fact(fact))
  }

  /// Adds a line that a view or a test wrote at `time`.
  public func note(_ line: String, time: TimeInterval) {
    add(.note(line, time: time))
  }

  private func add(_ entry: Trace.Entry) {
    kept.append(entry)
  }
}
