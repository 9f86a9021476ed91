// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The Swift files that were named, and those in folders that were named.
struct SourceList {
  /// A file, and its path below the folder that was named.
  struct Entry {
    var path: String
    var relativePath: String

    /// The path of the ported file below the folder that it goes to.
    ///
    /// A file that names its origin has another name: the compiler warns of two paths with one name in a
    /// module.
    func outputPath(namesOrigins: Bool) -> String {
      namesOrigins ? relativePath.dropLast(".swift".count) + ".ported.swift" : relativePath
    }
  }

  /// A source that cannot be read.
  struct Failure: Error {
    var text: String
  }

  private(set) var entries: [Entry] = []

  init(_ sources: [String]) throws(Failure) {
    for source in sources {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
        throw Failure(text: "\(source): there is no such file or folder.")
      }
      if isFolder.boolValue {
        let found = try Self.files(in: source)
        guard !found.isEmpty else { throw Failure(text: "\(source): there is no Swift file in this folder.") }
        let folder = source.count > 1 && source.hasSuffix("/") ? String(source.dropLast()) : source
        entries += found.map { Entry(path: "\(folder)/\($0)", relativePath: $0) }
      } else {
        entries.append(Entry(path: source, relativePath: URL(filePath: source).lastPathComponent))
      }
    }
  }

  /// The Swift files below a folder, in the order of their paths; hidden folders are left out.
  private static func files(in folder: String) throws(Failure) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(text: "\(folder): the folder cannot be read.")
    }
    var result: [String] = []
    for case let name as String in names {
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        names.skipDescendants()
      } else if name.hasSuffix(".swift") {
        result.append(name)
      }
    }
    return result.sorted()
  }
}
