// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes files that are whole or not there: beside their place first, and then moved to it.
enum TemporaryFile {
  /// The number of the system's error.
  struct Failure: Error {
    var number: Int32
  }

  /// Finds out whether a folder takes a file.
  static func probe(in folder: FilePath) throws(Failure) {
    // What is made there could not be removed.
    guard !Obstacle.isAppendOnly(folder) else { throw Failure(number: EPERM) }
    try UnfinishedFile.guarding { () throws(Failure) in
      let (descriptor, path) = try create(in: folder, rights: 0o600)
      close(descriptor)
      unlink(path.cString)
    }
  }

  /// Puts a file with these bytes in the place of another, or where there was none.
  ///
  /// The bytes are on the disk before the name leads to them: after a loss of power the name has the old file or the
  /// new one. The folder itself is not waited for, since either of them is right.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - folder: The folder, by a path without links.
  ///   - bytes: What is in the file.
  ///   - old: The file that was seen there, whose rights and owner this one gets; nil if there was none. What is there
  ///     by now may be somebody else's link, whose rights say nothing.
  /// - Throws: Why everything is as it was.
  static func replace(
    _ name: FilePath, in folder: FilePath, with bytes: [UInt8], keeping old: stat?
  ) throws(Failure) {
    try UnfinishedFile.guarding { () throws(Failure) in
      // Nobody reads in what replaces a file of few before it has the rights of that.
      let (descriptor, path) = try create(in: folder, rights: old == nil ? 0o666 : 0o600)
      do throws(Failure) {
        if let old { keep(old, for: descriptor) }
        try fill(descriptor, with: bytes)
        guard rename(path.cString, folder.appending(name).cString) == 0 else { throw Failure(number: errno) }
      } catch {
        unlink(path.cString)
        throw error
      }
    }
  }

  /// Makes a file that nobody has, and tells ``UnfinishedFile`` of it before it is there.
  private static func create(in folder: FilePath, rights: mode_t) throws(Failure) -> (Int32, FilePath) {
    for _ in 0..<100 {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = folder.appending(FilePath(".touchstone-\(number).tmp"))
      UnfinishedFile.note(path)
      let descriptor = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST || errno == EINTR else { throw Failure(number: errno) }
    }
    throw Failure(number: EEXIST)
  }

  /// Gives a file the rights of the one that it replaces, and its owner where the system allows it.
  private static func keep(_ old: stat, for descriptor: Int32) {
    // Its group may be one that this user is not in: then the group gets no more than everybody.
    var rights = old.st_mode & 0o777
    if fchown(descriptor, old.st_uid, old.st_gid) != 0, fchown(descriptor, .max, old.st_gid) != 0 {
      rights &= 0o707 | (rights & 0o007) << 3
    }
    _ = fchmod(descriptor, rights)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Failure) {
    let sink = DescriptorSink(descriptor)
    let number = sink.writeAll(bytes)
    // Some file systems say only now that there was no room; some cannot be asked.
    let synced = number != 0 || fsync(descriptor) == 0 ? 0 : errno
    let closed = close(descriptor) == 0 ? 0 : errno
    for number in [number, synced == EINVAL || synced == ENOTSUP ? 0 : synced, closed == EINTR ? 0 : closed]
    where number != 0 { throw Failure(number: number) }
  }
}
