// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Glibc

  /// Watches a folder for files that appear, disappear or change their permissions.
  ///
  /// It only reports that something changed, and its owner examines the folder. So nothing is missed when the
  /// system's queue of changes overflows.
  final class FolderWatch {
    /// Becomes readable when something changes.
    let descriptor: Int32

    /// Watches a folder; nil if the system refuses.
    init?(_ folder: String) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let mask = IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      if unsafe inotify_add_watch(descriptor, folder, UInt32(mask)) < 0 {
        close(descriptor)
        return nil
      }
    }

    deinit { close(descriptor) }

    /// Whether something changed since the last call.
    func hasChanged() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var hasChanged = false
      while unsafe read(descriptor, &bytes, bytes.count) > 0 { hasChanged = true }
      return hasChanged
    }
  }
#endif
