// SPDX-License-Identifier: Apache-2.0
import DoctorVerbs
import TouchScene
import TouchStage

/// A scene and a script that belong together, as texts with their file names.
struct Scenario {
  /// The name for users: `button/click`, or the name of the script.
  var name: String
  var scene: File
  var script: File

  /// A text and its origin.
  struct File: Equatable {
    var name: String
    var text: String
  }

  /// Parses both, or throws the error of one of them.
  func read() throws -> (scene: SceneFile, script: Script) {
    let file = try SceneFile(text: scene.text, file: scene.name)
    do {
      return (file, try Script(script.text))
    } catch {
      throw ScriptFailure(file: script.name, error: error)
    }
  }
}

/// The scenarios compiled into the command: the files in Tests/Scenarios, by name without ending.
enum ScenarioCatalog {
  static let sceneEnding = SnapshotSource.sceneEnding
  static let scriptEnding = ".touch"

  /// The names of the scenarios, in order.
  static let names: [String] = EmbeddedScenarios.files.compactMap { file in
    file.path.hasSuffix(scriptEnding) ? String(file.path.dropLast(scriptEnding.count)) : nil
  }

  /// The distinct prefixes of their names.
  static let series: [String] = names.reduce(into: []) { series, name in
    let first = String(name.prefix { $0 != "/" })
    if series.last != first { series.append(first) }
  }

  /// The scenario with a name; nil if there is none.
  static func scenario(_ name: String) -> Scenario? {
    guard let script = file(name + scriptEnding), let scene = file(name + sceneEnding) else { return nil }
    return Scenario(name: name, scene: scene, script: script)
  }

  /// The summary of a scenario.
  static func summary(of name: String) -> String {
    guard let text = file(name + scriptEnding)?.text, let script = try? Script(text) else { return "" }
    return script.summary ?? ""
  }

  private static func file(_ path: String) -> Scenario.File? {
    EmbeddedScenarios.files.first { $0.path == path }.map { Scenario.File(name: $0.path, text: $0.text) }
  }
}
