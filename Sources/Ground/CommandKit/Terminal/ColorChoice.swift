// SPDX-License-Identifier: Apache-2.0

/// The values of the option `--color`, and the rule that decides about color.
package enum ColorChoice: String, Sendable, CaseIterable {
  /// The environment and the kind of output decide.
  case auto
  /// Color, even in a file.
  case always
  /// No color, even on a terminal.
  case never

  /// The option of every verb.
  package static let option = Option(
    "color", .word(ColorChoice.self, placeholder: "WHEN"), default: .auto,
    "When to use color. auto uses it on a terminal, unless NO_COLOR is set.")

  /// Whether an output gets color.
  ///
  /// The first applicable rule decides: the option; `NO_COLOR`, which turns color off if it is not empty;
  /// `CLICOLOR_FORCE`, which turns it on if it is neither empty nor 0; `TERM=dumb`, which turns it off; and
  /// finally whether the output is a terminal.
  package func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let no = environment["NO_COLOR"], !no.isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    if environment["TERM"] == "dumb" { return false }
    return isTerminal
  }
}
