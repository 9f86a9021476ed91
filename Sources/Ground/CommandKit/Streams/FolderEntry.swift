// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An item in a folder, named by its bytes.
package struct FolderEntry: Sendable {
  /// The kind of item, and whether it is reached through a symbolic link; a broken link counts as a file.
  package enum Kind: Sendable { case file, folder, linkedFile, linkedFolder }

  /// The path, including that of the folder.
  package let path: FilePath
  /// The kind, or what the folder reports where the item cannot be examined.
  package let kind: Kind

  /// Everything in a folder except names that begin with a dot, unordered.
  package static func all(in folder: FilePath) throws(CommandError) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder.cString) else { throw failure(folder, errno) }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe name(of: entry)
      guard name.bytes.first != UInt8(ascii: ".") else { continue }
      let path = folder.appending(name)
      unsafe entries.append(FolderEntry(path: path, kind: kind(of: path, type: Int(entry.pointee.d_type))))
    }
    if errno != 0 { throw failure(folder, errno) }
    return entries
  }

  private static func kind(of path: FilePath, type: Int) -> Kind {
    var found = stat()
    guard unsafe lstat(path.cString, &found) == 0 else {
      // Entering a folder or reading a file reports its own errors.
      return type == Int(DT_REG) || type == Int(DT_LNK) ? .file : .folder
    }
    guard found.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK) else {
      return FileKind(found) == .folder ? .folder : .file
    }
    return path.isFolder ? .linkedFolder : .linkedFile
  }

  /// The name of an entry, using only its actual length: the memory after it must not be read.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
    let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    var bytes: [UInt8] = []
    var next = unsafe UnsafeRawPointer(entry) + nameOffset
    while case let byte = unsafe next.load(as: UInt8.self), byte != 0 {
      bytes.append(byte)
      unsafe next += 1
    }
    return FilePath(bytes: bytes)
  }

  private static func failure(_ folder: FilePath, _ number: Int32) -> CommandError {
    CommandError(
      .noInput, "\(folder.name): this folder cannot be searched: \(SystemError.words(number))",
      advice: number == EACCES ? "Ask for the right to read it." : "Name another folder.")
  }
}
