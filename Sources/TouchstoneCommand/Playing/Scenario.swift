// SPDX-License-Identifier: Apache-2.0
import TouchScene
import TouchStage

/// A scene and a script that belong together, as texts with the names of their files.
struct Scenario {
  /// What the user calls it: `S0/plain`, or the name of the script.
  var name: String
  var scene: File
  var script: File

  /// A text and where it came from.
  struct File: Equatable {
    var name: String
    var text: String
  }

  /// Reads both, or says what is wrong with one of them.
  func read() throws -> (scene: SceneFile, script: Script) {
    let file = try SceneFile(text: scene.text, file: scene.name)
    do {
      return (file, try Script(script.text))
    } catch {
      throw ScriptFailure(file: script.name, error: error)
    }
  }
}

/// The scenarios that are compiled into the command: the files below Tests/Scenarios, by their names without ending.
enum ScenarioCatalog {
  static let sceneEnding = ".scene.json5"
  static let scriptEnding = ".touch"

  /// The names of the scenarios, in their order.
  static let names: [String] = EmbeddedScenarios.files.compactMap { file in
    file.path.hasSuffix(scriptEnding) ? String(file.path.dropLast(scriptEnding.count)) : nil
  }

  /// What their names begin with, each once.
  static let series: [String] = names.reduce(into: []) { series, name in
    let first = String(name.prefix { $0 != "/" })
    if series.last != first { series.append(first) }
  }

  /// The scenario of a name; nil if there is none.
  static func scenario(_ name: String) -> Scenario? {
    guard let script = file(name + scriptEnding), let scene = file(name + sceneEnding) else { return nil }
    return Scenario(name: name, scene: scene, script: script)
  }

  /// What a scenario is about.
  static func summary(of name: String) -> String {
    guard let text = file(name + scriptEnding)?.text, let script = try? Script(text) else { return "" }
    return script.summary ?? ""
  }

  private static func file(_ path: String) -> Scenario.File? {
    EmbeddedScenarios.files.first { $0.path == path }.map { Scenario.File(name: $0.path, text: $0.text) }
  }
}
