// SPDX-License-Identifier: Apache-2.0

/// Collects the facts of an application, and notes between them.
///
/// ```swift
/// let recorder = TraceRecorder()
/// application.tracer = recorder
/// // … touches …
/// print(recorder.trace.text())
/// ```
public final class TraceRecorder: EventTracer {
  /// What was recorded so far; empty it to begin anew.
  public var trace = Trace()

  /// Makes a recorder that has recorded nothing.
  public init() {}

  /// Adds a fact.
  public func record(_ fact: TouchFact) {
    trace.entries.append(.fact(fact))
  }

  /// Adds a line that a view or a test wrote at `time`.
  public func note(_ line: String, time: TimeInterval) {
    trace.entries.append(.note(line, time: time))
  }
}
