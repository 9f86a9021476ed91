// SPDX-License-Identifier: Apache-2.0

/// Finds one recognizer that is added to several views.
enum SharedRecognizer: SourceRule {
  static let id = "recognizer-on-several-views"
  static let summary =
    "Code adds one gesture recognizer to several views, and only the last of them keeps it."
  static let worst = SourceCandidate.Level.error
  static let reference = "https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)"
  static let page = """
    A recognizer belongs to one view. Adding it to another view removes it from the first (documented), so of several
    views only the last one reacts.

    ## Fix it

    Make one recognizer for each view; all of them can have the same action.

    ```swift
    for star in stars {
      star.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rated)))
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      code.methods.flatMap { candidates(in: $0, of: code) }
    }
  }

  private static func candidates(in method: CodeMethod, of code: ClassCode) -> [SourceCandidate] {
    var found: [SourceCandidate] = []
    var added: [(name: String, receivers: [String], last: CodeStep)] = []
    for call in method.calls(["addGestureRecognizer"]) {
      guard let name = call.arguments.first?.text, CodeText.isName(name), let local = method.local(name),
        case .local(_, _, let value) = local.kind, TouchClasses.makesRecognizer(value),
        !method.assignments.contains(where: { $0.target == name }),
        !method.steps.contains(where: {
          if case .call(_, "removeGestureRecognizer", _) = $0.kind { true } else { false }
        }),
        // A second constant of that name, in another branch.
        method.steps.count(where: { if case .local(name, _, _) = $0.kind { true } else { false } }) == 1
      else { continue }
      if let variable = loop(of: call.step, notOf: local, in: method), contains(variable, call.receiver) {
        let views = call.receiver.hasPrefix("$") ? "each view of the list" : "each \(call.receiver)"
        found.append(candidate(name, views, call.step, method, code))
        continue
      }
      // Only one of two branches runs.
      guard call.step.scope == local.scope else { continue }
      if let index = added.firstIndex(where: { $0.name == name }) {
        if !added[index].receivers.contains(call.receiver) { added[index].receivers.append(call.receiver) }
        added[index].last = call.step
      } else {
        added.append((name, [call.receiver], call.step))
      }
    }
    return found
      + added.filter { $0.receivers.count > 1 }.map {
        candidate(
          $0.name, $0.receivers.map { $0.isEmpty ? "self" : $0 }.joined(separator: ", "), $0.last, method,
          code)
      }
  }

  private static func candidate(
    _ name: String, _ receivers: String, _ step: CodeStep, _ method: CodeMethod, _ code: ClassCode
  ) -> SourceCandidate {
    SourceCandidate(
      id, .error, at: code.place(step.offset),
      "the recognizer \(name) is added to \(receivers): a recognizer has one view, so only the last one reacts",
      remedy: "Make a recognizer for each view; all of them can have the same action.",
      identity: code.identity(method, name))
  }

  /// The variable of the loop that a step is in and the declaration is not; nil if there is none.
  private static func loop(of step: CodeStep, notOf local: CodeStep, in method: CodeMethod) -> String? {
    var next = step.scope
    while let index = next, index != local.scope {
      switch method.scopes[index].kind {
      case .loop(let variable): return variable
      case .closure("forEach"): return "$0"
      case .branch, .otherwise, .match, .closure: break
      }
      next = method.scopes[index].parent
    }
    return nil
  }

  private static func contains(_ variable: String, _ receiver: String) -> Bool {
    let root = receiver.split(separator: ".").first.map(String.init) ?? receiver
    return variable.split(whereSeparator: { "(), ".contains($0) }).contains { $0 == root }
  }
}
