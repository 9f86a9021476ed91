// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The source files of a folder, with what tells whether they changed.
///
/// Names that begin with a dot are skipped, and so are links, and folders of dependencies and of build
/// products: what is in them belongs to others.
package struct SourceFolder {
  /// A file below the folder.
  package struct File: Sendable {
    package var path: String
    package var size: Int
    /// The time of the last change, in nanoseconds.
    package var changed: Int
  }

  /// Why a folder cannot be read, in a sentence.
  package struct Failure: Error {
    package var text: String
  }

  /// Files that are larger were made by programs, in bytes.
  package static let largest = 4 << 20
  /// More files than this are no app.
  static let most = 400_000
  /// Folders that are nested deeper are not searched.
  static let deepest = 64

  /// The folders of others' files and of what is built.
  static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// The path of the folder.
  package let root: String
  /// The files in the order of their paths.
  package private(set) var files: [File] = []
  /// How many files were skipped because they are too large.
  package private(set) var tooLarge = 0

  package init(_ root: String) throws(Failure) {
    var found = stat()
    guard stat(root, &found) == 0 else { throw Failure(text: "\(root): there is no such file or folder.") }
    guard found.st_mode & mode_t(S_IFMT) == mode_t(S_IFDIR) else {
      throw Failure(text: "\(root): this is not a folder. Name the folder that has the sources.")
    }
    self.root = root
    try search("", 0)
    files.sort { $0.path < $1.path }
  }

  private mutating func search(_ below: String, _ depth: Int) throws(Failure) {
    guard depth < Self.deepest, let folder = opendir(below.isEmpty ? root : "\(root)/\(below)") else {
      return
    }
    defer { closedir(folder) }
    let descriptor = dirfd(folder)
    var folders: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name, !name.hasPrefix(".") else { continue }
      let isSource = Self.isSource(name)
      guard isSource || entry.pointee.d_type != UInt8(DT_REG) else { continue }
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let path = below.isEmpty ? name : "\(below)/\(name)"
      switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFDIR):
        if !Self.foreign.contains(name) { folders.append(path) }
      case mode_t(S_IFREG) where isSource:
        guard status.st_size <= Self.largest else {
          tooLarge += 1
          continue
        }
        guard files.count < Self.most else {
          throw Failure(
            text: "\(root): there are more than \(Self.most) source files. Name a smaller folder.")
        }
        files.append(
          File(path: path, size: Int(status.st_size), changed: Self.nanoseconds(of: status)))
      default: break
      }
    }
    for path in folders { try search(path, depth + 1) }
  }

  private static func isSource(_ name: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains { name.hasSuffix($0) }
  }

  private static func nanoseconds(of status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec * 1_000_000_000 + status.st_mtimespec.tv_nsec
    #else
      status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    #endif
  }

  /// The bytes of a file; nil if it cannot be read.
  static func bytes(_ path: String, size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failed = true }
        guard read > 0 else { return }
        count += read
      }
    }
    return failed ? nil : bytes
  }
}
