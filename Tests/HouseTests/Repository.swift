// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files that git tracks, or those that a test makes up.
struct Repository: Sendable {
  /// Ordered by path.
  let files: [RepositoryFile]
  private let indexes: [String: Int]
  private let folders: Set<String>

  init(files: [RepositoryFile]) {
    self.files = files.sorted { $0.path < $1.path }
    var indexes: [String: Int] = [:]
    var folders: Set<String> = [""]
    for (index, file) in self.files.enumerated() {
      indexes[file.path] = index
      var path = Substring(file.path)
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        guard folders.insert(String(path)).inserted else { break }
      }
    }
    self.indexes = indexes
    self.folders = folders
  }

  /// A repository of these texts, by their paths.
  init(_ texts: KeyValuePairs<String, String>) {
    self.init(texts.map { ($0.key, $0.value) })
  }

  /// A repository of these texts, by their paths.
  init(_ texts: [(path: String, text: String)]) {
    self.init(files: texts.map { RepositoryFile(path: $0.path, text: $0.text) })
  }

  /// The file at this path.
  subscript(path: String) -> RepositoryFile? {
    indexes[path].map { files[$0] }
  }

  /// Whether there is a file or a folder at this path, which may end with a slash.
  func exists(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return indexes[path] != nil || folders.contains(path)
  }

  /// The files in a folder, at any depth, with one of these suffixes.
  func files(in folder: String = "", _ suffixes: String...) -> [RepositoryFile] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return files.filter { file in
      file.path.hasPrefix(prefix) && suffixes.contains { file.path.hasSuffix($0) }
    }
  }

  /// The names of the folders in a folder.
  func folders(in folder: String) -> [String] {
    let depth = folder.split(separator: "/").count
    return folders.filter { $0.hasPrefix(folder + "/") && $0.split(separator: "/").count == depth + 1 }
      .map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  /// The folder of a module, which is in `Sources` or in a group of modules there.
  func module(_ name: String) -> String {
    let direct = "Sources/\(name)"
    if folders.contains(direct) { return direct }
    let grouped = folders(in: "Sources").lazy.map { "Sources/\($0)/\(name)" }
    return grouped.first { folders.contains($0) } ?? direct
  }
}
