// SPDX-License-Identifier: Apache-2.0

/// Finds handlers of gestures that do not expect that the gesture is cancelled.
enum CancelledGesture: SourceRule {
  static let id = "cancelled-gesture"
  static let summary =
    "A handler undoes something when a gesture ends, and leaves it as it is when the gesture is cancelled."
  static let worst = SourceCandidate.Level.warning
  static let reference =
    "https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum/cancelled"
  static let page = """
    A continuous gesture ends with the state `.ended` if the finger is lifted. If another recognizer prevents it, its
    recognizer is disabled, the app is left or an alert appears, it ends with `.cancelled` instead (documented). A handler
    that enlarges a card in `.began` and makes it small again in `.ended` alone then leaves it large.

    The finding names what stays. A `switch` over the state is a warning. A chain of `if` is a note, because the same
    method often goes on with what is true of every state.

    ## Fix it

    ```swift
    case .ended, .cancelled, .failed:
      card.transform = .identity
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      code.methods.compactMap { candidate(in: $0, of: code) }
    }
  }

  private enum Phase { case start, end, cancelled, other }

  private static func candidate(in method: CodeMethod, of code: ClassCode) -> SourceCandidate? {
    guard method.scopes.contains(where: { phase(of: $0.kind) == .end }) else { return nil }
    var isSwitch = false
    var groups: (start: [CodeStep], end: [CodeStep], always: [CodeStep]) = ([], [], [])
    // A handler that names the state has decided about it.
    if method.scopes.contains(where: { phase(of: $0.kind) == .cancelled }) { return nil }
    for step in method.steps {
      let scopes = method.scopes(from: step.scope)
      let phases = scopes.compactMap { phase(of: $0.kind) }
      if phases.contains(.end) {
        groups.end.append(step)
        if scopes.contains(where: { if case .match = $0.kind { phase(of: $0.kind) == .end } else { false } })
        {
          isSwitch = true
        }
      } else if phases.contains(.start) {
        groups.start.append(step)
      } else {
        groups.always.append(step)
      }
    }
    let left = code.leftover(
      after: code.effects(of: groups.start, in: method), undoneBy: code.effects(of: groups.end, in: method),
      butNotBy: code.effects(of: groups.always, in: method))
    guard let left, !isOfTap(method) else { return nil }
    return SourceCandidate(
      id, isSwitch ? .warning : .note, at: code.place(left.undone.offset),
      "\(method.name) sets \(left.undone.target) to \(left.undone.value) only when the gesture ends: it stays "
        + "\(left.made.value) when the gesture is cancelled",
      remedy: "Treat .cancelled and .failed as .ended, at least for this.",
      code: "case .ended, .cancelled, .failed:", identity: code.identity(method, left.undone.target))
  }

  /// Whether the recognizer cannot be cancelled, because it recognizes at once.
  private static func isOfTap(_ method: CodeMethod) -> Bool {
    method.parameters.contains { ["UITapGestureRecognizer", "UISwipeGestureRecognizer"].contains($0.type) }
  }

  /// The part of a gesture that a scope is for; nil if it is for none.
  private static func phase(of kind: CodeScope.Kind) -> Phase? {
    switch kind {
    case .match(let subject, let patterns):
      guard subject == "state" || subject.hasSuffix(".state") || subject.hasSuffix("State") else {
        return nil
      }
      if patterns.isEmpty { return .other }
      if patterns.contains(where: { $0.hasSuffix(".cancelled") }) { return .cancelled }
      if patterns.contains(where: { $0.hasSuffix(".ended") }) { return .end }
      return patterns.contains { $0.hasSuffix(".began") || $0.hasSuffix(".changed") } ? .start : .other
    case .branch(let condition):
      guard condition.contains("state ==") else { return nil }
      if condition.contains(".cancelled") { return .cancelled }
      if condition.contains(".ended") { return .end }
      return condition.contains(".began") || condition.contains(".changed") ? .start : .other
    case .otherwise, .loop, .closure: return nil
    }
  }
}
