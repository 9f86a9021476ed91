// SPDX-License-Identifier: Apache-2.0

/// An error that determines how the command ends.
///
/// The command makes errors of other modules conform; an error that does not conform is treated as a bug.
package protocol CommandFailure: Error {
  /// The exit code.
  var exitCode: ExitCode { get }
  /// What is wrong and where, in one line without a period: `form.json:3:5: the key "frmae" is unknown`.
  var message: String { get }
  /// What to do about it, one sentence per line.
  var advice: [String] { get }
}

/// Ends a verb with an exit code, a message and advice.
package struct CommandError: CommandFailure, Sendable, Hashable {
  /// The exit code.
  package var exitCode: ExitCode
  /// What is wrong and where.
  package var message: String
  /// What to do about it, one sentence per line.
  package var advice: [String]

  /// Creates an error; a position such as `form.json:3:5` precedes the message.
  package init(_ exitCode: ExitCode, _ message: String, at position: String? = nil, advice: String...) {
    self.init(exitCode, message, at: position, advice: advice)
  }

  /// Creates an error with any number of sentences of advice.
  package init(_ exitCode: ExitCode, _ message: String, at position: String? = nil, advice: [String]) {
    self.exitCode = exitCode
    self.message = position.map { "\($0): \(message)" } ?? message
    self.advice = advice
  }
}
