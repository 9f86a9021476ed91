// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension CommandLineProgram {
  /// Prints an error with its position and advice, and returns the exit code.
  ///
  /// An error of an unexpected type is a bug: the message says so, and what to report. A bug with advice is a
  /// problem of the machine, such as a full disk.
  ///
  /// With `asJSON` the error is one line of JSON, because the results would have been JSON.
  func report(_ error: any Error, _ output: Output, _ errors: Output, asJSON: Bool) -> ExitCode {
    output.flush()
    let failure = error as? any CommandFailure
    let message = failure?.message ?? String(describing: error)
    let code = failure?.exitCode ?? .bug
    var advice = failure?.advice ?? []
    if code == .bug, advice.isEmpty {
      advice = [
        "This is a bug of ours, not a mistake of yours.", "Please report it at \(reports)",
        "with the command line, the files and the version, \(version).",
      ]
    }
    if asJSON {
      let document = JSONText.document(
        "\(root.name)-error", version: 1,
        [
          "exitCode": .integer(Int(code.rawValue)), "message": .string(message),
          "advice": .array(advice.map(JSONText.string)),
        ])
      errors.line(document.line)
    } else {
      errors.line("\(root.name): \(errors.style(.bad, "error:")) \(message.onOneLine)")
      for sentence in advice { errors.line("  \(sentence.onOneLineWithTabs)") }
    }
    errors.flush()
    return code
  }

  /// Flushes the output, and returns the exit code with failures taken into account.
  ///
  /// A closed reader wanted no more, so nothing is printed; the code is the one that a shell shows for other
  /// programs in that case. Any other loss of results is an error, whatever the verb returned.
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
