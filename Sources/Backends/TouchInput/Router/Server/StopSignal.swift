// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Synchronization

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Stops a router from another thread or from a signal handler.
  public struct RouterStopper: Sendable {
    let descriptor: Int32

    /// Makes the router cancel all touches and return.
    public func stop() { writeByte(to: descriptor) }
  }

  /// A pipe whose read end becomes readable when the router is to stop.
  final class StopSignal {
    let descriptor: Int32
    let stopper: RouterStopper

    init() throws(RouterFailure) {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else {
        throw RouterFailure(.system, "no pipe can be created: \(RouterFailure.systemMessage(errno))")
      }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      descriptor = ends[0]
      stopper = RouterStopper(descriptor: ends[1])
    }

    deinit {
      _ = stopTarget.compareExchange(
        expected: stopper.descriptor, desired: -1, ordering: .sequentiallyConsistent)
      _ = systemClose(descriptor)
      _ = systemClose(stopper.descriptor)
    }

    /// Whether the router is to stop; resets the signal.
    var wasRaised: Bool {
      var byte: UInt8 = 0
      return unsafe read(descriptor, &byte, 1) > 0
    }

    /// Makes SIGTERM, SIGINT and SIGHUP stop this router in order, unless they are ignored.
    func handleSignals() {
      stopTarget.store(stopper.descriptor, ordering: .sequentiallyConsistent)
      for number in [SIGTERM, SIGINT, SIGHUP] {
        let before = signal(number, raiseStop)
        if unsafe unsafeBitCast(before, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self) {
          signal(number, SIG_IGN)
        }
      }
    }
  }

  /// The pipe that signal handlers write to; -1 if there is none.
  private let stopTarget = Atomic<Int32>(-1)

  private func raiseStop(_ number: Int32) { writeByte(to: stopTarget.load(ordering: .relaxed)) }

  private func writeByte(to descriptor: Int32) {
    var byte: UInt8 = 1
    _ = unsafe write(descriptor, &byte, 1)
  }
#endif
