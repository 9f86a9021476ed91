// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Foundation

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  // How the client comes to the router, and what becomes of it when the router is gone.

  extension RouterClient {
    func connect() {
      guard socket == nil, case .connecting = state else { return }
      do throws(RouterFailure) {
        try path.checkDirectory()
        let socket = try PacketSocket(connectingTo: path)
        guard socket.peer?.user == geteuid() else {
          throw RouterFailure(.unreachable, "the router at \(path.path) belongs to another user")
        }
        try ports?.watch(socket.descriptor)
        self.socket = socket
        gate = SequenceGate()
        sequence = 0
        handledSequence = 0
        state = .registering
        say(.hello(hello))
      } catch {
        connectLater(because: error.message)
      }
    }

    /// Sends a message.
    ///
    /// If the socket does not take it, the router does not read, and the connection is given up.
    func say(_ message: RouterMessage) {
      guard let socket else { return }
      sequence += 1
      switch socket.send(WireMessage(sequence: sequence, message).bytes) {
      // What cannot be sent because the router is gone: what it said last is still to be read, and then its end.
      case .sent, .failed: break
      case .full: lose("the router does not read")
      }
    }

    /// Gives the connection up; what was received before is handled first.
    func lose(_ reason: String) {
      guard let socket else { return }
      socket.close()
      self.socket = nil
      lossReason = reason
      ports?.signal()
    }

    /// Cancels every touch, now that the connection is gone and everything before that was handled.
    func finishLoss() {
      guard let reason = lossReason else { return }
      lossReason = nil
      application.report(.port(.lost(because: reason)))
      feed.cancelContacts()
      // Whoever was in front wants to be there again when the router is back; the others do not.
      if state == .connected { hello.wantsFront = isFront }
      isFront = false
      if case .refused = state { return }
      connectLater(because: reason)
    }
  }

  extension UIApplication {
    /// Runs the application with the touches of a router, until the client is stopped.
    ///
    /// The run loop of this thread waits for touches and timers, and serves whatever else it has.
    public func run(source client: RouterClient) {
      client.start()
      client.ports?.run()
    }
  }
#endif
