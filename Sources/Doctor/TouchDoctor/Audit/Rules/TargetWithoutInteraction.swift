// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds recognizers and actions of views whose own interaction is off.
enum TargetWithoutInteraction: TreeRule {
  static let id = "target-without-interaction"
  static let summary = "A view has a recognizer or an action, and its own interaction is off."
  static let worst = Severity.error
  static let harm = Harm.dead
  static let reference = Reference.interaction
  static let page = """
    Labels and image views have `isUserInteractionEnabled` off by default, so a recognizer on one of them never gets a
    touch. This is the best-known mistake with gesture recognizers, and an error. For any other view it is a warning,
    because somebody turned interaction off, perhaps temporarily and on purpose.

    In a file of Interface Builder, if code can reach the view and turn interaction on, the error becomes a warning
    and the warning a note. A custom class may turn interaction on itself, so it is always a note.

    In files of Interface Builder, a label or an image view without the attribute has interaction *on*: only
    `userInteractionEnabled="NO"` turns it off.

    ## Fix it

    ```swift
    label.isUserInteractionEnabled = true
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for place in tree.tree.views.indices
    where tree.tree.views[place].isUserInteractionEnabled.value == false {
      let view = tree.tree.views[place]
      let standing = tree.standings[place]
      guard standing.absentBy == nil, standing.system == nil,
        standing.control == nil
      else { continue }
      if waiting(in: view) == nil, let what = content(of: place, tree) {
        // Somebody may want it to be looked at alone.
        report.add(
          .note, .cannotBeKnown, at: place,
          "\(tree.name(of: place)) \(what), and its user interaction is disabled: no touch reaches it",
          remedy: remedy(for: place, tree))
      }
      guard let what = waiting(in: view) else { continue }
      let isBorn = ClassKnowledge.isUntouchedByDefault(view)
      let isHidden = standing.hiddenBy != nil || standing.transparentBy != nil
      let isHandled = tree.isDesign && view.isHandled
      let decidesItself = tree.isDesign && tree.isCustom(place)
      let severity: Severity =
        decidesItself ? .note : isBorn ? (isHandled ? .warning : .error) : isHandled ? .note : .warning
      report.add(
        isHidden ? .note : severity,
        decidesItself || (isHandled && !isBorn) ? .cannotBeKnown : tree.certainty(), at: place,
        "\(tree.name(of: place)) has \(what), and its user interaction is disabled: no touch reaches it"
          + (decidesItself ? ", unless its class turns it on" : isHandled ? ", unless code turns it on" : ""),
        remedy: remedy(for: place, tree))
    }
  }

  /// How to turn interaction on: in Interface Builder for its files, otherwise in code.
  static func remedy(for place: Int, _ tree: AuditedTree) -> AuditFinding.Remedy {
    tree.isDesign
      ? AuditFinding.Remedy(
        "Tick User Interaction Enabled of \(tree.name(of: place)) in the Attributes inspector.")
      : AuditFinding.Remedy(
        "Turn interaction on.", code: "\(tree.variable(for: place)).isUserInteractionEnabled = true")
  }

  /// What a view of a design has that is mostly there to be touched; nil if nothing is.
  ///
  /// Targets in it are another rule's.
  private static func content(of place: Int, _ tree: AuditedTree) -> String? {
    let view = tree.tree.views[place]
    guard tree.isDesign, tree.standings[place].offBy == place else { return nil }
    if view.attribute("embeds") != nil { return "shows an embedded scene" }
    guard ClassKnowledge.uikitName(of: view) == "UIScrollView" else { return nil }
    var waiting = view.children
    var looked = 0
    while let next = waiting.popLast() {
      looked += 1
      guard tree.kinds[next] == nil, looked < 1_000 else { return nil }
      waiting += tree.tree.views[next].children
    }
    return "scrolls"
  }

  /// What waits in vain for touches; nil if nothing does.
  private static func waiting(in view: ViewSnapshot) -> String? {
    if let recognizer = view.recognizers.value?.first(where: { $0.isEnabled.value != false }) {
      return "a \(ClassName(recognizer.className).name)"
    }
    if view.actions.value?.isEmpty == false { return "an action" }
    // Recognizers that the source lists, and that are all off, were switched off on purpose.
    if view.recognizers.value?.isEmpty == false { return nil }
    let isLikely =
      KnownClass.roles(of: view.className).contains(.takesGestures) || ClassKnowledge.isCustom(view)
    return isLikely && view.hasRecognizers.value == true ? "a gesture recognizer" : nil
  }
}
