// SPDX-License-Identifier: Apache-2.0

/// The usage line of a verb: `touchstone play [OPTION…] SCRIPT`.
enum UsageLine {
  /// The parts, within which the line is not wrapped.
  static func parts(for path: CommandPath) -> [String] {
    let verb = path.last
    guard verb.body != nil else { return [path.line, "VERB", "[ARGUMENT…]"] }
    let required = verb.options.filter(\.isRequired).map { "--\($0.name) \($0.placeholder ?? "")" }
    return [path.line, "[OPTION…]"] + required + verb.arguments.map(spelling)
  }

  /// The whole line.
  static func text(for path: CommandPath) -> String { parts(for: path).joined(separator: " ") }

  private static func spelling(of argument: Parameter) -> String {
    switch argument.count {
    case .one: argument.name
    case .some: "\(argument.name)…"
    case .optional: "[\(argument.name)]"
    case .any: "[\(argument.name)…]"
    }
  }
}
