// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor
package import TouchSnapshot

/// Reads the input of the doctor: dumps, storyboards and similar files, and scenes.
package struct SnapshotSource {
  private let doctor: DoctorProgram

  /// Creates the reader of a program.
  init(_ doctor: DoctorProgram) { self.doctor = doctor }

  /// The document in a file, or on standard input.
  func read(_ path: String, _ call: Call) throws -> SnapshotDocument {
    try Self.refuseByName(path)
    let bytes =
      try path == "-" && call.context.terminal.isInput
      ? PastedText.read(call) : call.read(path, anyBytes: true)
    let name = Call.name(of: path)
    if Self.isScene(bytes, named: name) { return try scene(bytes, named: name, call) }
    return try Self.document(bytes, named: name)
  }

  /// The document in bytes that are not a scene.
  package static func document(_ bytes: [UInt8], named name: String) throws -> SnapshotDocument {
    try refuseByName(name)
    do {
      return try SnapshotDocument.read(bytes: bytes, file: name)
    } catch {
      throw CommandError(error, at: "; ")
    }
  }

  /// Refuses files of other inspectors by their endings.
  private static func refuseByName(_ path: String) throws(CommandError) {
    guard let refusal = InspectorFile.refusal(of: path) else { return }
    throw CommandError(.badData, refusal.message, advice: refusal.advice)
  }

  /// The views of a scene, as they are when it is shown.
  func scene(_ bytes: [UInt8], named name: String, _ call: Call) throws -> SnapshotDocument {
    guard let scenes = doctor.scenes else {
      let refusal = SceneFile.refusal(named: name, program: "`\(doctor.name)`")
      throw CommandError(.badData, refusal.message, advice: refusal.advice)
    }
    return try scenes(bytes, name, call)
  }

  /// The ending of the files of scenes.
  package static let sceneEnding = SceneFile.ending

  /// Whether a file is a scene.
  package static func isScene(_ bytes: [UInt8], named name: String) -> Bool {
    SceneFile.isScene(bytes, named: name)
  }
}
