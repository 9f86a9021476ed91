// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Watches many descriptors, and finds those that are ready.
  ///
  /// The system keeps the list of descriptors, so it is not built or searched for each frame. That matters
  /// right after a frame was sent, when the application often waits for the same processor.
  final class PeerWatch {
    /// A ready descriptor, with the events of `poll` that it is ready for.
    struct Ready {
      var number: UInt64
      var events: UInt32
    }

    /// Becomes readable when a watched descriptor is ready.
    let descriptor: Int32
    /// The maximum number found at a time; the others are found the next time.
    private static let limit = 64
    private var numbers = [UInt64](repeating: 0, count: limit)
    private var events = [UInt32](repeating: 0, count: limit)

    /// Creates a watch without descriptors.
    init() throws(RouterFailure) {
      descriptor = cepoll_create()
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "epoll is not available: \(RouterFailure.systemMessage(errno))")
      }
    }

    deinit { _ = systemClose(descriptor) }

    /// Watches a descriptor, identified by a number, until it is closed; returns false if the system refuses.
    func add(_ watched: Int32, number: UInt64, for events: Int16) -> Bool {
      cepoll_add(descriptor, watched, number, UInt32(events)) == 0
    }

    /// Changes the events that a descriptor is watched for.
    func change(_ watched: Int32, number: UInt64, to events: Int16) {
      _ = cepoll_change(descriptor, watched, number, UInt32(events))
    }

    /// The descriptors that are ready now, in ascending order of their numbers.
    func ready() -> [Ready] {
      let count = unsafe cepoll_ready(descriptor, &numbers, &events, Int32(numbers.count))
      return (0..<max(Int(count), 0)).map { Ready(number: numbers[$0], events: events[$0]) }
        .sorted { $0.number < $1.number }
    }
  }
#endif
