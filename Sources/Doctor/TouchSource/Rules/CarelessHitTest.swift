// SPDX-License-Identifier: Apache-2.0

/// Finds overrides of `hitTest(_:with:)` that return a view without asking whether it takes touches.
enum CarelessHitTest: SourceRule {
  static let id = "careless-hit-test"
  static let summary =
    "An override of hitTest(_:with:) returns a view without asking whether that is hidden or off."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"
  static let page = """
    `hitTest(_:with:)` of `UIView` returns nil for a view that is hidden, nearly transparent or has its interaction off
    (documented). An override that returns itself or a child without asking `super`, and without looking at these
    properties, gives touches to a view that nobody sees, or that was disabled.

    ## Fix it

    ```swift
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
      return area.contains(point) ? self : super.hitTest(point, with: event)
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code -> [SourceCandidate] in
      guard !code.isOther else { return [] }
      return code.methods("hitTest").compactMap { candidate(in: $0, of: code) }
    }
  }

  private static func candidate(in method: CodeMethod, of code: ClassCode) -> SourceCandidate? {
    guard !method.parameters.isEmpty else { return nil }
    let body = code.file.text(method.body)
    let asks = [
      "isHidden", ".hidden", "isUserInteractionEnabled", "userInteractionEnabled", "super", "hitTest",
      "alpha",
    ]
    guard !asks.contains(where: { body.contains($0) }) else { return nil }
    for step in method.steps {
      guard case .result(let value) = step.kind, value != "nil", !value.isEmpty else { continue }
      let isSelf = value == "self"
      let isChild = ClassCode.isPath(value) && code.property(value) != nil
      let isChosen = value.contains("? self :") || value.contains(": self")
      let chosen = code.properties.first {
        value.contains(" ? \($0.name) :") || value.hasSuffix(" : \($0.name)")
      }
      guard isSelf || isChild || isChosen || chosen != nil else { continue }
      let view = isChild ? value : isChosen || isSelf ? "itself" : chosen?.name ?? "itself"
      return SourceCandidate(
        id, .warning, at: code.place(step.offset),
        "hitTest of \(code.name) returns \(view) without asking whether it is hidden or its interaction is off",
        remedy: "Ask super, or return nil for a view that is hidden, transparent or has its interaction off.",
        code: "guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }",
        identity: code.identity(method, view))
    }
    return nil
  }
}
