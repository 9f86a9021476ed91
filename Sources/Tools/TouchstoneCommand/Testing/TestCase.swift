// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs

/// A scenario in a folder: a script with the scene beside it, or a scene alone, which must only be valid.
struct TestCase {
  /// The path without the ending, as messages print it.
  let name: String
  /// The path within the folder that was named, which is the same on every machine.
  let identity: String
  /// Whether there is a script.
  let hasScript: Bool
  /// Why it cannot be read, if that is already known.
  var failure: CommandError?

  /// The script or the scene, which a command line can name.
  var file: String { name + (hasScript ? ScenarioCatalog.scriptEnding : ScenarioCatalog.sceneEnding) }
  var scene: String { name + ScenarioCatalog.sceneEnding }
  var trace: String { name + ".trace" }
}

/// The cases of the files and folders that were named.
struct TestCases {
  private(set) var cases: [TestCase] = []
  private var seen: Set<FilePath> = []

  /// Finds the cases, in the order of their names.
  ///
  /// Names that begin with a dot, links to folders and folders of what is built are not searched, as by
  /// `audit`.
  init(_ paths: [String]) throws(CommandError) {
    for path in paths.map({ FilePath($0) }) {
      if path.isFolder { try search(path) } else { try add(named: path) }
    }
  }

  private mutating func add(named path: FilePath) throws(CommandError) {
    for ending in [ScenarioCatalog.scriptEnding, ScenarioCatalog.sceneEnding] where path.ends(with: ending) {
      guard FileIdentity(ofPath: path) != nil else {
        throw CommandError(
          .noInput, "\(path.name): there is no such file", advice: "Name a folder, a script or a scene.")
      }
      let stem = path.dropping(ending)
      let script = FilePath(bytes: stem.bytes + Array(ScenarioCatalog.scriptEnding.utf8))
      return add(stem, stem.lastComponent, hasScript: FileIdentity(ofPath: script) != nil)
    }
    guard FileIdentity(ofPath: path) != nil else {
      throw CommandError(
        .noInput, "\(path.name): there is no such file or folder",
        advice: "Name a folder, a script or a scene.")
    }
    throw CommandError(
      .noInput, "\(path.name): this is not a folder, a script or a scene",
      advice: "Scripts end in .touch, and scenes in .scene.json5.")
  }

  private mutating func add(_ stem: FilePath, _ identity: FilePath, hasScript: Bool) {
    guard seen.insert(stem).inserted else { return }
    var found = TestCase(name: stem.name, identity: identity.name, hasScript: hasScript)
    if stem.text == nil {
      found.failure = CommandError(
        .noInput, "\(stem.name): its name is not UTF-8", advice: "Rename it, so that reports can name it.")
    }
    cases.append(found)
  }

  private mutating func search(_ root: FilePath) throws(CommandError) {
    var folders = [root]
    var scripts: Set<FilePath> = []
    var scenes: Set<FilePath> = []
    while let folder = folders.popLast() {
      for entry in try FolderEntry.all(in: folder) {
        switch entry.kind {
        case .folder where AuditFiles.foreign.contains(entry.path.lastComponent.name): break
        case .folder: folders.append(entry.path)
        case .linkedFolder: break
        case .file, .linkedFile:
          if entry.path.ends(with: ScenarioCatalog.scriptEnding) {
            scripts.insert(entry.path.dropping(ScenarioCatalog.scriptEnding))
          } else if entry.path.ends(with: ScenarioCatalog.sceneEnding) {
            scenes.insert(entry.path.dropping(ScenarioCatalog.sceneEnding))
          }
        }
      }
    }
    guard !scripts.isEmpty || !scenes.isEmpty else {
      throw CommandError(
        .noInput, "\(root.name): there is no script and no scene in this folder",
        advice:
          "Scripts end in .touch, and scenes in .scene.json5. `touchstone new` makes a package that has both."
      )
    }
    for stem in scripts.union(scenes).sorted() {
      let rest = stem.bytes.dropFirst(root.bytes.count).drop { $0 == UInt8(ascii: "/") }
      add(stem, FilePath(bytes: Array(rest)), hasScript: scripts.contains(stem))
    }
  }
}
