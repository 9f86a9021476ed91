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

  /// The steps without those that the call does not take: `press(false)` does not do what `if isPressed`
  /// does, nor what follows `guard isPressed else { return }`.
  var steps: [CodeStep] {
    let taken = method.steps.filter { step in conditions(of: step).allSatisfy { $0 != false } }
    let end = taken.first { step in
      guard case .result = step.kind, step.scope != nil else { return false }
      return conditions(of: step).allSatisfy { $0 == true }
    }
    return end.map { end in taken.filter { $0.offset <= end.offset } } ?? taken
  }

  /// Whether the conditions around a step hold for the call; nil where that is not known.
  private func conditions(of step: CodeStep) -> [Bool?] {
    method.scopes(from: step.scope).map { scope in
      switch scope.kind {
      case .branch(let condition): truth(of: condition)
      case .otherwise(let condition): truth(of: condition).map { !$0 }
      case .match, .loop, .closure: nil
      }
    }
  }

  /// What a value of the method is for this call: the argument for a parameter, and one of two that a
  /// parameter chooses from, as in `isPressed ? 0.5 : 1`.
  func value(_ text: String) -> String {
    if let passed = texts[text] { return passed }
    if text.hasPrefix("!"), let value = truth(of: text) { return value ? "true" : "false" }
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
