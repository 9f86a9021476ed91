// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// The files that an audit looks at: those that are named, and those found in folders that are.
struct AuditFiles {
  /// A file, and whether it was named itself.
  struct File: Equatable {
    var path: String
    var isNamed: Bool
  }

  /// What is looked for in folders.
  static let endings = [".storyboard", ".xib", ".scene.json5"]

  let files: [File]

  /// Takes files as they are, and searches folders; folders whose names begin with a dot are left out.
  init(_ paths: [String]) throws {
    var files: [File] = []
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      {
        let found = Self.search(path)
        guard !found.isEmpty else {
          throw CommandError(
            .noInput, "\(path): there is no storyboard, xib or scene in this folder",
            advice: "Name the folder that has them, or the files.")
        }
        for file in found where seen.insert(file).inserted { files.append(File(path: file, isNamed: false)) }
      } else if seen.insert(path).inserted {
        files.append(File(path: path, isNamed: true))
      }
    }
    self.files = files
  }

  private static func search(_ folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    else { return [] }
    var found: [String] = []
    let start = root.path.hasSuffix("/") ? root.path : root.path + "/"
    for case let file as URL in walk where endings.contains(where: { file.path.hasSuffix($0) }) {
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
      let below = file.path.hasPrefix(start) ? String(file.path.dropFirst(start.count)) : file.path
      found.append(folder.hasSuffix("/") ? folder + below : folder + "/" + below)
    }
    return found.sorted()
  }
}
