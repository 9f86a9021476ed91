// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds recognizers of a file that no view has.
enum LooseRecognizer: DocumentRule {
  static let id = "loose-recognizer"
  static let summary = "A gesture recognizer is not attached to a view, so it gets no touches."
  static let worst = Severity.warning
  static let harm = Harm.partlyDead
  static let reference = Reference.adding
  static let page = """
    A recognizer sees the touches of the view that has it, and of what is in that view (documented). In a storyboard or xib it is an
    object of its own: the view's outlet collection `gestureRecognizers` must lead to it. One that was dragged beside the
    view, or whose view was deleted, never gets a touch.

    It is a warning where the recognizer has an action or a segue, and a note where it has none:
    then it was forgotten. It is a note as well where an outlet leads to the recognizer, or its class is your own, since
    code may add it to a view.

    ## Fix it

    Drag from the view to the recognizer and choose `gestureRecognizers`, remove the recognizer from the file, or add it in
    code:

    ```swift
    view.addGestureRecognizer(tapRecognizer)
    ```
    """

  static func findings(in document: SnapshotDocument) -> [AuditFinding] {
    document.looseRecognizers.map { recognizer in
      let name = ClassName(recognizer.className).name
      let id = recognizer.identifier.map { " \(AuditedTree.cut($0, to: 60))" } ?? ""
      let action = recognizer.actions.value?.first
      let isAwaited = action != nil
      let isHandled = recognizer.isHandled
      let waiting = action.map { action in
        action.selector.map { ", so that \(AuditedTree.cut($0, to: 60)) is never called" }
          ?? ", so that its \(AuditedTree.cut(action.event, to: 60)) never happens"
      }
      return AuditFinding(
        rule: Self.id, severity: isAwaited && !isHandled ? .warning : .note,
        certainty: isHandled ? .cannotBeKnown : .likely, name: name + id, position: recognizer.position,
        message: "\(name)\(id) is not attached to a view\(waiting ?? "")"
          + (isHandled ? ", unless code adds it to one" : ""),
        remedy: AuditFinding.Remedy(
          isAwaited
            ? "Connect the gestureRecognizers of a view to it, or take it out."
            : "Take it out, or connect the gestureRecognizers of a view to it.",
          code: "view.addGestureRecognizer(\(recognizer.variable))"),
        fingerprint: Fingerprint(rule: Self.id, identity: recognizer.identifier ?? name))
    }
  }
}
