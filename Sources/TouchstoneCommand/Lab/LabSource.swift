// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import CommandKit
  import Foundation
  import LabServer
  import TextSources
  import TouchScene
  import TouchSnapshot

  /// The scene that a lab is started with, and the file that it watches.
  struct LabSource {
    let scene: LabScene
    /// The path of the file; nil for a scenario.
    let path: String?

    /// The names that a page can open: what the lab was started with, and the scenarios.
    var names: [String] {
      let all = ScenarioCatalog.names
      return all.contains(scene.name) ? all : [scene.name] + all
    }

    /// Finds a scenario, or reads a file of any format with views.
    static func find(_ name: String?, _ call: Call) throws -> LabSource {
      let name = name ?? "S0/plain"
      if let known = scenario(name) { return LabSource(scene: known, path: nil) }
      guard name.contains("/") || name.contains(".") || FileManager.default.fileExists(atPath: name) else {
        var advice: [String] = []
        if let near = Suggestion.nearest(to: name, of: ScenarioCatalog.names) {
          advice.append("Did you mean \(near)?")
        }
        advice.append("`touchstone list` shows the scenarios; of your own, name the file.")
        throw CommandError(.noInput, "there is no scenario and no file \(name.quoted)", advice: advice)
      }
      var scene = try read(try call.read(name, anyBytes: true), named: Call.name(of: name))
      guard scene.origin == "scene" else { return LabSource(scene: scene, path: nil) }
      scene.isWatched = true
      return LabSource(scene: scene, path: name)
    }

    /// The scene in a file of any format with views.
    static func read(_ bytes: [UInt8], named file: String) throws -> LabScene {
      let title = FilePath(file).name.split(separator: "/").last.map(String.init) ?? file
      if SnapshotSource.isScene(bytes, named: file) {
        return LabScene(name: title, file: file, text: try Call.text(bytes, of: file))
      }
      let document = try SnapshotSource.document(bytes, named: file)
      let converted = SceneText(of: document)
      return LabScene(
        name: title, file: file, text: converted.text, origin: "\(document.format)", notes: converted.notes)
    }

    /// The scene of a scenario.
    static func scenario(_ name: String) -> LabScene? {
      ScenarioCatalog.scenario(name).map { LabScene(name: name, file: $0.scene.name, text: $0.scene.text) }
    }
  }
#endif
