// SPDX-License-Identifier: Apache-2.0

/// Finds views that code adds to an effect view itself.
enum EffectSubview: SourceRule {
  static let id = "subview-of-effect-view"
  static let summary = "Code adds a view to a UIVisualEffectView itself and not to its contentView."
  static let worst = SourceCandidate.Level.error
  static let reference = "https://developer.apple.com/documentation/uikit/uivisualeffectview"
  static let page = """
    Subviews of an effect view belong into its `contentView`; adding them to the effect view itself is an error
    (documented). Newer systems end the app with an exception, older ones show the view and lose its touches.

    ## Fix it

    ```swift
    blur.contentView.addSubview(button)
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      code.methods.flatMap { method in
        method.calls(["addSubview", "insertSubview"]).compactMap { call -> SourceCandidate? in
          guard code.type(of: call.receiver, in: method) == "UIVisualEffectView" else { return nil }
          let view = call.arguments.first?.text ?? ""
          return SourceCandidate(
            id, .error, at: code.place(call.step.offset),
            "\(ClassCode.isPath(view) ? view : "a view") is added to the UIVisualEffectView \(call.receiver) itself",
            remedy: "Add it to the contentView of the effect view.",
            code: "\(call.receiver).contentView.addSubview(\(ClassCode.isPath(view) ? view : "view"))",
            identity: code.identity(method, call.receiver))
        }
      }
    }
  }
}
