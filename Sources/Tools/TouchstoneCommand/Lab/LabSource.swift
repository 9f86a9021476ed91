// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import CommandKit
  import DoctorVerbs
  import Foundation
  import TouchLab
  import TextSources
  import TouchScene
  import TouchSnapshot

  /// The scene that a lab is started with, and the file that it watches.
  struct LabSource {
    let scene: LabScene
    /// The path of the file; nil for a scenario, and for a file that was converted.
    var path: String?

    /// The names that a page can open: what the lab was started with, the other screens of its file, and the
    /// scenarios.
    var names: [String] {
      let all = ScenarioCatalog.names
      let own = scene.screens.isEmpty ? [scene.name] : scene.screens.map(\.name)
      return all.contains(scene.name) ? all : own + all
    }

    /// Finds a scenario, or reads a file of any format with views.
    static func find(_ name: String?, _ call: Call) throws -> LabSource {
      let name = name ?? "button/click"
      if let known = scenario(name) { return LabSource(scene: known) }
      guard !FilePath(name).ends(with: ScenarioCatalog.scriptEnding) else { throw script(name) }
      guard name == "-" || FileManager.default.fileExists(atPath: name) else { throw missing(name) }
      let (bytes, title) = (try call.read(name, anyBytes: true), Call.name(of: name))
      if SnapshotSource.isScene(bytes, named: title) || isBlank(bytes) {
        var scene = try read(bytes, named: title)
        scene.isWatched = true
        return LabSource(scene: scene, path: name)
      }
      return LabSource(scene: converted(try SnapshotSource.document(bytes, named: title), title))
    }

    /// Why a word names neither a scenario nor a file.
    private static func missing(_ name: String) -> CommandError {
      var advice: [String] = []
      if let near = Suggestion.nearest(to: name, of: ScenarioCatalog.names) {
        advice.append("Did you mean \(near)?")
      }
      let list = ScenarioCatalog.series.contains(name) ? "touchstone list \(name)" : "touchstone list"
      advice.append("`\(list)` shows the scenarios; of your own, name the file.")
      return CommandError(.noInput, "there is no scenario and no file \(name.quoted)", advice: advice)
    }

    /// Why a script cannot be shown.
    private static func script(_ name: String) -> CommandError {
      let scene = FilePath(name).dropping(ScenarioCatalog.scriptEnding).name + ScenarioCatalog.sceneEnding
      return CommandError(
        .usage, "\(name) is a script, and the lab shows a scene",
        advice: "Show the scene: `touchstone lab \(scene)`.",
        "To see what the script does: `touchstone play \(name) --report report.html`.")
    }

    private static func isBlank(_ bytes: [UInt8]) -> Bool { !bytes.contains { $0 > 0x20 } }

    /// The scene in a file of any format with views.
    static func read(_ bytes: [UInt8], named file: String) throws -> LabScene {
      guard !isBlank(bytes) else {
        throw CommandError(
          .badData, "\(file) is empty",
          advice:
            "A scene is at least `{ views: [] }`; `touchstone help scenes` and Documentation/Scenes.md show more."
        )
      }
      if SnapshotSource.isScene(bytes, named: file) {
        return LabScene(name: title(of: file), file: file, text: try Call.text(bytes, of: file))
      }
      return converted(try SnapshotSource.document(bytes, named: file), file)
    }

    private static func title(of file: String) -> String {
      FilePath(file).name.split(separator: "/").last.map(String.init) ?? file
    }

    /// The scene of the views of another format; of a design with several screens, the one with the most
    /// views.
    private static func converted(_ document: SnapshotDocument, _ file: String) -> LabScene {
      let first = converted(document, file, tree: nil)
      guard document.format.isDesign, document.trees.count > 1 else { return first }
      let screens = document.trees.indices.map { converted(document, file, tree: $0) }
      var shown = screens.first { $0.text == first.text } ?? first
      shown.screens = screens
      return shown
    }

    /// The scene of the views of another format, or of one of its screens.
    private static func converted(_ document: SnapshotDocument, _ file: String, tree: Int?) -> LabScene {
      let text = SceneText(of: document, tree: tree)
      let screen = tree.map { ": " + SceneText.screens(of: document)[$0] } ?? ""
      return LabScene(
        name: title(of: file) + screen, file: file + screen, text: text.text, origin: "\(document.format)",
        notes: text.notes)
    }

    /// The scene of a scenario.
    static func scenario(_ name: String) -> LabScene? {
      ScenarioCatalog.scenario(name).map { LabScene(name: name, file: $0.scene.name, text: $0.scene.text) }
    }
  }
#endif
