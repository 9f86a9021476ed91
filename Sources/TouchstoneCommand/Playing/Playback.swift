// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchCore
import TouchReport
import TouchScene
import TouchStage

/// A scenario that has been played: what the script made of it, and what was to be seen.
struct Playback {
  let scenario: Scenario
  let script: Script
  let result: ScriptResult
  /// What was on the screen; nil unless somebody asked to see it.
  let recording: Recording?

  /// Plays a scenario from its beginning to its end.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - tuning: The numbers that fingers are compared with; those of the scene if it is nil.
  ///   - isDrawn: Whether the screen is recorded, too, which takes a look at every view after every frame.
  /// - Throws: What is wrong with the scene or the script.
  init(of scenario: Scenario, tuning: TouchTuning? = nil, isDrawn: Bool = false) throws {
    var (file, script) = try scenario.read()
    if let tuning { file.tuning = tuning }
    let scene = try file.build()
    defer { UIApplication.current = nil }
    let recorder = isDrawn ? SceneRecorder(of: scene.stage.application) : nil
    let result = scene.run(script)
    self.scenario = scenario
    self.script = script
    self.result = result
    recording = recorder?.stop(title: file.name ?? scenario.name, trace: result.trace)
  }

  /// How the command ends: a name that nobody has is a mistake in the script, and no answer.
  var exitCode: ExitCode {
    switch result.stop?.kind {
    case .unknownName?, .ambiguousName?, .wrongKind?: .badData
    default: result.isMet ? .yes : .no
    }
  }
}
