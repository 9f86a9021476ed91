// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
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

  /// Refuses files of other inspectors by their endings: their formats are undocumented.
  private static func refuseByName(_ path: String) throws {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    // A file of a bundle is as little text as the bundle.
    let bundle = trimmed.split(separator: "/").first { $0.hasSuffix(".viewhierarchy") }.map(String.init)
    let path = FilePath(bundle ?? trimmed)
    guard let kind = inspectors.first(where: { path.ends(with: $0.ending) }) else { return }
    throw CommandError(
      .badData,
      "\(Call.name(of: trimmed)): it is \(bundle == nil || trimmed.hasSuffix(".viewhierarchy") ? "" : "part of ")\(kind.nature), whose format is not documented, so it is not read",
      advice:
        "While the app is stopped in the debugger, print its windows as text and save what it prints:",
      "  expression -l objc -O -- [[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]"
    )
  }

  private static let inspectors: [(ending: String, nature: String)] = [
    (".viewhierarchy", "a view hierarchy of Xcode"), (".lookin", "a document of Lookin"),
    (".flex", "a file of FLEX"), (".rvl", "a snapshot of Reveal"), (".reveal", "a snapshot of Reveal"),
  ]

  /// The views of a scene, as they are when it is shown.
  func scene(_ bytes: [UInt8], named name: String, _ call: Call) throws -> SnapshotDocument {
    guard let scenes = doctor.scenes else {
      throw CommandError(
        .badData, "\(name): it is a scene, which `\(doctor.name)` cannot read",
        advice: "Use `touchstone`, which can: it has the same verbs and options.")
    }
    return try scenes(bytes, name, call)
  }

  /// The ending of the files of scenes.
  package static let sceneEnding = ".scene.json5"

  /// Whether a file is a scene: by its ending, or because it is a JSON5 object with fields that only scenes
  /// have.
  package static func isScene(_ bytes: [UInt8], named name: String) -> Bool {
    if FilePath(name).ends(with: sceneEnding) { return true }
    // XML and dumps are recognized by their beginning and need not be parsed twice.
    guard bytes.count < maximumSceneSize, bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "<"),
      let node = try? JSONReader.read(SourceText(file: "", bytes: bytes), dialect: .json5),
      case .object(let members) = node.value
    else { return false }
    let names = members.map(\.name)
    return names.contains("controller") || (names.contains("views") && !names.contains("rendering_system"))
  }

  /// A longer text is not examined for a scene.
  private static let maximumSceneSize = 4 << 20
}
