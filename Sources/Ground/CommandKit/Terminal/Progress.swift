// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// A progress line, shown only on a terminal and cleared before other output.
///
/// Nothing is written to files and pipes, or to a terminal that cannot erase.
package final class Progress {
  private let sink: any ByteSink
  private let isOn: Bool
  private let columns: Int
  private var shown = ""

  /// Creates the line for a terminal with a number of columns.
  package init(_ sink: any ByteSink, isOn: Bool, columns: Int) {
    self.sink = sink
    self.isOn = isOn
    self.columns = max(columns, 2)
  }

  /// Replaces the line; what does not fit is cut off.
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
    // A failure to show progress must not end a verb.
    do { try sink.write(Array(text.utf8)) } catch {}
  }
}
