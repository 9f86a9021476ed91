// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes files atomically: first to a temporary file in the same folder, which is then renamed.
enum TemporaryFile {
  /// The number of the system's error.
  struct Failure: Error {
    var number: Int32
  }

  /// Checks whether a file can be created in a folder.
  static func probe(in folder: FilePath) throws(Failure) {
    // A file created there could not be removed.
    guard !Obstacle.isAppendOnly(folder) else { throw Failure(number: EPERM) }
    try UnfinishedFile.guarding { () throws(Failure) in
      let (descriptor, path) = try create(in: folder, rights: 0o600)
      close(descriptor)
      unsafe unlink(path.cString)
    }
  }

  /// Replaces or creates a file with these bytes.
  ///
  /// The bytes are synced before the file is renamed: after a power failure the name has the old content or
  /// the new. The folder itself is not synced, since either is correct.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - folder: The folder, as a path without links.
  ///   - bytes: The content.
  ///   - old: The file that was found there, whose permissions and owner are copied; nil if there was none. A
  ///     file that
  ///     appeared since may be another user's link, whose permissions must not be used.
  /// - Throws: The reason, after restoring everything.
  static func replace(
    _ name: FilePath, in folder: FilePath, with bytes: [UInt8], keeping old: stat?
  ) throws(Failure) {
    try UnfinishedFile.guarding { () throws(Failure) in
      // A replacement must not be readable by others before it has the old permissions.
      let (descriptor, path) = try create(in: folder, rights: old == nil ? 0o666 : 0o600)
      do throws(Failure) {
        if let old { keep(old, for: descriptor) }
        try fill(descriptor, with: bytes)
        guard unsafe rename(path.cString, folder.appending(name).cString) == 0 else {
          throw Failure(number: errno)
        }
      } catch {
        unsafe unlink(path.cString)
        throw error
      }
    }
  }

  /// Creates a new file, and registers it with ``UnfinishedFile`` before it exists.
  private static func create(in folder: FilePath, rights: mode_t) throws(Failure) -> (Int32, FilePath) {
    for _ in 0..<100 {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = folder.appending(FilePath(".touchstone-\(number).tmp"))
      UnfinishedFile.note(path)
      let descriptor = unsafe open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST || errno == EINTR else { throw Failure(number: errno) }
    }
    throw Failure(number: EEXIST)
  }

  /// Copies the permissions of the replaced file, and its owner where the system allows it.
  private static func keep(_ old: stat, for descriptor: Int32) {
    // The user may not belong to its group: then the group gets no more permissions than everyone.
    var rights = old.st_mode & 0o777
    if fchown(descriptor, old.st_uid, old.st_gid) != 0, fchown(descriptor, .max, old.st_gid) != 0 {
      rights &= 0o707 | (rights & 0o007) << 3
    }
    _ = fchmod(descriptor, rights)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Failure) {
    let sink = DescriptorSink(descriptor)
    let number = sink.writeAll(bytes)
    // Some file systems report a full disk only now; some do not support syncing.
    let synced = number != 0 || fsync(descriptor) == 0 ? 0 : errno
    let closed = close(descriptor) == 0 ? 0 : errno
    for number in [number, synced == EINVAL || synced == ENOTSUP ? 0 : synced, closed == EINTR ? 0 : closed]
    where number != 0 { throw Failure(number: number) }
  }
}
