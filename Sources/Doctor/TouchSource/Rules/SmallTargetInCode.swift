// SPDX-License-Identifier: Apache-2.0

/// Finds buttons to which code gives a side below 28 points.
enum SmallTargetInCode: SourceRule {
  static let id = "small-target-in-code"
  static let summary = "Code gives a button a fixed side below 28 points."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/design/human-interface-guidelines/accessibility"
  static let page = """
    Apple's guidelines ask for 44 × 44 points for each target and accept 28 × 28 at least. A button is hit in its bounds
    and nowhere else, so one of 20 points is missed often.

    Reported are constants: constraints of a button's width or height, and frames. Buttons of a class of the app's are
    not reported if that class overrides `point(inside:with:)` or `hitTest(_:with:)`.

    ## Fix it

    Make the button larger and keep its image small, or let a larger area react:

    ```swift
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
    ```
    """

  private static let least = 28.0

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code -> [SourceCandidate] in
      guard !code.methods.contains(where: { ["point", "hitTest"].contains($0.name) && !$0.isOfProperty })
      else {
        return []
      }
      return code.methods.flatMap { candidates(in: $0, of: code) }
    }
  }

  private static func candidates(in method: CodeMethod, of code: ClassCode) -> [SourceCandidate] {
    var found: [SourceCandidate] = []
    var done: Set<String> = []
    func add(_ view: String, _ side: String, _ size: Double, _ step: CodeStep) {
      guard size > 0, size < least, code.type(of: view, in: method) == "UIButton",
        isTouched(view, method, code),
        done.insert(view).inserted
      else { return }
      let points = size == size.rounded() ? "\(Int(size))" : "\(size)"
      found.append(
        SourceCandidate(
          id, .warning, at: code.place(step.offset),
          "the \(side) of the button \(view) is \(points) pt, less than 28",
          remedy: "Make the button at least 44 × 44 pt.",
          identity: code.identity(method, view)))
    }
    for call in method.calls(["constraint"]) {
      guard let text = call.arguments["equalToConstant"], let size = Double(text) else { continue }
      for (suffix, side) in [(".widthAnchor", "width"), (".heightAnchor", "height")]
      where call.receiver.hasSuffix(suffix) {
        add(String(call.receiver.dropLast(suffix.count)), side, size, call.step)
      }
    }
    for assignment in method.assignments where assignment.target.hasSuffix(".frame") {
      let view = String(assignment.target.dropLast(".frame".count))
      for side in ["width", "height"] {
        if let size = number(of: side, in: assignment.value) { add(view, side, size, assignment.step) }
      }
    }
    for step in method.steps {
      guard case .local(let name, "UIButton", let value) = step.kind, value.hasPrefix("UIButton(frame:")
      else {
        continue
      }
      for side in ["width", "height"] {
        if let size = number(of: side, in: value) { add(name, side, size, step) }
      }
    }
    return found
  }

  /// The number behind a label of `CGRect(x: 0, y: 0, width: 20, height: 20)`.
  private static func number(of label: String, in text: String) -> Double? {
    guard text.contains("CGRect("), let place = text.place(after: "\(label): ") else { return nil }
    let digits = text[place...].prefix { $0.isNumber || $0 == "." }
    let next = text[place...].dropFirst(digits.count).first
    guard next == ")" || next == "," else { return nil }
    return Double(digits)
  }

  /// Whether the button is touched at all, and nothing makes the area around it react.
  private static func isTouched(_ view: String, _ method: CodeMethod, _ code: ClassCode) -> Bool {
    var hasAction = false
    for other in code.methods {
      for step in other.steps {
        switch step.kind {
        case .assignment(let target, _, let value):
          if target == "\(view).isUserInteractionEnabled", value == "false" { return false }
          if target.hasPrefix("\(view)."),
            target.lowercased().contains("hit") || target.lowercased().contains("touch")
          {
            return false
          }
          if target == "\(view).menu" { hasAction = true }
        case .call(let receiver, "addTarget", _), .call(let receiver, "addAction", _):
          if receiver == view || (other.isOfProperty && other.name == view) { hasAction = true }
        case .call, .local, .result: break
        }
      }
    }
    return hasAction
  }
}

extension String {
  /// The index behind the first occurrence of a text; nil if there is none.
  fileprivate func place(after text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
