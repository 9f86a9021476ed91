// SPDX-License-Identifier: Apache-2.0

/// Finds handlers of long presses that run for every state.
enum LongPressWithoutState: SourceRule {
  static let id = "long-press-without-state"
  static let summary =
    "The action of a long press does not look at its state, so it runs when the press begins and again when it ends."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer"
  static let page = """
    A long press is a continuous gesture: its action is called when it begins, each time the finger moves, and when it ends
    (documented). An action that presents a menu or deletes something without looking at the state does so twice or more.

    ## Fix it

    ```swift
    @objc func pressed(_ press: UILongPressGestureRecognizer) {
      guard press.state == .began else { return }
      present(menu, animated: true)
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code -> [SourceCandidate] in
      var found: [SourceCandidate] = []
      var done: Set<String> = []
      for method in code.methods {
        for call in method.calls(["UILongPressGestureRecognizer", "init"]) {
          guard call.name != "init" || call.receiver == "UILongPressGestureRecognizer",
            let target = call.arguments["target"], target == "self",
            let name = call.arguments["action"].flatMap(TouchClasses.selector), done.insert(name).inserted,
            let handler = code.method(name), let act = act(of: handler, code)
          else { continue }
          found.append(
            SourceCandidate(
              id, .warning, at: code.place(handler.offset),
              "\(name) does not look at the state of the long press: \(act) runs when the press begins and again when it ends",
              remedy: "Return unless the state is .began.",
              code: "guard press.state == .began else { return }",
              identity: code.identity(handler, "state")))
        }
      }
      return found
    }
  }

  /// The first thing that a handler does each time it runs, if it does not look at the state or at anything
  /// else first.
  private static func act(of handler: CodeMethod, _ code: ClassCode) -> String? {
    for word in ["state", "isEnabled", "presentedViewController", "enabled", "cancelsTouchesInView"]
    where handler.mentions(word) { return nil }
    let own = handler.parameters.first?.name
    var act: String?
    for step in handler.steps {
      // Under a condition it may run once, but the finger is in the same place when the press ends.
      let isFree = handler.scopes(from: step.scope).allSatisfy { isAboutPlace($0.kind, handler) }
      switch step.kind {
      case .call(let receiver, let name, let arguments):
        // Who gets the recognizer may look at its state.
        if let own, arguments.contains(where: { $0.text == own }) { return nil }
        let isOfRecognizer = own.map { receiver == $0 || receiver.hasPrefix("\($0).") } ?? false
        if act == nil, isFree, !isOfRecognizer, acts(name) { act = name }
      case .assignment(let target, let sign, let value):
        if act == nil, isFree, sign != "=" || value == "!\(target)" { act = "the change of \(target)" }
      case .local, .result: break
      }
      // What the only expression of a body returns is what it calls.
      if case .result = step.kind, step.scope == nil || !isFree,
        step.offset != handler.steps.first?.offset || step.scope != nil || act != nil
      {
        return act
      }
    }
    return act
  }

  /// Whether a scope asks only for what is where the finger is, such as
  /// `let path = table.indexPathForRow(at: point)` or `path == nil`.
  private static func isAboutPlace(_ kind: CodeScope.Kind, _ handler: CodeMethod) -> Bool {
    switch kind {
    case .branch(let condition), .otherwise(let condition):
      condition.split(separator: ",").joined(separator: " && ").split(separator: "&&").allSatisfy { clause in
        let isBinding = clause.split(separator: " ").first.map { $0 == "let" || $0 == "var" } ?? false
        let words = clause.split { !CodeText.isName($0.utf8.first ?? 0) }.map(String.init)
        // An argument behind a comma is no clause of its own.
        return isBinding && isPlace(String(clause), handler)
          || !isBinding && words.filter { $0 != "nil" }.count == 1 && isPlaceName(words[0], handler)
      }
    case .match, .loop, .closure: false
    }
  }

  private static func isPlaceName(_ name: String, _ handler: CodeMethod) -> Bool {
    guard let local = handler.local(name), case .local(_, _, let value) = local.kind else { return false }
    return isPlace(value, handler)
  }

  private static func isPlace(_ text: String, _ handler: CodeMethod) -> Bool {
    ["indexPathFor", "location(", "cellFor", "hitTest("].contains { text.contains($0) }
      || handler.parameters.first.map { CodeText.has($0.name, in: text) } == true
  }

  /// Whether a call of this name does something that matters the second time.
  private static func acts(_ name: String) -> Bool {
    [
      "present", "pushViewController", "show", "performSegue", "delete", "remove", "insert", "append",
      "toggle", "open", "post", "send", "save", "share", "add", "play", "impactOccurred",
      "notificationOccurred",
    ]
    .contains { name.hasPrefix($0) }
      && name != "removeFromSuperview"
  }
}
