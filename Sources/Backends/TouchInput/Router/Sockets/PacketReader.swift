// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll
  internal import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Reads messages from a socket into reused memory.
  @safe final class PacketReader {
    /// The maximum number of messages read at a time.
    static let batchSize = 16

    private let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: batchSize * WireMessage.limit, alignment: 8)
    private var lengths = [UInt32](repeating: 0, count: batchSize)

    /// The result of reading.
    enum Reading: Equatable {
      /// This many messages, up to ``batchSize``; fewer mean that no more are available.
      case messages(Int)
      /// This many messages, after which the peer closed the connection.
      case closed(after: Int)
      /// The system's error number.
      case failed(Int32)
    }

    deinit { unsafe memory.deallocate() }

    /// Reads the available messages without waiting.
    func read(from socket: PacketSocket) -> Reading {
      var wasReset = false
      while true {
        let found = unsafe cepoll_receive(
          socket.descriptor, memory.baseAddress, UInt(WireMessage.limit), &lengths, UInt32(Self.batchSize))
        if found >= 0 {
          // An empty message is the end of the connection.
          if let end = lengths[..<Int(found)].firstIndex(of: 0) { return .closed(after: end) }
          return .messages(Int(found))
        }
        switch errno {
        case EAGAIN: return .messages(0)
        case EINTR: continue
        case ECONNRESET where !wasReset:
          // The peer closed the connection before it had read everything; its own messages follow.
          wasReset = true
        case ECONNRESET: return .closed(after: 0)
        case let number: return .failed(number)
        }
      }
    }

    /// Decodes a message that was read last.
    func message(_ index: Int) throws(WireFailure) -> WireMessage {
      let length = Int(lengths[index])
      guard length <= WireMessage.limit else { throw .tooLarge(length) }
      let start = index * WireMessage.limit
      return unsafe try WireMessage(UnsafeRawBufferPointer(rebasing: memory[start..<start + length]))
    }
  }
#endif
