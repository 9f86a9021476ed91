// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchStage
import TouchTrace

/// Prints the result of a scenario.
struct PlayOutput {
  /// The form of the output.
  enum Kind {
    /// The trace in groups, and the results of the expectations.
    case text
    /// The trace as JSON lines.
    case lines
    /// The lines that views wrote.
    case log
    /// Everything as one JSON document.
    case document
    /// Only the unmet expectations, when the results are written elsewhere.
    case failures
  }

  let playback: Playback
  let areas: Set<TraceArea>

  private var result: ScriptResult { playback.result }
  private var trace: Trace { result.trace.filtered(to: areas) }

  func print(_ kind: Kind, _ call: Call) {
    switch kind {
    case .text: printText(call)
    case .lines:
      call.output.write(TraceJSON.text(of: trace))
      printFailures(to: call.errors)
    case .log:
      for line in result.trace.notes { call.output.line(line) }
      printFailures(to: call.errors)
    case .document: call.output.line(document.pretty)
    case .failures: printFailures(to: call.errors)
    }
  }

  // MARK: Text

  private func printText(_ call: Call) {
    let style = call.output.style
    let head = [playback.scenario.name, playback.script.summary].compactMap(\.self).joined(separator: ": ")
    call.output.line(style(.heading, head.onOneLine))
    call.output.line()
    call.output.groups(of: trace)
    if trace.entries.isEmpty, result.stop == nil { call.output.line("Nothing happened in what is shown.\n") }
    printFailures(to: call.output)
    if result.isMet {
      call.output.line(
        style(.good, result.description.prefix(1).uppercased() + result.description.dropFirst() + "."))
    }
  }

  private func printFailures(to output: Output) {
    guard !result.isMet else { return }
    let style = output.style
    for check in result.checks {
      guard let failure = check.failure else { continue }
      output.line(style(.bad, "not as expected") + "  \(position(check.line)): \(check.source.onOneLine)")
      output.line("  \(failure.message.onOneLine)")
      for line in failure.instead { output.line("    " + style(.faint, line.onOneLine)) }
    }
    if let stop = result.stop {
      output.line(
        style(.bad, "stopped") + "  \(position(stop.line)):\(stop.column): \(stop.message.onOneLine)")
      for line in stop.excerpt.split(separator: "\n") {
        output.line("  " + style(.faint, String(line).onOneLineWithTabs))
      }
    }
    guard !result.checks.isEmpty else { return }
    let held = result.checks.count { $0.isMet }
    output.line("\(held) of \(result.checks.count) expectations held.")
  }

  private func position(_ line: Int) -> String { "\(playback.scenario.script.name.onOneLine):\(line)" }

  // MARK: JSON

  private var document: JSONText {
    let checks = result.checks.map { check in
      JSONText.object([
        .init("line", .integer(check.line)), .init("text", .string(check.source)),
        .init("met", .bool(check.isMet)),
        .init("message", .string(ifAny: check.failure?.message)),
        .init("instead", .array((check.failure?.instead ?? []).map(JSONText.string))),
      ])
    }
    var stop = JSONText.null
    if let stopped = result.stop {
      stop = [
        "line": .integer(stopped.line), "text": .string(stopped.source), "message": .string(stopped.message),
      ]
    }
    return .document(
      "touchstone-play", version: 1,
      [
        "scenario": .string(playback.scenario.name), "summary": .string(ifAny: playback.script.summary),
        "met": .bool(result.isMet), "expectations": .array(checks), "stop": stop,
        "trace": .array(trace.entries.map { .verbatim(TraceJSON.line(for: $0)) }),
      ])
  }
}
