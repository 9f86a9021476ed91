// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// Text that a user pastes into the terminal; an empty line after the dump ends it.
enum PastedText {
  /// How long to wait for more pasted text after an empty line, in milliseconds.
  ///
  /// Several windows are printed with empty lines between them, and arrive at once.
  private static let timeout: Int32 = 200

  /// Reads the pasted text, and says how to end it.
  static func read(_ call: Call) throws -> [UInt8] {
    call.note("Paste the dump here. An empty line ends it.")
    let source = call.context.input
    var bytes: [UInt8] = []
    var lines = 0
    while true {
      let more: [UInt8]
      do throws(ReadFailure) {
        more = try source.read(upTo: 1 << 16)
      } catch {
        throw CommandError(.noInput, "standard input: it cannot be read: \(error.reason)")
      }
      guard !more.isEmpty, bytes.count + more.count <= Input.limit else {
        noteCutLines(of: bytes + more, call)
        return bytes + more
      }
      bytes += more
      lines += more.count { $0 == UInt8(ascii: "\n") }
      // The terminal echoes the pasted text, so nothing is written between its lines.
      if source.waits(for: timeout) { continue }
      if isComplete(bytes) {
        call.progress.clear()
        noteCutLines(of: bytes, call)
        return bytes
      }
      call.progress.show("\(lines) \(lines == 1 ? "line" : "lines") so far; an empty line ends the dump")
    }
  }

  /// How many bytes of a line a terminal passes on; it drops what follows them.
  #if os(Linux)
    static let longestLine = 4095
  #else
    static let longestLine = 1023
  #endif

  /// Says that the terminal has cut off a line, if one is as long as a terminal allows.
  private static func noteCutLines(of bytes: [UInt8], _ call: Call) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.contains(where: { $0.count >= longestLine }) else { return }
    call.note(
      "A line has \(longestLine) bytes, which is all that a terminal passes on: the rest of it may be missing. Put the dump into a file, or pipe it: pbpaste | touchstone why."
    )
  }

  /// Whether there is an entry of a dump, or any other text, with an empty line after it.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    var (breaks, hasText) = (0, false)
    for byte in bytes.reversed() {
      if byte == UInt8(ascii: "\n") { breaks += hasText ? 0 : 1 } else if byte > 0x20 { hasText = true }
      if hasText { break }
    }
    return hasText && breaks > 1
  }
}
