// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The temporary file that is being written, which a signal that ends the process takes with it.
///
/// A handler may do little: it looks at one address and removes the file of that name. So there is one such file at a
/// time. Signals that somebody ignores, as `nohup` does, stay ignored.
enum UnfinishedFile {
  private static let writing = Mutex(())
  /// The address of the path as a C string; 0 if there is none.
  fileprivate static let address = Atomic<UInt>(0)
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Does what makes and removes temporary files, one at a time in the process.
  static func guarding(
    _ body: () throws(TemporaryFile.Failure) -> Void
  ) throws(TemporaryFile.Failure) {
    try writing.withLock { _ throws(TemporaryFile.Failure) in
      let before = signals.map { number in
        let before = signal(number, removeAndEnd)
        if isIgnored(before) { signal(number, SIG_IGN) }
        return before
      }
      defer {
        for (number, handler) in zip(signals, before) { signal(number, handler) }
        note(nil)
      }
      try body()
    }
  }

  /// Says which file is being written; nil if there is none.
  static func note(_ path: String?) {
    let next = path.flatMap { strdup($0) }
    let previous = address.exchange(UInt(bitPattern: next), ordering: .acquiringAndReleasing)
    free(UnsafeMutablePointer<CChar>(bitPattern: previous))
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}

/// Removes the file, and lets the signal do what it does to others.
private func removeAndEnd(_ number: Int32) {
  let address = UnfinishedFile.address.load(ordering: .acquiring)
  if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
  signal(number, SIG_DFL)
  raise(number)
}
