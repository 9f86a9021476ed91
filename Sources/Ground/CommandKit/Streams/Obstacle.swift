// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a file cannot be replaced although it may be written, determined before there is anything to write.
enum Obstacle {
  /// Another user's file in a folder with the sticky bit, such as `/tmp`.
  case sticky
  /// The name is a mount point, like a file mounted into a container.
  case mountPoint
  /// The file or its folder is append-only.
  case appendOnly

  /// The obstacle for a file in a folder; nil if there is none.
  init?(_ file: stat, _ name: FilePath, in folder: FilePath) {
    var around = stat()
    guard unsafe stat(folder.cString, &around) == 0 else { return nil }
    let (user, path) = (geteuid(), folder.appending(name))
    if around.st_mode & mode_t(S_ISVTX) != 0, user != 0, file.st_uid != user, around.st_uid != user {
      self = .sticky
    } else if file.st_dev != around.st_dev || Self.mount(of: path) != Self.mount(of: folder) {
      self = .mountPoint
    } else if Self.isAppendOnly(path) {
      self = .appendOnly
    } else {
      return nil
    }
  }

  /// Whether a file or folder is append-only, so that files created there can never be moved or removed.
  static func isAppendOnly(_ path: FilePath) -> Bool {
    #if os(Linux)
      let descriptor = unsafe open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      // FS_IOC_GETFLAGS and FS_APPEND_FL of linux/fs.h, which Swift does not import.
      let request = 0x8000_6601 | UInt(MemoryLayout<Int>.size) << 16
      var flags = 0
      return unsafe ioctl(descriptor, request, &flags) == 0 && flags & 0x20 != 0
    #else
      return false
    #endif
  }

  /// The mount identifier of a path, without following a link at its end; nil if it is unknown.
  private static func mount(of path: FilePath) -> [UInt8]? {
    #if os(Linux)
      // O_PATH, which Swift imports only with the GNU extensions.
      let pathAlone: Int32 = 0o1000_0000
      let descriptor = unsafe open(path.cString, pathAlone | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let information = unsafe open("/proc/self/fdinfo/\(descriptor)", O_RDONLY | O_CLOEXEC)
      guard information >= 0 else { return nil }
      defer { close(information) }
      let lines = readBytes(from: information, upTo: 4096).bytes.split(separator: UInt8(ascii: "\n"))
      return lines.first { $0.starts(with: "mnt_id:".utf8) }.map { Array($0) }
    #else
      return nil
    #endif
  }
}
