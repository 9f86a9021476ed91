// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll
  internal import CoreFoundation
  internal import Foundation
  internal import TouchCore

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The two run loop sources through which touches reach an application, as on iOS.
  ///
  /// Source 1 is a port: the run loop waits for it, and wakes when a message arrives. Source 0 is a queue:
  /// source 1 signals it, and the run loop calls it in the same turn.
  ///
  /// On Linux the port of a source 1 is a file descriptor. The run loop reads eight bytes from it when it is
  /// ready, as it must from its own eventfds; from a socket, that would discard a message. So the port is an
  /// epoll descriptor that watches the socket: reading from it fails without consequences.
  @MainActor final class RunLoopPorts {
    /// The client that both sources call: source 1 to receive messages, source 0 to handle them.
    weak var client: RouterClient?
    fileprivate let port: Int32
    private(set) var sources: [CFRunLoopSource] = []
    private var runLoop: CFRunLoop?
    private var isReceiving = false

    /// Creates the port.
    ///
    /// - Throws: That the system provides no epoll descriptor.
    init() throws(RouterFailure) {
      port = cepoll_create()
      guard port >= 0 else {
        throw RouterFailure(.system, "epoll is not available: \(RouterFailure.systemMessage(errno))")
      }
    }

    isolated deinit {
      remove()
      _ = systemClose(port)
    }

    /// Watches a socket until it is closed.
    ///
    /// - Throws: That the system refuses to watch it.
    func watch(_ descriptor: Int32) throws(RouterFailure) {
      guard cepoll_add(port, descriptor, 0, UInt32(POLLIN)) == 0 else {
        throw RouterFailure(.system, "the socket cannot be watched: \(RouterFailure.systemMessage(errno))")
      }
    }

    /// Adds both sources to the run loop of this thread.
    func add() {
      guard runLoop == nil, let current = CFRunLoopGetCurrent() else { return }
      var queue = unsafe CFRunLoopSourceContext()
      unsafe queue.info = unsafe Unmanaged.passUnretained(self).toOpaque()
      unsafe queue.perform = unsafe performQueue
      var port = unsafe CFRunLoopSourceContext1()
      unsafe port.version = 1
      unsafe port.info = unsafe queue.info
      unsafe port.getPort = unsafe portOfSource
      unsafe port.perform = unsafe performPort
      let ports = unsafe withUnsafeMutablePointer(to: &port) { pointer in
        unsafe pointer.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
          unsafe CFRunLoopSourceCreate(nil, 0, $0)
        }
      }
      sources = unsafe [ports, CFRunLoopSourceCreate(nil, 0, &queue)].compactMap(\.self)
      for source in sources { CFRunLoopAddSource(current, source, kCFRunLoopCommonModes) }
      runLoop = current
    }

    /// Removes both sources from the run loop, and ends ``run()``.
    func remove() {
      for source in sources { CFRunLoopSourceInvalidate(source) }
      sources = []
      if let runLoop { CFRunLoopStop(runLoop) }
      runLoop = nil
    }

    /// Runs the run loop of this thread until the sources are removed.
    ///
    /// It stays in the run loop between messages: `RunLoop.run(mode:before:)` returns after each source,
    /// which takes as long as a touch takes through the socket.
    func run() {
      while runLoop != nil {
        let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, false)
        if result == .finished { return }
      }
    }

    /// Signals source 0, which the run loop calls in this turn or the next one.
    func signal() {
      guard let runLoop, sources.count == 2 else { return }
      CFRunLoopSourceSignal(sources[1])
      // While the run loop calls source 1, it need not be woken: it checks for signaled sources before it
      // waits.
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
    unsafe info.map { unsafe Unmanaged<RunLoopPorts>.fromOpaque($0).takeUnretainedValue() }
  }

  private func portOfSource(_ info: UnsafeMutableRawPointer?) -> Int32 {
    let ports = unsafe ports(info)
    return onMainActor { ports?.port ?? -1 }
  }

  private func performPort(_ info: UnsafeMutableRawPointer?) {
    let ports = unsafe ports(info)
    onMainActor { ports?.receive() }
  }

  private func performQueue(_ info: UnsafeMutableRawPointer?) {
    let ports = unsafe ports(info)
    onMainActor { ports?.handle() }
  }
#endif
