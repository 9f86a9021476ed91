// SPDX-License-Identifier: Apache-2.0

/// Finds controls that a cell adds to itself and not to its content view.
enum ControlOnCell: SourceRule {
  static let id = "control-outside-content-view"
  static let summary = "A cell adds a control to itself, where the content view covers it."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/uikit/uitableviewcell/contentview"
  static let page = """
    What a cell shows belongs into its `contentView` (documented). Since iOS 14 the content view of a table view's cell
    lies in front of what was added to the cell itself, and takes its touches (reported): a button there can be seen and
    does nothing.

    For the cell of a collection view it depends on when the content view was made, so that is a note. Nothing is reported
    if the class turns the interaction of its content view off or moves it back.

    ## Fix it

    ```swift
    contentView.addSubview(button)
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code -> [SourceCandidate] in
      guard !code.isOther, !movesContentView(code) else { return [] }
      return code.methods.flatMap { method in
        method.calls(["addSubview", "insertSubview"]).flatMap { call -> [SourceCandidate] in
          guard call.receiver.isEmpty, let view = call.arguments.first?.text,
            let type = code.type(of: view, in: method), TouchClasses.controls.contains(type)
          else { return [] }
          // One of the two holds.
          return [("UITableViewCell", SourceCandidate.Level.warning), ("UICollectionViewCell", .note)].map {
            base, level in
            SourceCandidate(
              id, level, at: code.place(call.step.offset),
              "\(code.name) adds the \(type) \(view) to itself: the content view of the cell lies in front of it and takes its touches",
              remedy: "Add it to the contentView.", code: "contentView.addSubview(\(view))",
              identity: code.identity(method, view), if: [.inherits(code.name, from: [base])])
          }
        }
      }
    }
  }

  private static func movesContentView(_ code: ClassCode) -> Bool {
    code.methods.contains { method in
      method.name == "hitTest"
        || method.steps.contains { step in
          switch step.kind {
          case .assignment(let target, _, _): target == "contentView.isUserInteractionEnabled"
          case .call(let receiver, let name, let arguments):
            name == "removeFromSuperview" && receiver == "contentView"
              || ["sendSubviewToBack", "bringSubviewToFront"].contains(name) && !arguments.isEmpty
          case .local, .result: false
          }
        }
    }
  }
}
