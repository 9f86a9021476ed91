// SPDX-License-Identifier: Apache-2.0

/// The only folders that a process may read files from, if it runs for somebody who must not read others.
///
/// A path can be checked before the process starts, but a link may replace what it leads to before the file
/// is opened. So the location is checked once the file is open.
package struct ReadableFolders: Sendable, Hashable {
  /// The environment variable that names them, one on each line.
  package static let variable = "TOUCHSTONE_READABLE_FOLDERS"

  /// The folders as absolute paths without symbolic links.
  private let paths: [String]

  /// Limits reading to folders, which are absolute paths without symbolic links.
  package init(_ paths: [String]) { self.paths = paths }

  /// The limits that the process was started with; nil if it may read every file.
  package init?(environment: [String: String]) {
    guard let text = environment[Self.variable] else { return nil }
    paths = text.split(separator: "\n").map(String.init)
  }

  /// The value of the variable.
  package var text: String { paths.joined(separator: "\n") }

  /// Whether a path without symbolic links lies in one of the folders.
  package func contain(_ path: String) -> Bool {
    paths.contains { $0 == "/" || path == $0 || path.hasPrefix($0 + "/") }
  }
}
