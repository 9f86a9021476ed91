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
@preconcurrency @MainActor public final class TraceRecorder: EventTracer {
  /// How many entries are kept, the latest ones; nil keeps them all.
  public var limit: Int? {
    didSet { trim() }
  }

  /// How many entries have been recorded, those that are kept no more included.
  public private(set) var count = 0

  /// At most twice as many as the limit, so that room is made seldom; the first of them may be forgotten already.
  private var entries: [Trace.Entry] = []

  /// What was recorded and is kept; empty it to begin anew.
  public var trace: Trace {
    get { Trace(limit == nil ? entries : Array(entries.suffix(keptCount))) }
    set {
      entries = newValue.entries
      count += entries.count
      trim()
    }
  }

  /// How many entries were recorded and are kept no more.
  public var forgottenCount: Int { count - keptCount }

  /// Makes a recorder that has recorded nothing.
  ///
  /// - Parameter limit: How many entries it keeps, the latest ones; nil keeps them all.
  public init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Adds a fact.
  public func record(_ fact: TouchFact) {
    add(.fact(fact))
  }

  /// Adds a line that a view or a test wrote at `time`.
  public func note(_ line: String, time: TimeInterval) {
    add(.note(line, time: time))
  }

  /// What was recorded after the first `start` entries and is kept.
  package func trace(since start: Int) -> Trace {
    Trace(Array(entries.suffix(min(max(count - start, 0), keptCount))))
  }

  private var keptCount: Int { min(entries.count, max(limit ?? .max, 0)) }

  private func add(_ entry: Trace.Entry) {
    entries.append(entry)
    count += 1
    if let limit, entries.count - max(limit, 8) > max(limit, 8) { trim() }
  }

  private func trim() {
    entries.removeFirst(entries.count - keptCount)
  }
}
