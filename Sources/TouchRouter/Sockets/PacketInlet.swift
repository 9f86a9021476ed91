// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Reads messages from a socket into reused memory.
  final class PacketInlet {
    /// How many messages are read at a time.
    static let count = 16

    private let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count * WireMessage.limit, alignment: 8)
    private var lengths = [UInt32](repeating: 0, count: count)

    /// What came of a reading.
    enum Reading: Equatable {
      /// So many messages, at most ``count``; with fewer, nothing else has come.
      case messages(Int)
      /// So many messages, and after them the other side closed the connection.
      case closed(after: Int)
      case failed(Int32)
    }

    deinit { memory.deallocate() }

    /// Reads what has come.
    func read(from socket: PacketSocket) -> Reading {
      var wasReset = false
      while true {
        let found = cepoll_receive(
          socket.descriptor, memory.baseAddress, UInt(WireMessage.limit), &lengths, UInt32(Self.count))
        if found >= 0 {
          // A message of no bytes is the end of the connection.
          if let end = lengths[..<Int(found)].firstIndex(of: 0) { return .closed(after: end) }
          return .messages(Int(found))
        }
        switch errno {
        case EAGAIN: return .messages(0)
        case EINTR: continue
        case ECONNRESET where !wasReset:
          // The other side closed before it had read everything; what it said before that comes next.
          wasReset = true
        case ECONNRESET: return .closed(after: 0)
        case let number: return .failed(number)
        }
      }
    }

    /// A message of the last reading.
    func message(_ place: Int) throws(WireFailure) -> WireMessage {
      let length = Int(lengths[place])
      guard length <= WireMessage.limit else { throw .tooLarge(length) }
      let start = place * WireMessage.limit
      return try WireMessage(UnsafeRawBufferPointer(rebasing: memory[start..<start + length]))
    }
  }
#endif
