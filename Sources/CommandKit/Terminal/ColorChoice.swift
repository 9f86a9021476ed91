// SPDX-License-Identifier: Apache-2.0

/// What the option `--color` says, and the rule that decides with it.
package enum ColorChoice: String, Sendable, CaseIterable {
  /// The environment and the kind of output decide.
  case auto
  /// Colour, even in a file.
  case always
  /// No colour, even on a terminal.
  case never

  /// The option that every verb takes.
  package static let option = Option(
    "color", .word(ColorChoice.self, placeholder: "WHEN"), default: .auto,
    "When to use colour. auto uses it on a terminal, unless NO_COLOR is set.")

  /// Whether an output gets colour.
  ///
  /// The first rule that speaks decides: the option; `NO_COLOR`, which switches off if it is not empty;
  /// `CLICOLOR_FORCE`, which switches on if it is neither empty nor 0; `TERM=dumb`, which switches off; and at last
  /// whether the output is a terminal.
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
