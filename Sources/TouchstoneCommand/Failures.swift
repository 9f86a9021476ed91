// SPDX-License-Identifier: Apache-2.0
package import CommandKit
package import TouchDoctor
package import TouchScene
import TouchStage

// How the errors of the modules end the command.

/// What is wrong with a script, with the file it is in.
struct ScriptFailure: CommandFailure {
  let file: String
  let error: Script.ParsingError

  var exitCode: ExitCode { .badData }
  var message: String { "\(file):\(error.line):\(error.column): \(error.message)" }
  var advice: [String] {
    error.excerpt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension SceneError: CommandFailure {
  package var exitCode: ExitCode { .badData }
  package var message: String { issues.first?.description ?? "the scene cannot be read" }
  package var advice: [String] {
    issues.dropFirst().map(\.description) + ["Documentation/Scenes.md lists every field."]
  }
}

extension ExplainingFailure: CommandFailure {
  package var exitCode: ExitCode { .badData }
  package var advice: [String] { candidates }
}
