// SPDX-License-Identifier: Apache-2.0

/// Finds controls that do not expect that their tracking is cancelled.
enum TrackingWithoutCancel: SourceRule {
  static let id = "tracking-without-cancel"
  static let summary =
    "A control undoes in endTracking what it did in beginTracking, and does not override cancelTracking."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)"
  static let page = """
    Tracking ends with `endTracking` if the finger is lifted. If a scroll view begins to scroll, an alert appears or a
    recognizer recognizes, it ends with `cancelTracking(with:)` instead (documented), and `endTracking` is not called.
    A control that marks itself as touched in `beginTracking` and unmarks itself only in `endTracking` then stays marked.

    The finding names what stays. It is not reported if the class, or one of the app's that it inherits from, overrides
    `cancelTracking` or `touchesCancelled`.

    ## Fix it

    ```swift
    override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      isDragging = false
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).compactMap { code in
      guard !code.isOther, let begin = code.method("beginTracking"), let end = code.method("endTracking"),
        code.method("cancelTracking") == nil, code.method("touchesCancelled") == nil
      else { return nil }
      let more = code.method("continueTracking").map { code.effects(of: $0.steps, in: $0) } ?? []
      let start = code.effects(of: begin.steps, in: begin)
      let finish = code.effects(of: end.steps, in: end)
      guard let left = code.leftover(after: start, more, undoneBy: finish, butNotBy: []) else { return nil }
      return SourceCandidate(
        id, .warning, at: code.place(end.offset),
        "\(code.name) sets \(left.undone.target) to \(left.undone.value) in endTracking and has no cancelTracking: it stays "
          + "\(left.made.value) when a scroll view or an alert cancels the touch",
        remedy: "Override cancelTracking(with:) and do the same there.",
        code:
          "override func cancelTracking(with event: UIEvent?) { \(left.undone.target) = \(left.undone.value) }",
        identity: code.identity(end, left.undone.target),
        if: [
          .lacks(code.name, method: "cancelTracking"), .lacks(code.name, method: "touchesCancelled"),
          .inheritsNone(code.name, of: ["UIGestureRecognizer"]),
        ])
    }
  }
}
