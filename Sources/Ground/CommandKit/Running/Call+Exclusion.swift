// SPDX-License-Identifier: Apache-2.0
import TextSources

extension Call {
  /// Throws if more than one of these was given, because they exclude each other.
  package func allowOne(of declared: any Declared...) throws(CommandError) {
    let names = declared.map(\.parameter).filter { !given($0).isEmpty }.map(spelling)
    guard names.count > 1 else { return }
    throw CommandError(
      .usage, "\(names.joinedByAnd) cannot be combined", advice: "Use only one of them.")
  }

  /// Throws if more than one of these would write to standard output, which would mix their results.
  ///
  /// - Parameters:
  ///   - forms: Options that write results there if they are given.
  ///   - files: Options that write there if their value is `-`.
  /// - Throws: An error that names them.
  package func allowOneResult(of forms: [any Declared], _ files: [any Declared]) throws(CommandError) {
    let names =
      forms.map(\.parameter).filter { !given($0).isEmpty }.map(spelling)
      + files.filter { isTaken(by: [$0]) }.map { "\(spelling($0.parameter)) -" }
    guard names.count > 1 else { return }
    throw CommandError(
      .usage, "\(names.joinedByAnd) would both write to standard output",
      advice: "Leave one of them out, or name a file.")
  }

  /// Throws if an option was given without the one that it requires.
  package func require(_ needed: any Declared, beside option: any Declared) throws(CommandError) {
    let (needed, option) = (needed.parameter, option.parameter)
    guard !given(option).isEmpty, given(needed).isEmpty else { return }
    let value = needed.placeholder.map { " \($0)" } ?? ""
    throw CommandError(
      .usage, "\(spelling(option)) has no effect without \(spelling(needed))",
      advice: "Add \(spelling(needed))\(value), or leave \(spelling(option)) out.")
  }

  /// Throws if one of these was given although it has no effect.
  package func refuse(_ declared: [any Declared], reason: String) throws(CommandError) {
    guard let parameter = declared.map(\.parameter).first(where: { !given($0).isEmpty }) else { return }
    throw CommandError(
      .usage, "\(spelling(parameter)) has no effect: \(reason)",
      advice: "Leave \(spelling(parameter)) out.")
  }

  /// The spelling on the command line: `--json`, `NAME`.
  private func spelling(_ parameter: Parameter) -> String {
    parameter.isOption ? "--\(parameter.name)" : parameter.name
  }
}
