// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads files and standard input as a whole, and refuses anything that cannot be text with a helpful
/// message.
package struct Input {
  /// The maximum size of a file: 256 MB.
  package static let limit = InputLimit.fileBytes.count

  /// How many bytes are read at once.
  private static let piece = 1 << 18

  private let standardInput: any ByteSource
  private let timeouts: Timeouts
  /// Where files may be; nil if they may be anywhere.
  private let folders: ReadableFolders?

  /// Creates an input, with the source that `-` reads.
  package init(
    standardInput: any ByteSource, timeouts: Timeouts = Timeouts(), folders: ReadableFolders? = nil
  ) {
    self.standardInput = standardInput
    self.timeouts = timeouts
    self.folders = folders
  }

  /// The bytes of a file, or of standard input if the path is `-`.
  ///
  /// Regular files and pipes are read; folders, sockets and devices are not. A file with a zero byte is not
  /// text, and is refused unless any bytes are accepted.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The maximum number of bytes.
  ///   - anyBytes: Whether the file need not be text.
  ///   - check: Receives the opened file before anything is read.
  /// - Returns: All bytes.
  /// - Throws: Why it cannot be read.
  package func read(
    _ path: String, limit: Int = Input.limit, anyBytes: Bool = false,
    check: (FileIdentity) throws(CommandError) -> Void = { _ in }
  ) throws(CommandError) -> [UInt8] {
    guard path != "-" else {
      if let identity = standardInput.identity { try check(identity) }
      let bytes = try all(of: standardInput, "standard input", limit)
      return anyBytes ? bytes : try checked(bytes, "standard input")
    }
    let file = try FileSource(path, timeouts: timeouts)
    defer { file.finish() }
    if let folders, file.realPath.map(folders.contain) != true { throw FileSource.absence(path) }
    if let identity = file.identity { try check(identity) }
    if let size = file.size, size > limit { throw tooLarge(path, limit) }
    let size = file.size ?? 0
    let bytes = try all(of: file, path, limit, expecting: size)
    return anyBytes ? bytes : try checked(bytes, path)
  }

  private func all(
    of source: any ByteSource, _ name: String, _ limit: Int, expecting size: Int = 0
  ) throws(CommandError) -> [UInt8] {
    // A small file needs no room for a whole piece.
    let piece = size > 0 ? min(size, Self.piece) : Self.piece
    var bytes: [UInt8] = []
    if size > piece { bytes.reserveCapacity(size) }
    while true {
      let more: [UInt8]
      do throws(ReadFailure) {
        more = try source.read(upTo: piece)
      } catch {
        throw CommandError(
          .noInput, "\(name): it cannot be read: \(error.reason)", advice: error.advice.map { [$0] } ?? [])
      }
      guard !more.isEmpty else { return bytes }
      if bytes.capacity == 0 { bytes = more } else { bytes += more }
      if bytes.count > limit { throw tooLarge(name, limit) }
    }
  }

  private func checked(_ bytes: [UInt8], _ name: String) throws(CommandError) -> [UInt8] {
    guard let zero = bytes.firstIndex(of: 0) else { return bytes }
    throw CommandError(
      .badData, "\(name): it is not a text: the byte at offset \(zero) is zero",
      advice: bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        ? "It looks like UTF-16: save it as UTF-8." : "Name a text file in UTF-8.")
  }

  private func tooLarge(_ name: String, _ limit: Int) -> CommandError {
    let size = limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit) bytes"
    return CommandError(
      .badData, "\(name): it is larger than \(size)", advice: "Cut it into smaller files.")
  }
}

/// A source of bytes.
package protocol ByteSource: AnyObject {
  /// Reads at most a number of bytes; returns none at the end.
  func read(upTo count: Int) throws(ReadFailure) -> [UInt8]
  /// The identity of the file they are in, if it is a file.
  var identity: FileIdentity? { get }
  /// Whether there is more to read within a number of milliseconds; true at the end, which is read at once.
  func waits(for milliseconds: Int32) -> Bool
  /// The descriptor they come from, which may have to be waited for; nil for bytes in memory.
  var descriptor: Int32? { get }
}

extension ByteSource {
  package var identity: FileIdentity? { nil }
  package var descriptor: Int32? { nil }
  package func waits(for milliseconds: Int32) -> Bool { true }
}

/// Why bytes could not be read.
package struct ReadFailure: Error, Sendable, Hashable {
  /// The reason, such as `Input/output error`.
  package var reason: String
  /// Further advice, if there is any.
  package var advice: String?

  /// Creates a failure.
  package init(reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }
}

/// A source of bytes in memory.
package final class MemorySource: ByteSource {
  private var rest: [UInt8]

  /// Creates a source from bytes.
  package init(_ bytes: [UInt8]) { rest = bytes }

  /// Creates a source from a text.
  package convenience init(_ text: String) { self.init(Array(text.utf8)) }

  package func read(upTo count: Int) -> [UInt8] {
    defer { rest.removeFirst(min(count, rest.count)) }
    return Array(rest.prefix(count))
  }
}
