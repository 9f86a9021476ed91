// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// What somebody pastes into the terminal: it ends with an empty line behind the dump.
enum PastedText {
  /// How long an empty line waits for more of what is pasted, in milliseconds.
  ///
  /// Several windows are printed with empty lines between them, and arrive at once.
  private static let patience: Int32 = 200

  /// Reads what is pasted, and says how to end it.
  static func read(_ call: Call) throws -> [UInt8] {
    call.note("Paste the dump here. An empty line ends it.")
    let source = call.surroundings.input
    var bytes: [UInt8] = []
    var lines = 0
    while true {
      let more: [UInt8]
      do throws(ReadFailure) {
        more = try source.read(upTo: 1 << 16)
      } catch {
        throw CommandError(.noInput, "standard input: it cannot be read: \(error.reason)")
      }
      guard !more.isEmpty, bytes.count + more.count <= Input.limit else { return bytes + more }
      bytes += more
      lines += more.count { $0 == UInt8(ascii: "\n") }
      // What is pasted is echoed: nothing is written between its lines.
      if source.waits(for: patience) { continue }
      if isComplete(bytes) {
        call.progress.clear()
        return bytes
      }
      call.progress.show("\(lines) \(lines == 1 ? "line" : "lines") so far; an empty line ends the dump")
    }
  }

  /// Whether there is an entry of a dump, or anything else, and an empty line behind it.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    var (breaks, hasText) = (0, false)
    for byte in bytes.reversed() {
      if byte == UInt8(ascii: "\n") { breaks += hasText ? 0 : 1 } else if byte > 0x20 { hasText = true }
      if hasText { break }
    }
    return hasText && breaks > 1
  }
}
