// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchCore
import TouchScene
import TouchStage
import TouchTrace

/// Plays cases in this process.
struct TestPlayer {
  let call: Call
  /// Whether traces that are missing or differ are written.
  let records: Bool

  func play(_ test: TestCase) -> TestOutcome {
    var warnings: [String] = []
    let before = Misuse.handler
    Misuse.handler = { warnings.append($0) }
    defer { Misuse.handler = before }
    let start = ContinuousClock.now
    var (status, code, lines) = (TestOutcome.Status.passed, 0, [String]())
    do {
      if let failure = test.failure { throw failure }
      lines = test.hasScript ? try played(test) : try built(test)
      if !lines.isEmpty { (status, code) = (.failed, 1) }
    } catch let error as any CommandFailure {
      (status, code) = (.broken, Int(error.exitCode.rawValue))
      lines = [error.message.onOneLine] + error.advice.map { "  \($0.onOneLineWithTabs)" }
    } catch {
      (status, code) = (.broken, Int(ExitCode.bug.rawValue))
      lines = ["\(test.name): \(error)".onOneLine]
    }
    // In microseconds, as reports have it: what another process reads is the same number.
    let passed = ((start.duration(to: .now) / .seconds(1)) * 1e6).rounded() / 1e6
    return TestOutcome(
      name: test.name, identity: test.identity, status: status, seconds: passed, exitCode: code,
      // Names of files and messages of the system are in them.
      lines: lines.map(\.onOneLineWithTabs), warnings: warnings.map(\.onOneLineWithTabs))
  }

  /// A scene without a script passes if it can be built.
  private func built(_ test: TestCase) throws -> [String] {
    let scene = try SceneFile(text: try call.readText(test.scene), file: test.scene).build()
    defer { UIApplication.current = nil }
    _ = scene
    return []
  }

  /// What is not as expected.
  private func played(_ test: TestCase) throws -> [String] {
    guard FileManager.default.fileExists(atPath: test.scene) else {
      throw CommandError(
        .noInput, "\(test.scene): there is no such file; it should be the scene of \(test.file)",
        advice: "Put the scene beside its script, under the same name.")
    }
    let playback = try Playback(
      of: Scenario(
        name: test.name, scene: .init(name: test.scene, text: try call.readText(test.scene)),
        script: .init(name: test.file, text: try call.readText(test.file))))
    if playback.exitCode == .badData, let stop = playback.result.stop {
      throw CommandError(
        .badData, stop.message, at: "\(test.file):\(stop.line):\(stop.column)",
        advice: stop.excerpt.split(separator: "\n").map(String.init))
    }
    let unmet = lines(of: playback.result, test)
    guard unmet.isEmpty else { return unmet }
    return try difference(of: playback, test)
  }

  private func lines(of result: ScriptResult, _ test: TestCase) -> [String] {
    var lines: [String] = []
    for check in result.checks {
      guard let failure = check.failure else { continue }
      lines.append("\(test.file):\(check.line): \(check.source.onOneLine)")
      lines.append("  \(failure.message.onOneLine)")
      lines += failure.instead.map { "    \($0.onOneLine)" }
    }
    if let stop = result.stop {
      lines.append("\(test.file):\(stop.line): \(stop.source.onOneLine)")
      lines.append("  \(stop.message.onOneLine)")
    }
    return lines
  }

  /// How the trace differs from the stored one, if there is one.
  private func difference(of playback: Playback, _ test: TestCase) throws -> [String] {
    let actual = playback.result.trace.text(only: playback.script.areas) + "\n"
    if records {
      // What is to be written is no input.
      if actual == (try? String(contentsOfFile: test.trace, encoding: .utf8)) { return [] }
      try call.write(actual, to: test.trace, as: "--record")
      return []
    }
    guard FileManager.default.fileExists(atPath: test.trace) else { return [] }
    let expected = try call.readText(test.trace)
    if actual == expected { return [] }
    let rows = TraceDiff(expected: expected, actual: actual).description.split(separator: "\n").map(
      String.init)
    return ["\(test.trace): the trace differs"] + rows.map { "  \($0.onOneLine)" }
  }
}
