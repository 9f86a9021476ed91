// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A process that is connected to the router.
  final class RouterConnection {
    /// What a peer has said it is.
    enum Role: Equatable {
      /// It has said nothing yet.
      case unknown
      /// It has registered as an application.
      case application(name: String)
      /// It asks questions.
      case asking
    }

    let number: UInt64
    let socket: PacketSocket
    let process: Int32
    var role = Role.unknown
    /// When it last said something.
    var heard: Int64
    var gate = SequenceGate()
    /// What the router waits for, as far as the system knows.
    var awaited = Int16(POLLIN)
    private var sequence: UInt64 = 0
    /// The memory in which messages are encoded.
    private var writer = WireWriter()
    /// Messages that the socket did not take yet.
    private(set) var outbox: [[UInt8]] = []

    init(number: UInt64, socket: PacketSocket, process: Int32, at now: Int64) {
      self.number = number
      self.socket = socket
      self.process = process
      heard = now
    }

    var name: String? {
      if case .application(let name) = role { name } else { nil }
    }

    var isApplication: Bool {
      if case .application = role { true } else { false }
    }

    /// What to wait for.
    ///
    /// Nobody is asked more who has not taken the answers before: they would fill the router's memory.
    var awaits: Int16 {
      if outbox.isEmpty { return Int16(POLLIN) }
      return role == .asking ? Int16(POLLOUT) : Int16(POLLIN) | Int16(POLLOUT)
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

    /// Sends what the socket did not take before; false if the connection is broken.
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

    /// Says why the connection is closed, if the socket takes it, and closes it.
    func close(_ refusal: RouterRefusal) {
      _ = flush()
      _ = send(.refused(refusal))
      socket.close()
    }
  }
#endif
