// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The temporary file that is being written, which termination signals remove.
///
/// A signal handler may do little: it reads one address and removes the file with that path. So there is at
/// most one such file at a time. Ignored signals, as under `nohup`, stay ignored, and a signal that other
/// code handles without ending the process is left alone.
enum UnfinishedFile {
  private static let writing = Mutex(())
  /// The address of the path as a C string; 0 if there is none.
  fileprivate static let address = Atomic<UInt>(0)
  /// The address of the previous signal actions, indexed by signal number; 0 until the first file.
  fileprivate static let before = Atomic<UInt>(0)

  /// Signals that do not end the process, and those that cannot be handled.
  private static let harmless: Set<Int32> = [
    SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH,
  ]
  /// Signals that always end the process, even with a handler: it prints a backtrace and does not continue.
  private static let fatal: Set<Int32> = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
  /// The signals that end the process, including the unnamed ones that Linux has after the others.
  private static let signals = (1...lastSignal).filter { !harmless.contains($0) }
  #if os(Linux)
    private static let lastSignal: Int32 = 64
  #else
    private static let lastSignal: Int32 = 31
  #endif

  /// Creates and removes temporary files, one at a time in the process.
  static func guarding(
    _ body: () throws(TemporaryFile.Failure) -> Void
  ) throws(TemporaryFile.Failure) {
    try writing.withLock { _ throws(TemporaryFile.Failure) in
      let before = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(lastSignal) + 1)
      defer {
        Self.before.store(0, ordering: .releasing)
        unsafe before.deallocate()
      }
      Self.before.store(UInt(bitPattern: before), ordering: .releasing)
      let taken = signals.filter { unsafe handle($0, rememberingIn: before + Int($0)) }
      defer {
        for number in taken { unsafe sigaction(number, before + Int(number), nil) }
        note(nil)
      }
      try body()
    }
  }

  /// Installs the handler for a signal; returns false if the signal is left alone.
  private static func handle(_ number: Int32, rememberingIn previous: UnsafeMutablePointer<sigaction>) -> Bool
  {
    // The system reserves some signals.
    guard unsafe sigaction(number, nil, previous) == 0 else { return false }
    let handler = unsafe unsafeBitCast(signal(number, removeAndEnd), to: UInt.self)
    let isFree = unsafe handler == unsafeBitCast(SIG_DFL, to: UInt.self)
    let isIgnored = unsafe handler == unsafeBitCast(SIG_IGN, to: UInt.self)
    if isFree || fatal.contains(number) && !isIgnored { return true }
    unsafe sigaction(number, previous, nil)
    return false
  }

  /// Registers the file being written; nil if there is none.
  static func note(_ path: FilePath?) {
    let next = unsafe path.flatMap { unsafe strdup($0.cString) }
    let previous = address.exchange(UInt(bitPattern: next), ordering: .acquiringAndReleasing)
    unsafe free(UnsafeMutablePointer<CChar>(bitPattern: previous))
  }
}

/// Removes the file, and then performs the signal's previous action.
private func removeAndEnd(_ number: Int32) {
  let address = UnfinishedFile.address.load(ordering: .acquiring)
  if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { unsafe unlink(path) }
  let before = UnfinishedFile.before.load(ordering: .acquiring)
  if let before = unsafe UnsafePointer<sigaction>(bitPattern: before) {
    unsafe sigaction(number, before + Int(number), nil)
  }
  raise(number)
}
