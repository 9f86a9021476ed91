// SPDX-License-Identifier: Apache-2.0

/// What a call of an own method passes to it, and what the method does for that.
struct PassedArguments {
  private let method: CodeMethod
  private let texts: [String: String]

  init(_ arguments: [CodeArgument], to method: CodeMethod) {
    self.method = method
    var texts: [String: String] = [:]
    for (parameter, argument) in zip(method.parameters, arguments) { texts[parameter.name] = argument.text }
    self.texts = texts
  }

  /// The steps without those in branches that the call does not take: `press(false)` does not do what
  /// `if isPressed` does.
  var steps: [CodeStep] {
    method.steps.filter { step in
      method.scopes(from: step.scope).allSatisfy { scope in
        switch scope.kind {
        case .branch(let condition): truth(of: condition) != false
        case .otherwise(let condition): truth(of: condition) != true
        case .match, .loop, .closure: true
        }
      }
    }
  }

  /// What a value of the method is for this call: the argument for a parameter, and one of two that a
  /// parameter chooses from, as in `isPressed ? 0.5 : 1`.
  func value(_ text: String) -> String {
    if let passed = texts[text] { return passed }
    var parts: [Substring] = []
    var rest = text[...]
    for mark in [" ? ", " : "] {
      guard let index = rest.indices.first(where: { rest[$0...].hasPrefix(mark) }) else { return text }
      parts.append(rest[..<index])
      rest = rest[index...].dropFirst(mark.count)
    }
    guard let isFirst = truth(of: String(parts[0])), !parts[1].contains(" ? "), !rest.contains(" ? ") else {
      return text
    }
    return String(isFirst ? parts[1] : rest)
  }

  private func truth(of condition: String) -> Bool? {
    if condition.hasPrefix("!") { return truth(of: String(condition.dropFirst())).map { !$0 } }
    switch texts[condition] {
    case "true", "YES": return true
    case "false", "NO": return false
    case _: return nil
    }
  }
}
