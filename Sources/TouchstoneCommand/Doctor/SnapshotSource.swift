// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchCore
import TouchScene
import TouchSnapshot

/// Reads what the doctor looks at: dumps, storyboards and their like, and scenes of our own.
enum SnapshotSource {
  /// The document in a file, or on standard input.
  static func read(_ path: String, _ call: Call) throws -> SnapshotDocument {
    try document(try call.read(path, anyBytes: true), named: name(of: path))
  }

  /// What messages call the file of a path.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The document in the bytes of a file; a scene is told by the ending of its name.
  static func document(_ bytes: [UInt8], named name: String) throws -> SnapshotDocument {
    guard name.hasSuffix(ScenarioCatalog.sceneEnding) else {
      do {
        return try SnapshotDocument.read(bytes: bytes, file: name)
      } catch {
        throw CommandError(error, at: "; ")
      }
    }
    let scene = try SceneFile(text: try Self.text(bytes, name), file: name).build()
    defer { UIApplication.current = nil }
    let tree = ViewTree(windows: scene.stage.application.windows)
    return SnapshotDocument(format: .scene, trees: [tree], entries: tree.views.count)
  }

  private static func text(_ bytes: [UInt8], _ name: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badData, "\(name): it is not UTF-8", advice: "Save it as UTF-8.")
    }
    return text
  }
}
