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
    A recognizer sees the touches of its view, and of everything in that view (documented). In a storyboard or xib it
    is a separate object: the view's outlet collection `gestureRecognizers` must lead to it. If a recognizer was
    dragged beside the view, or its view was deleted, it never gets a touch.

    The finding is a warning if the recognizer has an action or a segue. If it has none, it was probably forgotten,
    and the finding is a note. It is also a note if an outlet leads to the recognizer, or if its class is a custom
    one, because code may add it to a view.

    A recognizer belongs to one view: adding it to another view removes it from the first (documented). So if the file
    connects a recognizer to several views, such as five stars, it works on only one of them. That is a warning.

    ## Fix it

    Drag from the view to the recognizer and choose `gestureRecognizers`, remove the recognizer from the file, or add it in
    code:

    ```swift
    view.addGestureRecognizer(tapRecognizer)
    ```
    """

  static func findings(in document: SnapshotDocument) -> [AuditFinding] {
    loose(in: document) + shared(in: document)
  }

  /// Recognizers that several views are connected to, of which only one gets it.
  private static func shared(in document: SnapshotDocument) -> [AuditFinding] {
    var found: [(recognizer: RecognizerSnapshot, tree: Int, views: [Int])] = []
    var places: [String: Int] = [:]
    for (number, tree) in document.trees.enumerated() where document.format.isDesign {
      for (index, view) in tree.views.enumerated() {
        for recognizer in view.recognizers.value ?? [] {
          guard let id = recognizer.identifier else { continue }
          if let place = places[id] {
            if found[place].tree == number, found[place].views.last != index {
              found[place].views.append(index)
            }
          } else {
            places[id] = found.count
            found.append((recognizer, number, [index]))
          }
        }
      }
    }
    return found.filter { $0.views.count > 1 }.map { recognizer, number, views in
      let tree = document.trees[number]
      let name = ClassName(recognizer.className).name
      let id = recognizer.identifier.map { " \(AuditedTree.cut($0, to: 60))" } ?? ""
      let words = views.map { ViewName.words(ViewPlace(tree: 0, view: $0), in: [tree]) }
      let list =
        words.count == 2 ? words.joined(separator: " and ") : "\(words[0]) and \(words.count - 1) more views"
      return AuditFinding(
        rule: Self.id, severity: recognizer.isHandled ? .note : .warning,
        certainty: recognizer.isHandled ? .cannotBeKnown : .likely, name: name + id,
        position: recognizer.position,
        message:
          "\(name)\(id) is connected to \(list): a recognizer has only one view, so only the last of them gets it",
        remedy: AuditFinding.Remedy(
          "Give each view its own recognizer with the same action, or add one recognizer to a view that contains them."
        ),
        related: views.map { view in
          AuditFinding.Related(
            view: ViewPlace(tree: number, view: view),
            name: ViewName.words(ViewPlace(tree: 0, view: view), in: [tree]),
            position: tree.views[view].position, role: "is connected to it")
        },
        fingerprint: Fingerprint(rule: Self.id, identity: "\(recognizer.identifier ?? name) shared"))
    }
  }

  private static func loose(in document: SnapshotDocument) -> [AuditFinding] {
    document.looseRecognizers.map { recognizer in
      let name = ClassName(recognizer.className).name
      let id = recognizer.identifier.map { " \(AuditedTree.cut($0, to: 60))" } ?? ""
      let action = recognizer.actions.value?.first
      let isAwaited = action != nil
      let isHandled = recognizer.isHandled
      let waiting = action.map { action in
        action.selector.map { ", so that \(AuditedTree.cut($0, to: 60)) is never called" }
          ?? ", so that its \(AuditedTree.cut(action.event, to: 60)) is never triggered"
      }
      return AuditFinding(
        rule: Self.id, severity: isAwaited && !isHandled ? .warning : .note,
        certainty: isHandled ? .cannotBeKnown : .likely, name: name + id, position: recognizer.position,
        message: "\(name)\(id) is not attached to a view\(waiting ?? "")"
          + (isHandled ? ", unless code adds it to one" : ""),
        remedy: AuditFinding.Remedy(
          isAwaited
            ? "Connect the gestureRecognizers of a view to it, or remove it."
            : "Remove it, or connect the gestureRecognizers of a view to it.",
          code: "view.addGestureRecognizer(\(recognizer.variable))"),
        fingerprint: Fingerprint(rule: Self.id, identity: recognizer.identifier ?? name))
    }
  }
}
