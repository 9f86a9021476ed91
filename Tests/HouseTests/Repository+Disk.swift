// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Repository {
  /// The folder that contains the package with these tests.
  static let root: String = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path.count > 1, !FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
      folder.deleteLastPathComponent()
    }
    return folder.path
  }()

  /// This repository, of which each file is read once.
  static let here = Repository(files: tracked(in: ""))

  /// The files in a folder on the disk, without those that `.gitignore` lists.
  private static func tracked(in folder: String) -> [RepositoryFile] {
    var found: [RepositoryFile] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? [] {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if ignored.contains(name) || name.hasSuffix(".xcodeproj") || path == "artifacts" || path == "site" {
        continue
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        found += tracked(in: path)
      } else if let data = FileManager.default.contents(atPath: "\(root)/\(path)") {
        let isExecutable = FileManager.default.isExecutableFile(atPath: "\(root)/\(path)")
        found.append(RepositoryFile(path: path, data: data, isExecutable: isExecutable))
      }
    }
    return found
  }

  private static let ignored: Set = [
    ".build", ".git", ".swiftpm", "Package.resolved", "__pycache__", "xcuserdata",
  ]
}
