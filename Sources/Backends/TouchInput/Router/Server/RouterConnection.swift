// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A process connected to the router.
  final class RouterConnection {
    /// What a peer connected for.
    enum Role: Equatable {
      /// It has sent nothing yet.
      case unknown
      /// It has registered as an application.
      case application(name: String)
      /// It sends requests.
      case requesting
    }

    let number: UInt64
    let socket: PacketSocket
    let process: Int32
    var role = Role.unknown
    /// When its last message was received.
    var lastReceived: Int64
    var gate = SequenceGate()
    /// The events that the watch waits for.
    var watchedEvents = Int16(POLLIN)
    private var sequence: UInt64 = 0
    /// The memory in which messages are encoded.
    private var writer = WireWriter()
    /// Messages waiting until the socket accepts them.
    private(set) var outbox: [[UInt8]] = []

    init(number: UInt64, socket: PacketSocket, process: Int32, at now: Int64) {
      self.number = number
      self.socket = socket
      self.process = process
      lastReceived = now
    }

    var name: String? {
      if case .application(let name) = role { name } else { nil }
    }

    var isApplication: Bool {
      if case .application = role { true } else { false }
    }

    /// The events to wait for.
    ///
    /// Requests are not read from a peer that does not read the answers, which would otherwise fill the
    /// router's memory.
    var neededEvents: Int16 {
      if outbox.isEmpty { return Int16(POLLIN) }
      return role == .requesting ? Int16(POLLOUT) : Int16(POLLIN) | Int16(POLLOUT)
    }

    /// Sends a message now or when the socket accepts it; returns false if the connection is broken.
    func send(_ message: RouterMessage) -> Bool {
      sequence += 1
      WireMessage(sequence: sequence, message).write(into: &writer)
      let outcome = outbox.isEmpty ? socket.send(writer.bytes) : .full
      if outcome == .full { outbox.append(writer.bytes) }
      if case .failed = outcome { return false }
      return true
    }

    /// Sends waiting messages; returns false if the connection is broken.
    func flush() -> Bool {
      var sent = 0
      defer { outbox.removeFirst(sent) }
      while sent < outbox.count {
        switch socket.send(outbox[sent]) {
        case .sent: sent += 1
        case .full: return true
        case .failed: return false
        }
      }
      return true
    }

    /// Sends the reason, if the socket accepts it, and closes the connection.
    func close(_ refusal: RouterRefusal) {
      _ = flush()
      _ = send(.refused(refusal))
      socket.close()
    }
  }
#endif
