// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources

/// Finds the scene and the script that the command line names.
enum ScenarioSource {
  /// The scenario of one name, or of the paths of a scene and a script; `-` is standard input.
  static func find(_ first: String, _ second: String?, _ call: Call) throws -> Scenario {
    if let second {
      if first == "-", second == "-" {
        throw CommandError(
          .usage, "the scene and the script cannot both be standard input",
          advice: "Write one of them into a file.")
      }
      return Scenario(name: second, scene: try file(first, call), script: try file(second, call))
    }
    if let known = ScenarioCatalog.scenario(first) { return known }
    for ending in [ScenarioCatalog.sceneEnding, ScenarioCatalog.scriptEnding] where first.hasSuffix(ending) {
      return try pair(of: String(first.dropLast(ending.count)), call)
    }
    let name = first
    guard !FileManager.default.fileExists(atPath: name + ScenarioCatalog.scriptEnding) else {
      return try pair(of: name, call)
    }
    throw unknown(name)
  }

  /// A scene and a script beside each other, called the same.
  private static func pair(of path: String, _ call: Call) throws -> Scenario {
    Scenario(
      name: path, scene: try file(path + ScenarioCatalog.sceneEnding, call),
      script: try file(path + ScenarioCatalog.scriptEnding, call))
  }

  private static func file(_ path: String, _ call: Call) throws -> Scenario.File {
    let bytes = try call.read(path)
    let name = path == "-" ? "standard input" : path
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badData, "\(name): it is not UTF-8", advice: "Save it as UTF-8.")
    }
    return Scenario.File(name: name, text: text)
  }

  private static func unknown(_ name: String) -> CommandError {
    var advice: [String] = []
    if let near = Suggestion.nearest(to: name, of: ScenarioCatalog.names) {
      advice.append("Did you mean \(near)?")
    }
    advice.append("`touchstone list` shows the scenarios; of your own, name the scene and the script.")
    return CommandError(.noInput, "there is no scenario \(name), and no file of that name", advice: advice)
  }
}
