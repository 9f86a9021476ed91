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
    (documented). So a finger that begins on a button does not scroll. With `canCancelContentTouches` off, it does not ask,
    and that is true of every view that handles touches.

    Reported are classes that turn the delay off for themselves and do not override `touchesShouldCancel(in:)`, or whose
    override returns nothing but `false` and what `super` returns; and scroll views whose delay and whose cancelling code
    turns off both, unless they scroll with two fingers only or not at all.

    ## Fix it

    ```swift
    override func touchesShouldCancel(in view: UIView) -> Bool {
      view is UIButton || super.touchesShouldCancel(in: view)
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      let grip = firmGrips(of: code)
      return grip.isEmpty ? neverAsked(code).map { [$0] } ?? [] : grip
    }
  }

  // MARK: Delay off, and no answer

  private static func neverAsked(_ code: ClassCode) -> SourceCandidate? {
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

  // MARK: Delay and cancelling off

  /// Scroll views, the class itself or what it holds, for which code turns both off.
  private static func firmGrips(of code: ClassCode) -> [SourceCandidate] {
    guard !code.isOther else { return [] }
    var found: [SourceCandidate] = []
    for method in code.methods {
      for assignment in method.assignments
      where
        (assignment.target.hasSuffix(".canCancelContentTouches")
        || assignment.target == "canCancelContentTouches") && assignment.value == "false"
        && assignment.step.scope == nil
      {
        let view = String(assignment.target.dropLast("canCancelContentTouches".count).dropLast())
        let start = view.isEmpty ? "" : "\(view)."
        let isScrolling = code.type(of: view, in: method).map(TouchClasses.scrolling.contains) == true
        guard view.isEmpty || isScrolling, sets(code, "\(start)delaysContentTouches", ["false"]),
          !sets(code, "\(start)canCancelContentTouches", ["true"]),
          !sets(code, "\(start)isScrollEnabled", ["false"]),
          !sets(code, "\(start)panGestureRecognizer.minimumNumberOfTouches", nil)
        else { continue }
        found.append(
          SourceCandidate(
            id, .warning, at: code.place(assignment.step.offset),
            "\(view.isEmpty ? code.name : view) neither delays nor cancels touches: a finger that begins on a view that handles touches does not scroll",
            remedy:
              "Leave canCancelContentTouches on, and return from touchesShouldCancel(in:) what may lose a touch.",
            identity: code.identity(method, assignment.target),
            if: view.isEmpty ? [.inherits(code.name, from: TouchClasses.scrolling)] : []))
      }
    }
    return found
  }

  /// Whether a class sets something, to one of the values if there are any.
  private static func sets(_ code: ClassCode, _ target: String, _ values: [String]?) -> Bool {
    code.methods.contains { method in
      method.assignments.contains { $0.target == target && values?.contains($0.value) != false }
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
