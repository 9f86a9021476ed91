// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources

/// Finds the scene and the script named on the command line.
enum ScenarioSource {
  /// The scenario with a name, or of a scene and a script; `-` is standard input.
  ///
  /// A script can also be played in the scene of a scenario.
  static func find(_ first: String, _ second: String?, _ call: Call) throws -> Scenario {
    if let second {
      if first == "-", second == "-" {
        throw CommandError(
          .usage, "the scene and the script cannot both be standard input",
          advice: "Write one of them into a file.")
      }
      try checkOrder(first, second)
      let known = ScenarioCatalog.scenario(first)?.scene
      return Scenario(
        name: Call.name(of: second), scene: try known ?? file(first, call), script: try file(second, call))
    }
    if let known = ScenarioCatalog.scenario(first) { return known }
    for ending in [ScenarioCatalog.sceneEnding, ScenarioCatalog.scriptEnding]
    where FilePath(first).ends(with: ending) {
      return try pair(of: FilePath(first).dropping(ending).name, named: ending, call)
    }
    guard !FileManager.default.fileExists(atPath: first + ScenarioCatalog.scriptEnding) else {
      return try pair(of: first, named: ScenarioCatalog.scriptEnding, call)
    }
    throw alone(first)
  }

  /// Throws if scene and script were swapped, as shown by their endings.
  private static func checkOrder(_ first: String, _ second: String) throws {
    guard FilePath(first).ends(with: ScenarioCatalog.scriptEnding),
      FilePath(second).ends(with: ScenarioCatalog.sceneEnding)
    else {
      return
    }
    throw CommandError(
      .usage, "\(first) is a script, and the scene comes first",
      advice: "Write `touchstone play \(second) \(first)`.")
  }

  /// The scenario of a scene and a script with the same name in the same folder, one of which was named.
  private static func pair(of path: String, named ending: String, _ call: Call) throws -> Scenario {
    let named = try file(path + ending, call)
    let isScript = ending == ScenarioCatalog.scriptEnding
    let otherPath = path + (isScript ? ScenarioCatalog.sceneEnding : ScenarioCatalog.scriptEnding)
    guard FileManager.default.fileExists(atPath: otherPath) else {
      let kinds = isScript ? ("scene", "SCENE \(named.name)") : ("script", "\(named.name) SCRIPT")
      throw CommandError(
        .noInput, "\(otherPath): there is no such file; it should be the \(kinds.0) of \(named.name)",
        advice: "Name both: `touchstone play \(kinds.1)`.")
    }
    let other = try file(otherPath, call)
    return Scenario(name: path, scene: isScript ? other : named, script: isScript ? named : other)
  }

  private static func file(_ path: String, _ call: Call) throws -> Scenario.File {
    Scenario.File(name: Call.name(of: path), text: try call.readText(path))
  }

  /// Why a single word does not name a scenario.
  private static func alone(_ name: String) -> CommandError {
    guard name != "-" else {
      return CommandError(
        .usage, "standard input alone cannot be played",
        advice: "Write `touchstone play SCENE -` for a script, or `touchstone play - SCRIPT` for a scene.")
    }
    guard !FileManager.default.fileExists(atPath: name) else {
      return CommandError(
        .usage, "\(name) alone cannot be played",
        advice: "Name a scene and a script: `touchstone play SCENE SCRIPT`.",
        "Where x.scene.json5 and x.touch lie beside each other, `touchstone play x` is enough.")
    }
    var advice: [String] = []
    if let near = Suggestion.nearest(to: name, of: ScenarioCatalog.names) {
      advice.append("Did you mean \(near)?")
    }
    let list = ScenarioCatalog.series.contains(name) ? "touchstone list \(name)" : "touchstone list"
    advice.append("`\(list)` shows the scenarios; of your own, name the scene and the script.")
    return CommandError(.noInput, "there is no scenario and no file \(name.quoted)", advice: advice)
  }
}
