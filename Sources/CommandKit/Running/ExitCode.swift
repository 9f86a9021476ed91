// SPDX-License-Identifier: Apache-2.0

/// What the command tells the shell when it ends.
///
/// A script can tell "the answer is no" from "there was no answer": 1 is never used for an error, and the errors
/// have the numbers of `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// The answer is yes, or it was done.
  case yes = 0
  /// The answer is no.
  case no = 1
  /// The command line is wrong.
  case usage = 64
  /// An input could be read, and what is in it is wrong.
  case badData = 65
  /// An input could not be read.
  case noInput = 66
  /// The build lacks the trait that this needs.
  case unavailable = 69
  /// The fault lies in the program or in the machine, not in what it was given.
  case bug = 70

  /// The sentence that help and the manual print for it.
  package var sentence: String {
    switch self {
    case .yes: "It was done, or the answer is yes."
    case .no: "The answer is no: it differs, it failed, or something was found."
    case .usage: "The command line is wrong."
    case .badData: "An input could be read, but what is in it is wrong."
    case .noInput: "An input could not be read."
    case .unavailable: "This build lacks the trait that is needed."
    case .bug:
      "The program or the machine failed, not its input. Please report it, unless it names a full disk or what was put in the way."
    }
  }

  /// The number a shell shows for a program whose reader went away: 128 and the number of SIGPIPE.
  package static let closedPipe: Int32 = 141
}
