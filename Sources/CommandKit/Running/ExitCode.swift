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
    case .yes: "It was done, or the answer is yes."
    case .no: "The answer is no: it differs, it failed, or something was found."
    case .usage: "The command line is wrong."
    case .badData: "An input could be read, but what is in it is wrong."
    case .noInput: "An input could not be read."
    case .unavailable: "Something it needs was not built."
    case .bug:
      "The program or the machine failed, not its input. Please report it, unless it names a full disk or what was put in the way."
    }
  }

  /// The status that a shell shows for a program whose reader closed the pipe: 128 plus the number of
  /// SIGPIPE.
  package static let closedPipe: Int32 = 141
}
