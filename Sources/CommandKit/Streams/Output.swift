// SPDX-License-Identifier: Apache-2.0

/// Text on its way to standard output or standard error: the one door for it.
///
/// Whatever is written is made harmless first, for files and pipes as for terminals: what is in a file today is on
/// somebody's terminal tomorrow. JSON and markup escape what they hold themselves, and pass unchanged.
///
/// Writing never throws: a verb does not have to care whether somebody still reads. The first failure is kept, what
/// comes after it is dropped, and the program ends in the way that fits when the verb has returned. A verb that
/// writes without end looks at ``failure`` now and then.
package final class Output {
  /// How texts are styled here; plain where colour is off.
  package let style: Style
  /// Whether somebody sits in front of it.
  package let isTerminal: Bool
  /// The first failure, if there was one.
  package private(set) var failure: WriteFailure?
  /// Is called before bytes go out, so that a line of progress is gone by then.
  var beforeWriting: (() -> Void)?

  private let sink: any ByteSink
  private let bufferSize: Int
  private var buffer: [UInt8] = []

  /// Makes an output that collects bytes until there are as many as its buffer is large.
  package init(_ sink: any ByteSink, isTerminal: Bool, style: Style, bufferSize: Int = 65_536) {
    self.sink = sink
    self.isTerminal = isTerminal
    self.style = style
    self.bufferSize = bufferSize
  }

  /// Writes a text; nothing of it is obeyed by a terminal but the colours of the style.
  package func write(_ text: StyledText) {
    guard failure == nil else { return }
    let bytes = style.sequence(of: text).utf8
    buffer += bytes
    if buffer.count >= bufferSize || isTerminal && bytes.last == UInt8(ascii: "\n") { flush() }
  }

  /// Writes a text that means nothing in particular.
  @_disfavoredOverload
  package func write(_ text: String) { write(StyledText(text)) }

  /// Writes a text and a line break.
  package func line(_ text: StyledText = "") { write(text + "\n") }

  /// Writes a text that means nothing in particular, and a line break.
  @_disfavoredOverload
  package func line(_ text: String) { line(StyledText(text)) }

  /// Sends what was collected, for verbs that others watch while they run.
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
