// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll
  internal import CoreFoundation
  internal import Foundation

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The two sources of a run loop by which touches come to an application, as on iOS.
  ///
  /// Source 1 is a port: the run loop itself waits for it, and wakes when a message has come. Source 0 is a queue: it is
  /// signalled by hand, and the run loop calls it in the same turn.
  ///
  /// On Linux the port of a source 1 is a descriptor. The run loop reads eight bytes from it, which suits the descriptors
  /// it makes itself and would cost a socket its message, so that the port is an epoll descriptor which watches the socket:
  /// nothing can be read from that.
  @MainActor final class RunLoopPorts {
    /// What both sources call: source 1 has it receive, source 0 has it handle what was received.
    weak var client: RouterClient?
    fileprivate let port: Int32
    private(set) var sources: [CFRunLoopSource] = []
    private var runLoop: CFRunLoop?
    private var isReceiving = false

    /// Makes the sources.
    ///
    /// - Throws: That the system has no epoll descriptor left.
    init() throws(RouterFailure) {
      port = cepoll_create()
      guard port >= 0 else {
        throw RouterFailure(.system, "there is no epoll: \(RouterFailure.words(errno))")
      }
    }

    isolated deinit {
      remove()
      _ = systemClose(port)
    }

    /// Watches a socket until it is closed.
    ///
    /// - Throws: That the system watches no more for this user.
    func watch(_ descriptor: Int32) throws(RouterFailure) {
      guard cepoll_add(port, descriptor, 0, UInt32(POLLIN)) == 0 else {
        throw RouterFailure(.system, "the socket cannot be watched: \(RouterFailure.words(errno))")
      }
    }

    /// Adds both sources to the run loop of this thread.
    func add() {
      guard runLoop == nil, let current = CFRunLoopGetCurrent() else { return }
      var queue = CFRunLoopSourceContext()
      queue.info = Unmanaged.passUnretained(self).toOpaque()
      queue.perform = performQueue
      var port = CFRunLoopSourceContext1()
      port.version = 1
      port.info = queue.info
      port.getPort = portOfSource
      port.perform = performPort
      let ports = withUnsafeMutablePointer(to: &port) { pointer in
        pointer.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
          CFRunLoopSourceCreate(nil, 0, $0)
        }
      }
      sources = [ports, CFRunLoopSourceCreate(nil, 0, &queue)].compactMap(\.self)
      for source in sources { CFRunLoopAddSource(current, source, kCFRunLoopCommonModes) }
      runLoop = current
    }

    /// Takes both sources out of the run loop, and ends ``run()``.
    func remove() {
      for source in sources { CFRunLoopSourceInvalidate(source) }
      sources = []
      if let runLoop { CFRunLoopStop(runLoop) }
      runLoop = nil
    }

    /// Runs the run loop of this thread until the sources are removed.
    ///
    /// It stays in the run loop between two messages: `RunLoop.run(mode:before:)` returns after every source, which costs a
    /// touch as much time as its way through the socket.
    func run() {
      while runLoop != nil {
        let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, false)
        if result == .finished { return }
      }
    }

    /// Has source 0 called in this turn of the run loop, or in the next one.
    func signal() {
      guard let runLoop, sources.count == 2 else { return }
      CFRunLoopSourceSignal(sources[1])
      // A run loop that is in source 1 looks for signalled sources before it waits again.
      if !isReceiving { CFRunLoopWakeUp(runLoop) }
    }

    fileprivate func receive() {
      isReceiving = true
      client?.receive()
      isReceiving = false
    }

    fileprivate func handle() { client?.handle() }
  }

  private func ports(_ info: UnsafeMutableRawPointer?) -> RunLoopPorts? {
    info.map { Unmanaged<RunLoopPorts>.fromOpaque($0).takeUnretainedValue() }
  }

  private func portOfSource(_ info: UnsafeMutableRawPointer?) -> Int32 {
    let ports = ports(info)
    return onMainActor { ports?.port ?? -1 }
  }

  private func performPort(_ info: UnsafeMutableRawPointer?) {
    let ports = ports(info)
    onMainActor { ports?.receive() }
  }

  private func performQueue(_ info: UnsafeMutableRawPointer?) {
    let ports = ports(info)
    onMainActor { ports?.handle() }
  }
#endif
