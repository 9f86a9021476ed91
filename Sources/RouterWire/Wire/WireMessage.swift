// SPDX-License-Identifier: Apache-2.0

/// A message with its sequence number, as it travels in one datagram.
///
/// All numbers are little-endian. A datagram begins with 16 bytes: the two letters `TR`, the version of the protocol, the
/// kind of the message, the length of what follows in 4 bytes, and the sequence number in 8. The rest depends on the
/// kind; there is nothing after it. Texts have their length in 2 bytes, lists their count.
public struct WireMessage: Sendable, Hashable {
  /// The version of the protocol.
  public static let version: UInt8 = 1
  /// The greatest number of bytes of a datagram.
  public static let limit = 65_536
  /// The greatest number of contacts in a message.
  public static let contactLimit = 256
  /// The greatest number of bytes of a text.
  static let textLimit = 1024
  /// The greatest number of elements in a list other than contacts.
  static let listLimit = 256
  /// The bytes before the body.
  static let headerSize = 16
  /// The first two bytes, `TR`.
  static let mark: UInt16 = 0x5254

  /// The place of the message among those of its sender on this connection, from 1.
  public var sequence: UInt64
  /// The message.
  public var message: RouterMessage

  /// Makes a message.
  public init(sequence: UInt64, _ message: RouterMessage) {
    self.sequence = sequence
    self.message = message
  }

  /// The datagram.
  ///
  /// What exceeds the limits of the protocol is cut: texts, lists and contacts.
  public var bytes: [UInt8] {
    var writer = WireWriter()
    write(into: &writer)
    return writer.bytes
  }

  /// Replaces the content of a writer with the datagram, reusing the writer's memory.
  package func write(into writer: inout WireWriter) {
    writer.removeAll()
    writer.put(count: Self.headerSize) { header in
      header.put(Self.mark)
      header.put(Self.version)
      header.put(message.code.rawValue)
      header.put(UInt32(0))
      header.put(sequence)
    }
    message.write(into: &writer)
    writer.patchLength(at: 4, headerSize: Self.headerSize)
  }

  /// Reads a datagram.
  ///
  /// - Throws: The first thing that is wrong; any bytes give a message or a failure.
  public init(_ bytes: UnsafeRawBufferPointer) throws(WireFailure) {
    guard bytes.count <= Self.limit else { throw .tooLarge(bytes.count) }
    var reader = WireReader(bytes)
    guard bytes.count >= Self.headerSize else { throw .tooShort(bytes.count) }
    guard try reader.integer(UInt16.self) == Self.mark else { throw .noMark }
    let version = try reader.integer(UInt8.self)
    guard version == Self.version else { throw .version(version) }
    let kind = try reader.integer(UInt8.self)
    let length = Int(try reader.integer(UInt32.self))
    guard length == bytes.count - Self.headerSize else {
      throw .length(said: length, found: bytes.count - Self.headerSize)
    }
    sequence = try reader.integer(UInt64.self)
    guard let code = RouterMessage.Code(rawValue: kind) else { throw .unknownKind(kind) }
    message = try RouterMessage(code, &reader)
    guard reader.isAtEnd else { throw .bytesLeft(reader.remaining) }
  }

  /// Reads a datagram.
  public init(_ bytes: [UInt8]) throws(WireFailure) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(WireFailure) in try WireMessage(buffer) }
    }
    self = try result.get()
  }
}

/// Why bytes are no message.
public enum WireFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// There are more bytes than a message can have.
  case tooLarge(Int)
  /// There are fewer bytes than every message has.
  case tooShort(Int)
  /// The first bytes are not those of a message.
  case noMark
  /// The message has another version.
  case version(UInt8)
  /// The length in the message is not that of the datagram.
  case length(said: Int, found: Int)
  /// There is no such kind of messages.
  case unknownKind(UInt8)
  /// The message ends in the midst of a value.
  case cut
  /// There are bytes after the message.
  case bytesLeft(Int)
  /// A value is none that it can be; the text says which.
  case value(String)

  /// What is wrong.
  public var description: String {
    switch self {
    case .tooLarge(let count): "the message has \(count) bytes, more than \(WireMessage.limit)"
    case .tooShort(let count):
      "the message has \(count) bytes, and every message has \(WireMessage.headerSize)"
    case .noMark: "the bytes are no message of this protocol"
    case .version(let version):
      "the message has version \(version) of the protocol, not \(WireMessage.version); use the same release on both sides"
    case .length(let said, let found): "the message says it has \(said) bytes and has \(found)"
    case .unknownKind(let kind): "there is no message of kind \(kind)"
    case .cut: "the message ends in the midst of a value"
    case .bytesLeft(let count): "there are \(count) bytes after the message"
    case .value(let what): what
    }
  }
}
