// SPDX-License-Identifier: Apache-2.0
public import Testing
public import TouchStage
public import TouchTrace

/// Expects exactly these lines, in this order, from the probes and the test on a stage.
///
/// Where they differ, the test fails at the line of the call, shows what is missing, extra or changed, and
/// says what explains it: what each touch reached, where a finger left a control, and what took or ignored
/// the touch.
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
///
/// Without a text it fails, and records: see <doc:Recording>.
public func expectLog(
  _ stage: Stage, _ expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(.log, expected, stage.lines.joined(separator: "\n"), stage.trace, sourceLocation)
}

/// Expects exactly these lines, in this order, from the probes and the test on a stage.
public func expectLog(
  _ stage: Stage, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, stage.lines, stage.trace, sourceLocation)
}

/// Expects a tap to have caused exactly these lines, in this order.
///
/// Without a text it fails, and records: see <doc:Recording>.
public func expectLog(
  _ tap: TapResult, _ expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(.log, expected, tap.lines.joined(separator: "\n"), tap.trace, sourceLocation)
}

/// Expects a tap to have caused exactly these lines, in this order.
public func expectLog(
  _ tap: TapResult, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(expected, tap.lines, tap.trace, sourceLocation)
}

/// Expects the trace of a stage, as aligned text, to equal this text.
///
/// Without a text it fails, and records: see <doc:Recording>.
///
/// - Parameters:
///   - stage: The stage.
///   - areas: The parts of the touch system to compare; all of them by default.
///   - expected: The text as ``/TouchTrace/TraceText`` writes it; one line break at its end is ignored.
///   - sourceLocation: Where a failure is shown.
public func expectTrace(
  _ stage: Stage, only areas: Set<TraceArea> = Set(TraceArea.allCases), _ expected: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(.trace, expected, stage.text(only: areas), stage.trace, sourceLocation)
}

/// Expects a trace, as aligned text, to equal this text.
///
/// Without a text it fails, and records: see <doc:Recording>.
///
/// - Parameters:
///   - trace: The trace.
///   - areas: The parts of the touch system to compare; all of them by default.
///   - expected: The text as ``/TouchTrace/TraceText`` writes it; one line break at its end is ignored.
///   - sourceLocation: Where a failure is shown.
public func expectTrace(
  _ trace: Trace, only areas: Set<TraceArea> = Set(TraceArea.allCases), _ expected: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSame(.trace, expected, trace.text(only: areas), trace, sourceLocation)
}

/// What an expectation compares.
private enum Compared: String {
  case log, trace

  /// The function that the test calls.
  var function: String { self == .log ? "expectLog" : "expectTrace" }
}

/// Reports the difference between two lists of lines, if there is any, or records the actual ones.
private func expectSame(
  _ expected: [String], _ actual: [String], _ trace: Trace, _ sourceLocation: SourceLocation
) {
  let difference = TraceDiff(expected: expected, actual: actual)
  guard !difference.isIdentical else { return }
  fail(.log, difference, actual, trace, sourceLocation)
}

/// Reports the difference between two texts, if there is any, or records the actual one.
private func expectSame(
  _ compared: Compared, _ expected: String?, _ actual: String, _ trace: Trace,
  _ sourceLocation: SourceLocation
) {
  let difference = expected.map { TraceDiff(expected: $0, actual: actual) }
  if let difference, difference.isIdentical { return }
  let lines =
    actual.isEmpty ? [] : actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  fail(compared, difference, lines, trace, sourceLocation)
}

/// Writes the actual lines into the source if that is wanted, and fails.
private func fail(
  _ compared: Compared, _ difference: TraceDiff?, _ actual: [String], _ trace: Trace,
  _ sourceLocation: SourceLocation
) {
  var parts: [String] = []
  switch ExpectationRecorder.record(
    actual, in: compared.function, isMissing: difference == nil, sourceLocation)
  {
  case .written(let sentence):
    Issue.record("\(sentence)", sourceLocation: sourceLocation)
    return
  case .refused(let sentence): parts.append(sentence)
  case nil where difference == nil:
    parts.append(
      "There is no text to compare with. With TOUCHSTONE_RECORD=1 in the environment, the test writes it here."
    )
  case nil: break
  }
  if let difference {
    parts.append(difference.description(of: "\(compared.rawValue)s"))
    let explanation = trace.explanation()
    if !explanation.isEmpty {
      parts.append("What may explain it:\n  " + explanation.joined(separator: "\n  "))
    }
  }
  if actual.isEmpty || difference?.showsEverything != true {
    parts.append(
      "The whole \(compared.rawValue) was:\n\(actual.isEmpty ? "(empty)" : actual.joined(separator: "\n"))")
  }
  Issue.record("\(parts.joined(separator: "\n\n"))", sourceLocation: sourceLocation)
}
