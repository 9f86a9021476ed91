// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The identity of a file, independent of its path: links, `./` and the case of letters lead to the same one.
package struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Creates the identity from the result of `stat`.
  init(_ found: stat) {
    device = UInt64(truncatingIfNeeded: found.st_dev)
    number = UInt64(truncatingIfNeeded: found.st_ino)
  }

  /// The identity of the file or folder at a path; nil if there is none.
  package init?(ofPath path: FilePath) {
    var found = stat()
    guard unsafe stat(path.cString, &found) == 0 else { return nil }
    self.init(found)
  }

  /// The identity of an open file; nil for pipes and terminals, which no output replaces.
  init?(ofDescriptor descriptor: Int32) {
    var found = stat()
    guard unsafe fstat(descriptor, &found) == 0, FileKind(found) == .file else { return nil }
    self.init(found)
  }
}

/// The kind of object at a path.
enum FileKind {
  case file, folder, pipe, socket, device

  init(_ found: stat) {
    switch found.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): self = .file
    case mode_t(S_IFDIR): self = .folder
    case mode_t(S_IFIFO): self = .pipe
    case mode_t(S_IFSOCK): self = .socket
    default: self = .device
    }
  }
}
