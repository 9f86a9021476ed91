// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchCore
import TouchReport
import TouchScene
import TouchStage
import TouchTrace

/// A scenario that was played, with the script's result and a recording of the screen.
struct Playback {
  let scenario: Scenario
  let script: Script
  let result: ScriptResult
  /// What was on the screen; nil unless somebody asked to see it.
  let recording: Recording?
  /// How many facts at the beginning of the trace were dropped, because there were too many.
  let forgottenCount: Int
  /// The screen at the end as a PNG file; nil unless somebody asked for it.
  let png: [UInt8]?

  /// Plays a scenario from beginning to end.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - tuning: The thresholds of the touch system; those of the scene if it is nil.
  ///   - isDrawn: Whether to record the screen, too, which looks at every view after each frame.
  ///   - factLimit: How many facts of the trace are kept.
  ///   - paint: Makes a PNG file of the window at the end.
  /// - Throws: The errors of the scene or the script.
  init(
    of scenario: Scenario, tuning: TouchTuning? = nil, isDrawn: Bool = false,
    factLimit: Int = InputLimit.traceEntries.count, paint: ((UIWindow) -> [UInt8])? = nil
  ) throws {
    var (file, script) = try scenario.read()
    if let tuning { file.tuning = tuning }
    let scene = try file.build()
    defer { UIApplication.current = nil }
    scene.stage.recorder.limit = factLimit
    let recorder = isDrawn ? SceneRecorder(of: scene.stage.application) : nil
    let result = scene.run(script)
    self.scenario = scenario
    self.script = script
    self.result = result
    forgottenCount = scene.stage.recorder.forgottenCount
    png = paint.map { $0(scene.stage.window) }
    recording = recorder?.stop(title: file.name ?? scenario.name, trace: result.trace)
  }

  /// The expectations that do not hold, and what stopped the script.
  var failures: [Report.Failure] {
    let script = scenario.script.name
    let unmet = result.checks.compactMap { check in
      check.failure.map {
        Report.Failure(
          source: "\(script):\(check.line): \(check.source)", message: $0.message, instead: $0.instead)
      }
    }
    let stop = result.stop.map {
      Report.Failure(
        source: "\(script):\($0.line):\($0.column): \($0.source)", message: $0.message)
    }
    return unmet + (stop.map { [$0] } ?? [])
  }

  /// The exit code; an unknown name is a mistake in the script, not a result.
  var exitCode: ExitCode {
    switch result.stop?.kind {
    case .unknownName?, .ambiguousName?, .wrongKind?: .badData
    default: result.isMet ? .yes : .no
    }
  }
}
