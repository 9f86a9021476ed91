// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lets termination signals end a wait, so that the verb can finish its output.
///
/// A second signal ends the program at once. Ignored signals, as under `nohup`, stay ignored.
package final class Interruption {
  /// Becomes readable with the first signal.
  package let descriptor: Int32
  private let end: Int32
  private let before: [(@convention(c) (Int32) -> Void)?]
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// Handles the signals until it is deallocated.
  package init() throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw CommandError(
        .bug, "there is no pipe: \(SystemError.words(errno))",
        advice: "Close other programs, and run it again.")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, end) = (ends[0], ends[1])
    target.store(ends[1], ordering: .sequentiallyConsistent)
    before = Self.signals.map { number in
      let before = signal(number, interrupt)
      if unsafe unsafeBitCast(before, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self) {
        signal(number, SIG_IGN)
      }
      return before
    }
  }

  /// Ends the program by the signal itself if it goes on for some time after the signal.
  ///
  /// The signal then does what a second one would: a file that is being written is removed.
  package func endProcess(after time: Duration) {
    // A descriptor of its own stays valid when this object has gone.
    let descriptor = dup(descriptor)
    let isOver = isOver
    runOnThread {
      while !isOver.flag.load(ordering: .acquiring) {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&polled, 1, 200) > 0 else { continue }
        let (seconds, fraction) = time.components
        usleep(UInt32(clamping: seconds * 1_000_000 + fraction / 1_000_000_000_000))
        if !isOver.flag.load(ordering: .acquiring) { kill(getpid(), raised.load(ordering: .acquiring)) }
        break
      }
      close(descriptor)
    }
  }

  /// Whether the signals are no longer handled.
  private final class Over: Sendable {
    let flag = Atomic<Bool>(false)
  }
  private let isOver = Over()

  deinit {
    isOver.flag.store(true, ordering: .releasing)
    for (number, handler) in zip(Self.signals, before) { signal(number, handler) }
    _ = target.compareExchange(expected: end, desired: -1, ordering: .sequentiallyConsistent)
    close(descriptor)
    close(end)
  }

  /// Whether a signal arrived.
  package var wasRaised: Bool { wait(for: [], until: .now) == .interrupted }

  /// The result of a wait.
  package enum Waiting: Sendable {
    /// A descriptor is readable, or at its end.
    case ready
    /// The time is over.
    case late
    /// A signal arrived.
    case interrupted
  }

  /// Waits until there is something to read.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors to read from.
  ///   - deadline: The end of the wait; nil waits indefinitely.
  /// - Returns: What happened. A signal takes precedence over readable descriptors, and these over the
  ///   deadline.
  package func wait(for descriptors: [Int32], until deadline: ContinuousClock.Instant?) -> Waiting {
    while true {
      var polled = ([descriptor] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = deadline.map { max(ContinuousClock.now.duration(to: $0), .zero) }
      // Rounded up, so that the deadline has passed when the wait ends.
      let count = unsafe poll(
        &polled, nfds_t(polled.count), left.map { Int32(clamping: $0.milliseconds) } ?? -1)
      if polled[0].revents != 0 { return .interrupted }
      if count > 0 { return .ready }
      if let left, left == .zero { return .late }
    }
  }
}

extension Duration {
  /// The milliseconds, rounded up.
  fileprivate var milliseconds: Int64 {
    let (seconds, fraction) = components
    return seconds.multipliedReportingOverflow(by: 1000).overflow
      ? .max : seconds * 1000 + (fraction + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}

/// What threads that have just been started run.
private let started = Mutex<[@Sendable () -> Void]>([])

/// Runs something on a thread of its own.
private func runOnThread(_ work: @escaping @Sendable () -> Void) {
  started.withLock { $0.append(work) }
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let reason = unsafe pthread_create(
    &thread, nil,
    { _ in
      started.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
      return nil
    }, nil)
  guard reason == 0 else { return }
  #if canImport(Darwin)
    if let thread = unsafe thread { unsafe pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
}

/// The pipe that signal handlers write to; -1 if there is none.
private let target = Atomic<Int32>(-1)

/// The signal that was handled last.
private let raised = Atomic<Int32>(SIGINT)

private func interrupt(_ number: Int32) {
  raised.store(number, ordering: .releasing)
  var byte: UInt8 = 1
  _ = unsafe write(target.load(ordering: .relaxed), &byte, 1)
  signal(number, SIG_DFL)
}
