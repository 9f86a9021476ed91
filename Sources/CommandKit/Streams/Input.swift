// SPDX-License-Identifier: Apache-2.0

/// Reads files and standard input as a whole, and refuses what cannot be a text in words that help.
package struct Input {
  /// The largest file that is read: 256 MB.
  package static let limit = 256 << 20

  private let standardInput: any ByteSource
  private let patience: Patience

  /// Takes what `-` reads.
  package init(standardInput: any ByteSource, patience: Patience = Patience()) {
    self.standardInput = standardInput
    self.patience = patience
  }

  /// The bytes of a file, or of standard input if the path is `-`.
  ///
  /// Regular files and pipes are read; folders, sockets and devices are not. A file with a zero byte is no text, and
  /// is refused unless whoever asks takes any bytes.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: How many bytes there may be.
  ///   - anyBytes: Whether it need not be a text.
  ///   - check: Is given the file that was opened, before anything is read.
  /// - Returns: All bytes.
  /// - Throws: Why it is not read.
  package func read(
    _ path: String, limit: Int = Input.limit, anyBytes: Bool = false,
    check: (FileIdentity) throws(CommandError) -> Void = { _ in }
  ) throws(CommandError) -> [UInt8] {
    guard path != "-" else {
      if let identity = standardInput.identity { try check(identity) }
      let bytes = try all(of: standardInput, "standard input", limit)
      return anyBytes ? bytes : try checked(bytes, "standard input")
    }
    let file = try FileSource(path, patience: patience)
    defer { file.finish() }
    if let identity = file.identity { try check(identity) }
    if let size = file.size, size > limit { throw tooLarge(path, limit) }
    let bytes = try all(of: file, path, limit)
    return anyBytes ? bytes : try checked(bytes, path)
  }

  private func all(
    of source: any ByteSource, _ name: String, _ limit: Int
  ) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more: [UInt8]
      do throws(ReadFailure) {
        more = try source.read(upTo: 1 << 18)
      } catch {
        throw CommandError(
          .noInput, "\(name): it cannot be read: \(error.reason)", advice: error.advice.map { [$0] } ?? [])
      }
      guard !more.isEmpty else { return bytes }
      bytes += more
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

/// Where bytes come from.
package protocol ByteSource: AnyObject {
  /// Reads some bytes, at most so many; none at the end.
  func read(upTo count: Int) throws(ReadFailure) -> [UInt8]
  /// Which file they are in, if they are in one.
  var identity: FileIdentity? { get }
  /// Whether there is more to read within so many milliseconds; true at the end, which is read at once.
  func waits(for milliseconds: Int32) -> Bool
  /// The open file that they come from, which may have to be waited for; nil for bytes in memory.
  var descriptor: Int32? { get }
}

extension ByteSource {
  package var identity: FileIdentity? { nil }
  package var descriptor: Int32? { nil }
  package func waits(for milliseconds: Int32) -> Bool { true }
}

/// Why bytes could not be read.
package struct ReadFailure: Error, Sendable, Hashable {
  /// Such as `Input/output error`.
  package var reason: String
  /// What to do about it, where there is more to say than that.
  package var advice: String?

  /// Takes the words.
  package init(reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }
}

/// A source that holds its bytes.
package final class MemorySource: ByteSource {
  private var rest: [UInt8]

  /// Takes the bytes.
  package init(_ bytes: [UInt8]) { rest = bytes }

  /// Takes a text.
  package convenience init(_ text: String) { self.init(Array(text.utf8)) }

  package func read(upTo count: Int) -> [UInt8] {
    defer { rest.removeFirst(min(count, rest.count)) }
    return Array(rest.prefix(count))
  }
}
