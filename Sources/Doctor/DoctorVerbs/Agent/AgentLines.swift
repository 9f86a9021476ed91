// SPDX-License-Identifier: Apache-2.0

/// Cuts a stream of bytes into lines, and drops what is longer than a line may be.
struct AgentLines {
  enum Line: Equatable {
    case whole([UInt8])
    /// A line that is too long; its bytes were dropped.
    case tooLong
  }

  private let limit: Int
  /// The bytes after the last line break, before the lines that are not taken yet.
  private var rest: [UInt8] = []
  private var isDropping = false
  private var ready: [Line] = []

  init(limit: Int) { self.limit = limit }

  /// Adds bytes of the stream.
  mutating func append(_ bytes: [UInt8]) {
    for (index, piece) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { endLine() }
      guard !isDropping else { continue }
      rest += piece
      guard rest.count > limit else { continue }
      rest = []
      isDropping = true
    }
  }

  /// Ends the stream: what follows the last line break is a line, too.
  mutating func end() { endLine() }

  /// The next line; nil if none is complete.
  mutating func next() -> Line? { ready.isEmpty ? nil : ready.removeFirst() }

  /// Whether a byte may stand in a line that says nothing.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private mutating func endLine() {
    if isDropping {
      ready.append(.tooLong)
    } else if !rest.allSatisfy(Self.isBlank) {
      ready.append(.whole(rest))
    }
    rest = []
    isDropping = false
  }
}
