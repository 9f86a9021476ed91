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
/// time. Signals that somebody ignores, as `nohup` does, stay ignored, and a signal that somebody handles without ending
/// the process is theirs.
enum UnfinishedFile {
  private static let writing = Mutex(())
  /// The address of the path as a C string; 0 if there is none.
  fileprivate static let address = Atomic<UInt>(0)
  /// The address of what was to be done about each signal before, by its number; 0 until the first file.
  fileprivate static let before = Atomic<UInt>(0)

  /// Signals that leave the process be, and those that nothing can handle.
  private static let harmless: Set<Int32> = [
    SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH,
  ]
  /// Signals after which a process is gone, whoever handles them: backtraces are written and nothing goes on.
  private static let fatal: Set<Int32> = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
  /// Those that end the process, the ones without a name included that Linux has behind the others.
  private static let signals = (1...lastSignal).filter { !harmless.contains($0) }
  #if os(Linux)
    private static let lastSignal: Int32 = 64
  #else
    private static let lastSignal: Int32 = 31
  #endif

  /// Does what makes and removes temporary files, one at a time in the process.
  static func guarding(
    _ body: () throws(TemporaryFile.Failure) -> Void
  ) throws(TemporaryFile.Failure) {
    try writing.withLock { _ throws(TemporaryFile.Failure) in
      let before = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(lastSignal) + 1)
      defer {
        Self.before.store(0, ordering: .releasing)
        before.deallocate()
      }
      Self.before.store(UInt(bitPattern: before), ordering: .releasing)
      let taken = signals.filter { take($0, rememberingIn: before + Int($0)) }
      defer {
        for number in taken { sigaction(number, before + Int(number), nil) }
        note(nil)
      }
      try body()
    }
  }

  /// Handles a signal from now on; false if it stays as it is.
  private static func take(_ number: Int32, rememberingIn place: UnsafeMutablePointer<sigaction>) -> Bool {
    // The system keeps some for itself.
    guard sigaction(number, nil, place) == 0 else { return false }
    let handler = unsafeBitCast(signal(number, removeAndEnd), to: UInt.self)
    let isFree = handler == unsafeBitCast(SIG_DFL, to: UInt.self)
    let isIgnored = handler == unsafeBitCast(SIG_IGN, to: UInt.self)
    if isFree || fatal.contains(number) && !isIgnored { return true }
    sigaction(number, place, nil)
    return false
  }

  /// Says which file is being written; nil if there is none.
  static func note(_ path: FilePath?) {
    let next = path.flatMap { strdup($0.cString) }
    let previous = address.exchange(UInt(bitPattern: next), ordering: .acquiringAndReleasing)
    free(UnsafeMutablePointer<CChar>(bitPattern: previous))
  }
}

/// Removes the file, and lets the signal do what it would have done.
private func removeAndEnd(_ number: Int32) {
  let address = UnfinishedFile.address.load(ordering: .acquiring)
  if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
  let before = UnfinishedFile.before.load(ordering: .acquiring)
  if let before = UnsafePointer<sigaction>(bitPattern: before) {
    sigaction(number, before + Int(number), nil)
  }
  raise(number)
}
