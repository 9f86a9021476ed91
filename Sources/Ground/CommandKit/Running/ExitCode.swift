// SPDX-License-Identifier: Apache-2.0

/// The exit status of the command.
///
/// A script can distinguish "the answer is no" from "there was no answer": 1 is never used for an error, and
/// errors have the numbers of `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// The answer is yes, or the task was done.
  case yes = 0
  /// The answer is no.
  case no = 1
  /// The command line is wrong.
  case usage = 64
  /// An input could be read, but its content is invalid.
  case badData = 65
  /// An input could not be read.
  case noInput = 66
  /// Something that is needed was not built: a trait, or another program.
  case unavailable = 69
  /// The fault lies in the program or the machine, not in the input.
  case bug = 70

  /// The sentence in help and the manual.
  package var sentence: String {
    switch self {
    case .yes: "Success, or the answer is yes."
    case .no: "The answer is no: a difference, a failed expectation or a finding."
    case .usage: "The command line is wrong."
    case .badData: "The content of an input is invalid."
    case .noInput: "An input could not be read."
    case .unavailable: "Something that is needed was not built."
    case .bug:
      "The program or the machine failed. Please report it, unless the message names a cause such as a full disk."
    }
  }

  /// The status that a shell shows for a program whose reader closed the pipe: 128 plus the number of
  /// SIGPIPE.
  package static let closedPipe: Int32 = 141
}
