// SPDX-License-Identifier: Apache-2.0
package import CommandKit
import DoctorVerbs
import TouchFrames
package import TouchScene
package import TouchSnapshot
import TouchStage

// The exit codes and messages for errors of the modules.

/// An error in a script, with its file.
struct ScriptFailure: CommandFailure {
  let file: String
  let error: Script.ParsingError

  var exitCode: ExitCode { .badData }
  var message: String { "\(file):\(error.line):\(error.column): \(error.message)" }
  var advice: [String] {
    error.excerpt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension SceneError: PlacedFailure {
  package var exitCode: ExitCode { .badData }
  package var message: String { issues.first?.description ?? "the scene cannot be read" }
  package var advice: [String] {
    issues.dropFirst().map(\.description) + ["Documentation/Scenes.md lists every field."]
  }
  package var placed: ReadingFailure? {
    guard let first = issues.first else { return nil }
    let more = issues.count > 1 ? " (and \(issues.count - 1) more)" : ""
    return ReadingFailure(position: first.position, message: first.message + more)
  }
}

extension CommandError {
  /// Splits the message of a recording's reader in the same way.
  init(_ failure: RecordingFailure) {
    self.init(
      failure.message, at: "\(failure.file):\(failure.line):\(failure.column)", dividedAt: "; ",
      otherwise: "`touchstone help info` lists the recordings that can be read.")
  }
}
