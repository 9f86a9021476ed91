// SPDX-License-Identifier: Apache-2.0

/// Finds recognizers on labels and image views whose interaction nothing turns on.
enum RecognizerOnLabel: SourceRule {
  static let id = "recognizer-without-interaction"
  static let summary =
    "Code adds a gesture recognizer to a label or an image view and never turns its interaction on."
  static let worst = SourceCandidate.Level.error
  static let reference = "https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled"
  static let page = """
    Labels and image views have `isUserInteractionEnabled` off by default (documented), so a recognizer on one of them
    never gets a touch. Nothing in the class that adds it turns interaction on.

    A view that comes from a storyboard or xib is not reported here: there the interaction of labels and image views is on
    unless the file turns it off, and `target-without-interaction` reports that.

    ## Fix it

    ```swift
    label.isUserInteractionEnabled = true
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      code.methods.flatMap { candidates(in: $0, of: code) }
    }
  }

  private static func candidates(in method: CodeMethod, of code: ClassCode) -> [SourceCandidate] {
    var done: Set<String> = []
    return method.calls(["addGestureRecognizer"]).compactMap { call in
      let view = call.receiver
      guard CodeText.isName(view), let type = code.type(of: view, in: method),
        TouchClasses.inert.contains(type), done.insert(view).inserted
      else { return nil }
      let local = method.local(view)
      if let local {
        // What was made elsewhere may have been turned on there.
        guard case .local(_, _, let value) = local.kind, value.hasPrefix("\(type)(") else { return nil }
      } else if code.property(view)?.isOutlet != false {
        return nil
      }
      guard !turnsOn(view, code, in: local == nil ? nil : method) else { return nil }
      return SourceCandidate(
        id, .error, at: code.place(call.step.offset),
        "\(view) is a \(type), whose user interaction is off by default, and nothing turns it on: its recognizer gets no touch",
        remedy: "Turn interaction on.", code: "\(view).isUserInteractionEnabled = true",
        identity: code.identity(method, view),
        if: local == nil ? [.interactionOff(code.name, property: view)] : [])
    }
  }

  /// Whether code of the class sets the interaction of a view, or passes the view to something that may.
  private static func turnsOn(_ view: String, _ code: ClassCode, in method: CodeMethod?) -> Bool {
    let methods = method.map { [$0] } ?? code.methods
    return methods.contains { method in
      method.steps.contains { step in
        switch step.kind {
        case .assignment(let target, _, _):
          guard target.hasSuffix("isUserInteractionEnabled") else { return false }
          let parts = target.split(separator: ".").dropLast()
          // The closure that makes a property has its own name for the view; in a loop, several have one.
          return parts.last.map(String.init) == view || (method.isOfProperty && method.name == view)
            || parts.first.map { root in
              root.hasPrefix("$")
                || method.scopes.contains { scope in
                  if case .loop(let variable) = scope.kind {
                    CodeText.has(String(root), in: variable)
                  } else {
                    false
                  }
                } || method.local(String(root)).map { alias($0, is: view) } == true
                || method.parameters.contains { $0.name == root }
            } == true
        case .call(_, let name, let arguments):
          // A method that is given the view may turn it on.
          if ["addSubview", "addArrangedSubview", "insertSubview", "addGestureRecognizer", "activate"]
            .contains(name)
          {
            return false
          }
          return arguments.contains { $0.text == view }
        case .local, .result: return false
        }
      }
    }
  }

  private static func alias(_ local: CodeStep, is view: String) -> Bool {
    if case .local(_, _, let value) = local.kind { value == view } else { false }
  }
}
