// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Files with scenes of Touchstone, which are built and not read.
package enum SceneFile {
  /// The ending of their names.
  package static let ending = ".scene.json5"

  /// Whether a file is a scene: by its ending, or because it is a JSON5 object with fields that only scenes
  /// have.
  package static func isScene(_ bytes: [UInt8], named name: String) -> Bool {
    if name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { return true }
    // XML and dumps are recognized by their beginning and need not be parsed twice.
    guard bytes.count < maximumSize, bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "<"),
      let node = try? JSONReader.read(SourceText(file: "", bytes: bytes), dialect: .json5),
      case .object(let members) = node.value
    else { return false }
    let names = members.map { $0.name }
    return names.contains("controller") || (names.contains("views") && !names.contains("rendering_system"))
  }

  /// What to say of a scene that a program cannot build: what is wrong, and what to do about it.
  package static func refusal(named name: String, program: String) -> (message: String, advice: [String]) {
    (
      "\(name): it is a scene, which \(program) cannot read",
      ["Use `touchstone`, which can: it has the same verbs and options."]
    )
  }

  /// A longer text is not examined for a scene.
  private static let maximumSize = 4 << 20
}
