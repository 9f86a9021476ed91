// SPDX-License-Identifier: Apache-2.0

/// Finds views that do not expect that their touches are cancelled.
enum TouchesWithoutCancel: SourceRule {
  static let id = "touches-without-cancelled"
  static let summary =
    "A view undoes in touchesEnded what it did in touchesBegan, and does not override touchesCancelled."
  static let worst = SourceCandidate.Level.warning
  static let reference =
    "https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)"
  static let page = """
    A touch ends with `touchesEnded` if the finger is lifted. If a recognizer recognizes it, a scroll view begins to
    scroll, or a call comes in, it ends with `touchesCancelled` instead (documented). A view that highlights itself in
    `touchesBegan` and goes back only in `touchesEnded` then stays highlighted, and one that counts fingers miscounts.

    The finding names what stays. It is not reported if the class, or one of the app's that it inherits from, overrides
    `touchesCancelled`. Recognizers are not reported: they have `reset()` for this.

    ## Fix it

    ```swift
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      isPressed = false
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).compactMap { code in
      guard !code.isOther, let begin = code.method("touchesBegan"), let end = code.method("touchesEnded"),
        code.method("touchesCancelled") == nil, code.method("reset") == nil
      else { return nil }
      let more = code.method("touchesMoved").map { code.effects(of: $0.steps, in: $0) } ?? []
      let start = code.effects(of: begin.steps, in: begin)
      let finish = code.effects(of: end.steps, in: end)
      guard let left = code.leftover(after: start, more, undoneBy: finish, butNotBy: []) else { return nil }
      return SourceCandidate(
        id, .warning, at: code.place(end.offset),
        "\(code.name) sets \(left.undone.target) to \(left.undone.value) in touchesEnded and has no touchesCancelled: it stays "
          + "\(left.made.value) when a recognizer or a scroll view takes the touch",
        remedy: "Override touchesCancelled(_:with:) and do the same there.",
        code:
          "override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { \(left.undone.target) = \(left.undone.value) }",
        identity: code.identity(end, left.undone.target),
        if: [
          .lacks(code.name, method: "touchesCancelled"),
          .inheritsNone(code.name, of: ["UIGestureRecognizer", "SKScene", "SKNode"]),
        ])
    }
  }
}
