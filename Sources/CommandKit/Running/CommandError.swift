// SPDX-License-Identifier: Apache-2.0

/// An error that knows how the command ends because of it.
///
/// Errors of other modules are made to conform where the verbs are; what does not conform is taken for a bug.
package protocol CommandFailure: Error {
  /// How the command ends.
  var exitCode: ExitCode { get }
  /// What is wrong and where, in one line without a full stop: `form.json:3:5: the key "frmae" is unknown`.
  var message: String { get }
  /// What to do about it, one sentence a line.
  var advice: [String] { get }
}

/// Ends a verb with an exit code, what is wrong and what to do.
package struct CommandError: CommandFailure, Sendable, Hashable {
  /// How the command ends.
  package var exitCode: ExitCode
  /// What is wrong and where.
  package var message: String
  /// What to do about it, one sentence a line.
  package var advice: [String]

  /// Makes an error; a place such as `form.json:3:5` comes before the message.
  package init(_ exitCode: ExitCode, _ message: String, at place: String? = nil, advice: String...) {
    self.init(exitCode, message, at: place, advice: advice)
  }

  /// Makes an error with any number of sentences of advice.
  package init(_ exitCode: ExitCode, _ message: String, at place: String? = nil, advice: [String]) {
    self.exitCode = exitCode
    self.message = place.map { "\($0): \(message)" } ?? message
    self.advice = advice
  }
}
