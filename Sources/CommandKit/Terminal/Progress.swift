// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// One line about how far a verb is, on a terminal only, which is gone when anything else is written.
///
/// Nothing is written to files and pipes, nor to a terminal that cannot erase.
package final class Progress {
  private let sink: any ByteSink
  private let isOn: Bool
  private let columns: Int
  private var shown = ""

  /// Makes the line of a terminal that is so wide.
  package init(_ sink: any ByteSink, isOn: Bool, columns: Int) {
    self.sink = sink
    self.isOn = isOn
    self.columns = max(columns, 2)
  }

  /// Shows a line instead of the one before; what does not fit is cut off.
  package func show(_ text: String) {
    guard isOn else { return }
    let line = text.onOneLine
    let fitting = line.count < columns ? line : line.prefix(columns - 2) + "…"
    guard fitting != shown else { return }
    put("\r\(fitting)\u{1b}[K")
    shown = fitting
  }

  /// Erases the line.
  package func clear() {
    guard !shown.isEmpty else { return }
    put("\r\u{1b}[K")
    shown = ""
  }

  private func put(_ text: String) {
    // Progress that cannot be shown is no reason to end a verb.
    do { try sink.write(Array(text.utf8)) } catch {}
  }
}
