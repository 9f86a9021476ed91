// SPDX-License-Identifier: Apache-2.0
public import Testing

/// Expects exactly these lines, in this order, from the probes and the test on a stage.
///
/// Where they differ, the test fails at the line of the call and shows what is missing, extra or changed.
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

/// Expects a tap to have caused exactly these lines, in this order.
public func expectLog(
  _ tap: TapResult, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, tap.lines.joined(separator: "\n"), sourceLocation)
}

/// Expects the trace of a stage, as aligned text, to equal this text.
///
/// - Parameters:
///   - stage: The stage.
///   - areas: The parts of the touch system to compare; all of them by default.
///   - expected: The text as ``/TouchTrace/TraceText`` writes it; one line break at its end is ignored.
///   - sourceLocation: Where a failure is shown.
public func expectTrace(
  _ stage: Stage, only areas: Set<TraceArea> = Set(TraceArea.allCases), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, stage.text(only: areas), sourceLocation)
}

/// Expects a trace, as aligned text, to equal this text.
///
/// - Parameters:
///   - trace: The trace.
///   - areas: The parts of the touch system to compare; all of them by default.
///   - expected: The text as ``/TouchTrace/TraceText`` writes it; one line break at its end is ignored.
///   - sourceLocation: Where a failure is shown.
public func expectTrace(
  _ trace: Trace, only areas: Set<TraceArea> = Set(TraceArea.allCases), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, trace.text(only: areas), sourceLocation)
}

/// Records the difference between two texts, if there is any.
private func expectSame(_ expected: String, _ actual: String, _ sourceLocation: SourceLocation) {
  let difference = TraceDiff(expected: expected, actual: actual)
  guard !difference.isIdentical else { return }
  Issue.record(
    "\(difference.description)\n\nThe whole of what came:\n\(actual)", sourceLocation: sourceLocation)
}
