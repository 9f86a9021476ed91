// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Which streams are terminals, and their width.
package struct Terminal: Sendable, Hashable {
  /// Whether standard input is a terminal, so that a user types or pastes.
  package var isInput: Bool
  /// Whether standard output is a terminal.
  package var isOutput: Bool
  /// Whether standard error is a terminal.
  package var isErrors: Bool
  /// The number of columns, if known.
  package var columns: Int?

  /// Creates a description without terminals unless they are given.
  package init(
    isInput: Bool = false, isOutput: Bool = false, isErrors: Bool = false, columns: Int? = nil
  ) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isErrors = isErrors
    self.columns = columns
  }

  /// The terminals of the process.
  package static var process: Terminal {
    var size = winsize()
    let isOutput = isatty(1) == 1
    let known = unsafe ioctl(isOutput ? 1 : 2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(
      isInput: isatty(0) == 1, isOutput: isOutput, isErrors: isatty(2) == 1,
      columns: known ? Int(size.ws_col) : nil)
  }

  /// The width for wrapping texts on standard output: 80 columns, or the terminal's own between 40 and 100.
  package var textWidth: Int {
    guard isOutput, let columns else { return 80 }
    return min(max(columns, 40), 100)
  }
}
