// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// The folders that a server for agents reads files from; without any it reads only what calls bring along.
struct AgentFolders: Sendable {
  /// The folders as absolute paths without symbolic links.
  let paths: [String]

  /// Accepts folders that exist.
  init(_ folders: [String]) throws(CommandError) {
    var paths: [String] = []
    for folder in folders {
      guard FilePath(folder).isFolder, let path = Self.real(folder) else {
        throw CommandError(
          .noInput, "\(folder): there is no such folder",
          advice: "Name the folders whose files agents may have read.")
      }
      guard !path.contains("\n") else {
        throw CommandError(
          .usage, "\(folder.onOneLine): its path has a line break", advice: "Rename the folder.")
      }
      paths.append(path)
    }
    self.paths = paths
  }

  /// The path of a file or folder without links, if it lies in one of the folders.
  ///
  /// A relative path belongs to the first folder that has it.
  func resolve(_ path: String) throws(AgentRefusal) -> String {
    guard let first = paths.first else {
      throw AgentRefusal(
        "This server reads no files. Pass the text itself, or start the server with the folders that it may read."
      )
    }
    let candidates = path.hasPrefix("/") ? [path] : paths.map { "\($0)/\(path)" }
    let found = candidates.compactMap(Self.real)
    if let inside = found.first(where: ReadableFolders(paths).contain) { return inside }
    // What is outside is not told apart from what does not exist.
    let folders = paths.count == 1 ? "the folder \(first)" : "the folders \(paths.joined(separator: ", "))"
    throw AgentRefusal("There is no \(path.quoted) in \(folders), which this server may read.")
  }

  private static func real(_ path: String) -> String? { FilePath(path).resolved?.text }
}
