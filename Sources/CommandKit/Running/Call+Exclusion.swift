// SPDX-License-Identifier: Apache-2.0

extension Call {
  /// Ends the verb if more than one of these was given: only one of them could be heeded.
  package func allowOne(of declared: any Declared...) throws(CommandError) {
    let names = declared.map(\.parameter).filter { !given($0).isEmpty }.map(spelling)
    guard names.count > 1 else { return }
    throw CommandError(
      .usage, "\(names.joinedByAnd) exclude each other", advice: "Leave all but one of them out.")
  }

  /// Ends the verb if more than one of these would write to standard output, where each would spoil the other.
  ///
  /// - Parameters:
  ///   - forms: Options that write the results there if they are given.
  ///   - files: Options that write there if their value is `-`.
  /// - Throws: Which of them would write there.
  package func allowOneResult(of forms: [any Declared], _ files: [any Declared]) throws(CommandError) {
    let names =
      forms.map(\.parameter).filter { !given($0).isEmpty }.map(spelling)
      + files.filter { isTaken(by: [$0]) }.map { "\(spelling($0.parameter)) -" }
    guard names.count > 1 else { return }
    throw CommandError(
      .usage, "\(names.joinedByAnd) would both write to standard output",
      advice: "Leave one of them out, or name a file.")
  }

  /// Ends the verb if an option was given without the one that it belongs to.
  package func require(_ needed: any Declared, beside option: any Declared) throws(CommandError) {
    let (needed, option) = (needed.parameter, option.parameter)
    guard !given(option).isEmpty, given(needed).isEmpty else { return }
    let value = needed.placeholder.map { " \($0)" } ?? ""
    throw CommandError(
      .usage, "\(spelling(option)) says nothing without \(spelling(needed))",
      advice: "Add \(spelling(needed))\(value), or leave \(spelling(option)) out.")
  }

  /// As the command line spells it: `--json`, `NAME`.
  private func spelling(_ parameter: Parameter) -> String {
    parameter.isOption ? "--\(parameter.name)" : parameter.name
  }
}
