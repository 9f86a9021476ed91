// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Records the facts of an application, and notes between them.
///
/// ```swift
/// let recorder = TraceRecorder()
/// application.tracer = recorder
/// // … touches …
/// print(recorder.trace.text())
/// ```
///
/// A recorder keeps everything unless ``limit`` is set, so its memory grows: a tap on a button in a few views
/// takes about 3 kB. In a long-running application, clear ``trace`` from time to time or set a limit.
@preconcurrency @MainActor public final class TraceRecorder: EventTracer {
  /// How many of the latest entries are kept; nil keeps them all.
  public var limit: Int? {
    didSet { trim() }
  }

  /// The number of entries recorded so far, including those that were discarded.
  public private(set) var count = 0

  /// At most twice as many entries as the limit, so that trimming is rare; the first of them may already
  /// count as discarded.
  private var entries: [Trace.Entry] = []

  /// The recorded entries that are kept; set it to an empty trace to start over.
  public var trace: Trace {
    get { Trace(limit == nil ? entries : Array(entries.suffix(keptCount))) }
    set {
      entries = newValue.entries
      count += entries.count
      trim()
    }
  }

  /// The number of recorded entries that were discarded.
  public var forgottenCount: Int { count - keptCount }

  /// Creates a recorder without entries.
  ///
  /// - Parameter limit: How many of the latest entries it keeps; nil keeps them all.
  public init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Adds a fact.
  public func record(_ fact: TouchFact) {
    add(.fact(fact))
  }

  /// Adds a line written by a view or a test at `time`.
  public func note(_ line: String, time: TimeInterval) {
    add(.note(line, time: time))
  }

  /// The entries kept of those recorded after the first `start`.
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
