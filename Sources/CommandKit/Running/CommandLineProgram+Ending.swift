// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension CommandLineProgram {
  /// Prints what went wrong, where and what to do, and says how the program ends.
  ///
  /// An error that is not prepared for this is a bug: whoever meets it is told so, and what to report. One with
  /// advice is the machine's, such as a full disk.
  func report(_ error: any Error, _ output: Output, _ errors: Output) -> ExitCode {
    output.flush()
    let failure = error as? any CommandFailure
    let message = failure?.message ?? String(describing: error)
    errors.line("\(root.name): \(errors.style(.bad, "error:")) \(message.onOneLine)")
    for sentence in failure?.advice ?? [] { errors.line("  \(sentence.onOneLineWithTabs)") }
    let code = failure?.exitCode ?? .bug
    if code == .bug, failure?.advice.isEmpty ?? true {
      errors.line("  This is a bug of ours, not a mistake of yours.")
      errors.line("  Please report it at \(reports)")
      errors.line("  with the command line, the files and the version, \(version).")
    }
    errors.flush()
    return code
  }

  /// Sends what is left, and says how the program ends if that fails.
  ///
  /// A reader that went away wanted no more, so nothing is said about it; the number is the one that a shell shows
  /// for other programs then. Results that are lost otherwise are an error, whatever the verb answered.
  func end(_ code: ExitCode, _ output: Output, _ errors: Output) -> Int32 {
    output.flush()
    defer { errors.flush() }
    switch output.failure {
    case nil: return code.rawValue
    case .closed: return ExitCode.closedPipe
    case .refused(let reason):
      errors.line("\(root.name): \(errors.style(.bad, "error:")) the results cannot be written: \(reason)")
      errors.line("  What was written so far is not complete. Make room, and run it again.")
      return ExitCode.bug.rawValue
    }
  }
}
