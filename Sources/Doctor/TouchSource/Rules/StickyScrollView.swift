// SPDX-License-Identifier: Apache-2.0

/// Finds scroll views that pass touches on at once and never take them back.
enum StickyScrollView: SourceRule {
  static let id = "sticky-scroll-view"
  static let summary =
    "A scroll view delays no touches and cancels none in controls, so it does not scroll from a control."
  static let worst = SourceCandidate.Level.warning
  static let reference =
    "https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)"
  static let page = """
    A scroll view with `delaysContentTouches` off passes each touch to its content at once. When the finger moves, it asks
    `touchesShouldCancel(in:)` whether it may take the touch back and scroll, and that answers no for a control
    (documented). So a finger that begins on a button does not scroll. With `canCancelContentTouches` off, that is true of
    every view.

    Reported are classes that turn the delay off for themselves and do not override `touchesShouldCancel(in:)`, or whose
    override returns nothing but `false` and what `super` returns.

    ## Fix it

    ```swift
    override func touchesShouldCancel(in view: UIView) -> Bool {
      view is UIButton || super.touchesShouldCancel(in: view)
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).compactMap { code in
      let answer = code.method("touchesShouldCancel")
      guard !code.isOther, answer.map(keeps) != false else { return nil }
      let why =
        answer == nil
        ? "does not override touchesShouldCancel(in:)"
        : "its touchesShouldCancel(in:) never returns true itself"
      for method in code.methods {
        for assignment in method.assignments
        where assignment.target == "delaysContentTouches" && assignment.value == "false" {
          return SourceCandidate(
            id, .warning, at: code.place(assignment.step.offset),
            "\(code.name) delays no touches and \(why): a finger that begins on a control does not scroll",
            remedy: "Override touchesShouldCancel(in:) and return true for controls that may lose the touch.",
            code: "override func touchesShouldCancel(in view: UIView) -> Bool { true }",
            identity: code.identity(method, "delaysContentTouches"),
            if: [.inherits(code.name, from: TouchClasses.scrolling)]
              + (answer == nil ? [.lacks(code.name, method: "touchesShouldCancel")] : []))
        }
      }
      return nil
    }
  }

  /// Whether all that an override of `touchesShouldCancel(in:)` returns is false or what `super` returns.
  private static func keeps(_ method: CodeMethod) -> Bool {
    var results: [String] = []
    for step in method.steps {
      if case .result(let value) = step.kind { results.append(value) }
    }
    return !results.isEmpty
      && results.allSatisfy { ["false", "NO", "super.touchesShouldCancel(in: view)"].contains($0) }
  }
}
