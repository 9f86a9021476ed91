// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Tells which of many descriptors are ready.
  ///
  /// The system keeps the list of them between two waits, so that the router neither makes it anew for every frame nor has
  /// the system go through it: right after a frame was sent, the application often waits for the same processor.
  final class PeerWatch {
    /// A descriptor that is ready, and the bits of `poll` that say for what.
    struct Ready {
      var number: UInt64
      var events: UInt32
    }

    /// What becomes readable when a descriptor is ready.
    let descriptor: Int32
    /// How many are told at a time; the others have their turn after them.
    private static let limit = 64
    private var numbers = [UInt64](repeating: 0, count: limit)
    private var events = [UInt32](repeating: 0, count: limit)

    /// Makes a watch of nothing.
    init() throws(RouterFailure) {
      descriptor = cepoll_create()
      guard descriptor >= 0 else {
        throw RouterFailure(.system, "there is no epoll: \(RouterFailure.words(errno))")
      }
    }

    deinit { _ = systemClose(descriptor) }

    /// Watches a descriptor, called by a number, until it is closed; false if the system watches no more.
    func add(_ watched: Int32, number: UInt64, for events: Int16) -> Bool {
      cepoll_add(descriptor, watched, number, UInt32(events)) == 0
    }

    /// Watches a descriptor for something else from now on.
    func change(_ watched: Int32, number: UInt64, to events: Int16) {
      _ = cepoll_change(descriptor, watched, number, UInt32(events))
    }

    /// What is ready now, as many as are told at a time, in ascending order of the numbers.
    func ready() -> [Ready] {
      let count = cepoll_ready(descriptor, &numbers, &events, Int32(numbers.count))
      return (0..<max(Int(count), 0)).map { Ready(number: numbers[$0], events: events[$0]) }
        .sorted { $0.number < $1.number }
    }
  }
#endif
