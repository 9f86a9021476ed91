// SPDX-License-Identifier: Apache-2.0

/// Finds recognizers that are added again each time a cell is configured or a view appears or is laid out.
enum RepeatedRecognizer: SourceRule {
  static let id = "recognizer-added-again"
  static let summary =
    "Code adds a new gesture recognizer each time it runs, so one tap is recognized several times."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)"
  static let page = """
    Cells are reused: what `cellForRowAt` adds to a cell is still there when the cell is configured for the next row.
    `viewWillAppear`, `viewDidAppear` and the methods of layout run many times, too. A recognizer that is made and added
    there is added again each time, and a tap then calls its action once for each of them.

    It is not reported if the code runs under a condition or removes recognizers, if the view is made in the same method,
    or if the class of the cell removes recognizers in `prepareForReuse`.

    ## Fix it

    Add the recognizer where the view is made: in the initializer or `awakeFromNib` of the cell, in `viewDidLoad` of the
    controller.

    ```swift
    override func awakeFromNib() {
      super.awakeFromNib()
      photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    ```
    """

  private static let appearing: Set<String> = [
    "viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "layoutSubviews", "updateConstraints", "prepareForReuse", "draw", "drawRect",
  ]

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      code.methods.flatMap { candidates(in: $0, of: code) }
    }
  }

  private static func candidates(in method: CodeMethod, of code: ClassCode) -> [SourceCandidate] {
    let isCell = isConfiguringCell(method)
    guard isCell || (appearing.contains(method.name) && !method.isOfProperty) else { return [] }
    if code.methods.contains(where: { $0.steps.contains(where: removes) }) { return [] }
    return method.calls(["addGestureRecognizer"]).compactMap { call in
      guard let argument = call.arguments.first?.text, makes(argument, in: method),
        isUnconditional(call.step, in: method)
      else { return nil }
      let receiver = call.receiver
      let root = receiver.split(separator: ".").first.map(String.init) ?? receiver
      var conditions: [SourceCandidate.Condition] = []
      if isCell {
        // Only what belongs to the cell lasts.
        guard let local = method.local(root), case .local(_, let type, let value) = local.kind,
          value.contains("dequeueReusable"), receiver != root || !value.isEmpty
        else { return nil }
        if let type, !TouchClasses.cells.contains(type) {
          conditions = [.lacks(type, method: "prepareForReuse.removes")]
        }
      } else if method.local(root) != nil {
        return nil
      }
      let name = receiver.isEmpty ? "it" : receiver
      let when =
        isCell ? "each time the cell is used again" : "each time \(method.name) runs"
      return SourceCandidate(
        id, .warning, at: code.place(call.step.offset),
        "\(method.name) adds a new recognizer to \(name == "it" ? "its view" : name) \(when), so the action is called several times for one gesture",
        remedy: isCell
          ? "Add it once, where the cell is made: in its initializer or awakeFromNib."
          : "Add it once, in viewDidLoad or where the view is made.",
        identity: code.identity(method, receiver), if: conditions)
    }
  }

  private static func isConfiguringCell(_ method: CodeMethod) -> Bool {
    method.steps.contains {
      if case .local(_, _, let value) = $0.kind { value.contains("dequeueReusableCell") } else { false }
    }
      && (method.name == "tableView" || method.name == "collectionView")
  }

  static func removes(_ step: CodeStep) -> Bool {
    switch step.kind {
    case .call(_, let name, _): name == "removeGestureRecognizer"
    case .assignment(let target, _, _): target.hasSuffix("gestureRecognizers")
    case .local, .result: false
    }
  }

  /// Whether an argument is a recognizer that the method makes.
  private static func makes(_ argument: String, in method: CodeMethod) -> Bool {
    if TouchClasses.makesRecognizer(argument) { return true }
    guard let local = method.local(argument), case .local(_, _, let value) = local.kind else { return false }
    return TouchClasses.makesRecognizer(value)
  }

  /// Whether a step runs each time, except for what chooses among kinds of cells.
  private static func isUnconditional(_ step: CodeStep, in method: CodeMethod) -> Bool {
    let earlyExits = method.steps.contains { exit in
      guard exit.offset < step.offset, case .result = exit.kind else { return false }
      return method.scopes(from: exit.scope).contains {
        switch $0.kind {
        case .branch, .otherwise: true
        case .match, .loop, .closure: false
        }
      }
    }
    return !earlyExits
      && method.scopes(from: step.scope).allSatisfy {
        switch $0.kind {
        case .branch(let condition), .otherwise(let condition):
          condition.contains("dequeueReusable") || condition.contains("indexPath")
        case .match(let subject, _): subject.contains("indexPath")
        case .loop: true
        case .closure: false
        }
      }
  }
}
