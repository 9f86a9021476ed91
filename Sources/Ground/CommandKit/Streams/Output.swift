// SPDX-License-Identifier: Apache-2.0

/// Text for standard output or standard error, which always passes through here.
///
/// Everything written is first sanitized, for files and pipes as for terminals: the content of a file may be
/// printed on a terminal later. JSON and markup escape their contents themselves, and pass unchanged.
///
/// Writing never throws: a verb need not care whether the reader is still there. The first failure is kept,
/// later output is dropped, and the program ends accordingly when the verb has returned. A verb that writes
/// indefinitely should check ``failure`` from time to time.
package final class Output {
  /// The style of texts; plain if color is off.
  package let style: Style
  /// Whether it is a terminal.
  package let isTerminal: Bool
  /// The first failure, if there was one.
  package private(set) var failure: WriteFailure?
  /// Called before bytes are written, so that the progress line is cleared.
  var beforeWriting: (() -> Void)?

  private let sink: any ByteSink
  private let bufferSize: Int
  private var buffer: [UInt8] = []

  /// Creates an output that buffers up to a number of bytes.
  package init(_ sink: any ByteSink, isTerminal: Bool, style: Style, bufferSize: Int = 65_536) {
    self.sink = sink
    self.isTerminal = isTerminal
    self.style = style
    self.bufferSize = bufferSize
  }

  /// Writes a text; only the colors of the style act on a terminal.
  package func write(_ text: StyledText) {
    guard failure == nil else { return }
    let bytes = style.sequence(of: text).utf8
    buffer += bytes
    if buffer.count >= bufferSize || isTerminal && bytes.last == UInt8(ascii: "\n") { flush() }
  }

  /// Writes a text without a meaning.
  @_disfavoredOverload
  package func write(_ text: String) { write(StyledText(text)) }

  /// Writes a text and a line break.
  package func line(_ text: StyledText = "") { write(text + "\n") }

  /// Writes a text without a meaning, and a line break.
  @_disfavoredOverload
  package func line(_ text: String) { line(StyledText(text)) }

  /// Flushes the buffer, for verbs whose output is watched while they run.
  package func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    beforeWriting?()
    do throws(WriteFailure) {
      try sink.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
