// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Foundation
  public import TouchCore
  internal import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  // How the client connects, and what happens when the connection is lost.

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
        send(.hello(hello))
      } catch {
        scheduleReconnect(because: error.message)
      }
    }

    /// Sends a message.
    ///
    /// If the socket is full, the router does not read, and the client disconnects.
    func send(_ message: RouterMessage) {
      guard let socket else { return }
      sequence += 1
      switch socket.send(WireMessage(sequence: sequence, message).bytes) {
      // After a failure the router is gone: its last messages and the end of the connection can still be
      // read.
      case .sent, .failed: break
      case .full: disconnect("the router does not read its messages")
      }
    }

    /// Closes the connection; messages received before are handled first.
    func disconnect(_ reason: String) {
      guard let socket else { return }
      socket.close()
      self.socket = nil
      disconnectReason = reason
      ports?.signal()
    }

    /// Cancels all touches, after the connection was closed and all earlier messages were handled.
    func finishDisconnect() {
      guard let reason = disconnectReason else { return }
      disconnectReason = nil
      application.report(.port(.lost(because: reason)))
      feed.cancelContacts()
      // Only the application that was in front returns to the front when the router is back.
      if state == .connected { hello.wantsFront = isFront }
      isFront = false
      if case .refused = state { return }
      scheduleReconnect(because: reason)
    }
  }

  extension UIApplication {
    /// Runs the application with the touches of a router, until the client is stopped.
    ///
    /// The run loop of this thread waits for touches and timers, and serves its other sources as usual.
    public func run(source client: RouterClient) {
      client.start()
      client.ports?.run()
    }
  }
#endif
