// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Glibc

  /// Tells when files come into a folder, go out of it, or may be read by others than before.
  ///
  /// It says that something happened and not what: whoever is told looks at the folder. So nothing is missed when the
  /// system has more to say than it keeps.
  final class FolderWatch {
    /// Becomes readable when something happens.
    let descriptor: Int32

    /// Watches a folder; nil if the system lets nobody watch it.
    init?(_ folder: String) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let mask = IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      if inotify_add_watch(descriptor, folder, UInt32(mask)) < 0 {
        close(descriptor)
        return nil
      }
    }

    deinit { close(descriptor) }

    /// Whether something happened since it was asked last.
    func wasTouched() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var happened = false
      while read(descriptor, &bytes, bytes.count) > 0 { happened = true }
      return happened
    }
  }

  /// Which file it is.
  struct FileMark: Equatable {
    private let device: UInt64
    private let number: UInt64

    /// Of the file that a path leads to; nil if there is none.
    init?(ofPath path: String) {
      var found = stat()
      guard stat(path, &found) == 0 else { return nil }
      self.init(found)
    }

    /// Of an open file.
    init?(ofDescriptor descriptor: Int32) {
      var found = stat()
      guard fstat(descriptor, &found) == 0 else { return nil }
      self.init(found)
    }

    private init(_ found: stat) {
      device = UInt64(truncatingIfNeeded: found.st_dev)
      number = UInt64(truncatingIfNeeded: found.st_ino)
    }
  }
#endif
