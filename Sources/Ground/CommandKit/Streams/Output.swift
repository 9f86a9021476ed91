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
  /// What is left out if nobody reads; nil if writing waits for the reader.
  private var omission: Omission?

  /// Creates an output that buffers up to a number of bytes.
  package init(_ sink: any ByteSink, isTerminal: Bool, style: Style, bufferSize: Int = 65_536) {
    self.sink = sink
    self.isTerminal = isTerminal
    self.style = style
    self.bufferSize = bufferSize
  }

  /// Writes a text; only the colors of the style act on a terminal.
  package func write(_ text: StyledText) {
    guard failure == nil, !omits() else { return }
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
    guard omission == nil else { return writeWhatIsAccepted() }
    do throws(WriteFailure) {
      try sink.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }

  // MARK: Readers who do not read

  /// What is left out if nobody reads.
  private struct Omission {
    /// How many bytes wait for the reader at most.
    var limit: Int
    /// How many texts were left out since the last notice.
    var count = 0
    /// The line that says how many texts were left out.
    var notice: (Int) -> String
  }

  /// Never waits for a reader from now on.
  ///
  /// For verbs that serve others meanwhile: a paused pager, or a terminal that was stopped, must not stop
  /// them.
  ///
  /// Up to `limit` bytes wait; what is written after that is left out, and a line says how much it was.
  package func waitForNobody(keeping limit: Int = 262_144, notice: @escaping (Int) -> String) {
    omission = Omission(limit: limit, notice: notice)
  }

  /// Gives the reader some time to read what waits, at the end of a verb that waits for nobody.
  package func drain(within duration: Duration) {
    guard omission != nil else { return flush() }
    writeWhatIsAccepted(until: ContinuousClock.now + duration)
  }

  /// Whether a text is left out, because too much waits already.
  private func omits() -> Bool {
    guard let omission, buffer.count > omission.limit else { return false }
    self.omission?.count += 1
    return true
  }

  /// Writes what waits in pieces, each of which a pipe or a terminal takes as a whole if it takes any.
  private func writeWhatIsAccepted(until deadline: ContinuousClock.Instant? = nil) {
    /// How long the reader still has, in milliseconds.
    var patience: Int32 {
      guard let deadline else { return 0 }
      return Int32(max((deadline - ContinuousClock.now) / .milliseconds(1), 0))
    }
    let size = isTerminal ? 256 : 4096
    var written = 0
    while failure == nil, written < buffer.count, sink.accepts(within: patience) {
      let end = min(written + size, buffer.count)
      do throws(WriteFailure) {
        try sink.write(Array(buffer[written..<end]))
      } catch {
        failure = error
      }
      written = end
      guard written == buffer.count, let omission, omission.count > 0 else { continue }
      self.omission?.count = 0
      buffer += style.sequence(of: StyledText(omission.notice(omission.count)) + "\n").utf8
    }
    buffer.removeFirst(written)
  }
}
