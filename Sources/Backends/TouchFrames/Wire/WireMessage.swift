// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// A message with its sequence number, as sent in one datagram.
///
/// All numbers are little-endian. A datagram begins with a header of 16 bytes: the two letters `TR`, the
/// version of the protocol, the kind of message, the length of the body in 4 bytes, and the sequence number
/// in 8. The layout of the body depends on the kind, and nothing follows it. A text begins with its length, a
/// list with its count, in 2 bytes.
public struct WireMessage: Sendable, Hashable {
  /// The version of the protocol.
  public static let version: UInt8 = 1
  /// The maximum size of a datagram, in bytes.
  public static let limit = InputLimit.routerMessage.count
  /// The maximum number of contacts in a message.
  public static let contactLimit = InputLimit.routerContacts.count
  /// The maximum size of a text, in bytes.
  static let textLimit = 1024
  /// The maximum number of elements of any other list.
  static let listLimit = 256
  /// The size of the header, in bytes.
  static let headerSize = 16
  /// The first two bytes, `TR`.
  static let mark: UInt16 = 0x5254

  /// The number of the message among those of its sender on this connection, from 1.
  public var sequence: UInt64
  /// The message.
  public var message: RouterMessage

  /// Creates a message.
  public init(sequence: UInt64, _ message: RouterMessage) {
    self.sequence = sequence
    self.message = message
  }

  /// The datagram.
  ///
  /// Texts and lists that exceed the limits of the protocol are truncated.
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
  /// - Throws: The first error. Any bytes result in a message or an error.
  public init(_ bytes: UnsafeRawBufferPointer) throws(WireFailure) {
    guard bytes.count <= Self.limit else { throw .tooLarge(bytes.count) }
    var reader = unsafe WireReader(bytes)
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
    let result = unsafe bytes.withUnsafeBytes { buffer in
      Result { () throws(WireFailure) in unsafe try WireMessage(buffer) }
    }
    self = try result.get()
  }
}

/// Why bytes are not a valid message.
public enum WireFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The datagram exceeds the maximum size.
  case tooLarge(Int)
  /// The datagram is shorter than a header.
  case tooShort(Int)
  /// The datagram does not begin with `TR`.
  case noMark
  /// The message has another version.
  case version(UInt8)
  /// The length in the header does not match the datagram.
  case length(said: Int, found: Int)
  /// The kind of message is unknown.
  case unknownKind(UInt8)
  /// The message ends in the middle of a value.
  case cut
  /// There are bytes after the end of the message.
  case bytesLeft(Int)
  /// A value is invalid; the text says which one and why.
  case value(String)

  /// What is wrong.
  public var description: String {
    switch self {
    case .tooLarge(let count): "the message has \(count) bytes; the maximum is \(WireMessage.limit)"
    case .tooShort(let count):
      "the message has \(count) bytes; the minimum is \(WireMessage.headerSize)"
    case .noMark: "the bytes are not a message of this protocol"
    case .version(let version):
      "the message uses version \(version) of the protocol instead of \(WireMessage.version); use the same release on both sides"
    case .length(let said, let found): "the length of the message is given as \(said) bytes and is \(found)"
    case .unknownKind(let kind): "messages of kind \(kind) do not exist"
    case .cut: "the message ends in the middle of a value"
    case .bytesLeft(let count): "there are \(count) bytes after the end of the message"
    case .value(let what): what
    }
  }
}
