// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Which streams are a terminal, and how wide it is.
package struct Terminal: Sendable, Hashable {
  /// Whether standard input is one, so that somebody types or pastes.
  package var isInput: Bool
  /// Whether standard output is one.
  package var isOutput: Bool
  /// Whether standard error is one.
  package var isErrors: Bool
  /// How many columns it has, if that is known.
  package var columns: Int?

  /// No terminal unless it is said.
  package init(
    isInput: Bool = false, isOutput: Bool = false, isErrors: Bool = false, columns: Int? = nil
  ) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isErrors = isErrors
    self.columns = columns
  }

  /// What the process has.
  package static var process: Terminal {
    var size = winsize()
    let isOutput = isatty(1) == 1
    let known = ioctl(isOutput ? 1 : 2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(
      isInput: isatty(0) == 1, isOutput: isOutput, isErrors: isatty(2) == 1,
      columns: known ? Int(size.ws_col) : nil)
  }

  /// How wide texts for standard output are wrapped: 80 columns, or the terminal's own between 40 and 100.
  package var textWidth: Int {
    guard isOutput, let columns else { return 80 }
    return min(max(columns, 40), 100)
  }
}
