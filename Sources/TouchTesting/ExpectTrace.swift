// SPDX-License-Identifier: Apache-2.0
public import Testing

/// Expects the lines that probes and the test wrote on a stage to be these, all of them and in this order.
///
/// Where they differ, the test fails at the place of the call and shows what is missing, extra or changed.
///
/// ```swift
/// try stage.tap("button")
/// expectLog(
///   stage,
///   """
///   Button touches began
///   Button touches ended
///   """)
/// ```
public func expectLog(
  _ stage: Stage, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, stage.lines.joined(separator: "\n"), sourceLocation)
}

/// Expects the lines that a tap caused to be these, all of them and in this order.
public func expectLog(
  _ tap: TapResult, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, tap.lines.joined(separator: "\n"), sourceLocation)
}

/// Expects the trace of a stage, as aligned text, to be this, every line of it.
///
/// - Parameters:
///   - stage: The stage.
///   - areas: The parts of the touch system that count; all of them if it is left out.
///   - expected: What ``/TouchTrace/TraceText`` writes; one line break at its end does not count.
///   - sourceLocation: Where a failure is shown.
public func expectTrace(
  _ stage: Stage, only areas: Set<TraceArea> = Set(TraceArea.allCases), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, stage.text(only: areas), sourceLocation)
}

/// Expects a trace, as aligned text, to be this, every line of it.
///
/// - Parameters:
///   - trace: The trace.
///   - areas: The parts of the touch system that count; all of them if it is left out.
///   - expected: What ``/TouchTrace/TraceText`` writes; one line break at its end does not count.
///   - sourceLocation: Where a failure is shown.
public func expectTrace(
  _ trace: Trace, only areas: Set<TraceArea> = Set(TraceArea.allCases), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, trace.text(only: areas), sourceLocation)
}

/// Records the difference of two texts, if there is one.
private func expectSame(_ expected: String, _ actual: String, _ sourceLocation: SourceLocation) {
  let difference = TraceDiff(expected: expected, actual: actual)
  guard !difference.isIdentical else { return }
  Issue.record(
    "\(difference.description)\n\nThe whole of what came:\n\(actual)", sourceLocation: sourceLocation)
}
