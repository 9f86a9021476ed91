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
      let bytes = try call.read(name, anyBytes: true)
      let file = Call.name(of: name)
      let title = FilePath(name).name.split(separator: "/").last.map(String.init) ?? file
      if SnapshotSource.isScene(bytes, named: file) {
        let text = try Call.text(bytes, of: file)
        return LabSource(scene: LabScene(name: title, file: file, text: text), path: name)
      }
      let document = try SnapshotSource.read(name, call)
      let converted = SceneText(of: document)
      return LabSource(
        scene: LabScene(
          name: title, file: file, text: converted.text, origin: "\(document.format)", notes: converted.notes),
        path: nil)
    }

    /// The scene of a scenario.
    static func scenario(_ name: String) -> LabScene? {
      ScenarioCatalog.scenario(name).map { LabScene(name: name, file: $0.scene.name, text: $0.scene.text) }
    }
  }
#endif
