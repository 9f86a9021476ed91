// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ChildOutsideParent {
  /// Reports targets with an action in a container of a design that has no area.
  ///
  /// Interface Builder also writes zero for a size that it has not computed. Such a view has no content with
  /// a size yet. A container of zero size around a button that has a size has been laid out and then
  /// forgotten.
  static func checkZeroSizes(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.isDesign else { return }
    for target in tree.targets {
      let view = tree.tree.views[target]
      guard tree.kinds[target]?.isAimedAt == true, view.actions.value?.isEmpty == false || isTapped(view),
        let frame = view.frame.value, frame.width > 0, frame.height > 0,
        let container = emptyAncestor(of: target, tree),
        let size = tree.tree.views[container].frame.value?.size
      else { continue }
      let holder = tree.tree.views[container]
      let isCertain =
        holder.attribute("translatesAutoresizingMaskIntoConstraints") != "NO" && !holder.isHandled
        && holder.attribute("movedBy") == nil && tree.isPlaced(container) && !tree.isBelowCustomClass(target)
      let isClosed = isClosed(container, tree) && !holder.isHandled && !tree.isBelowCustomClass(target)
      let measure = "\(PlainNumber.text(Double(size.width))) × \(PlainNumber.text(Double(size.height))) pt"
      report.add(
        isCertain ? .error : isClosed ? .warning : .note, isCertain || isClosed ? .likely : .cannotBeKnown,
        at: target,
        "\(tree.name(of: target)) lies in \(tree.name(of: container)), which is \(measure): no touch reaches it"
          + (isCertain
            ? ""
            : isClosed
              ? ", and a constraint of the file keeps it so" : " unless constraints or code give it a size"),
        remedy: AuditFinding.Remedy(
          isClosed
            ? "Give the constraint that makes \(tree.name(of: container)) empty another constant, or an outlet."
            : "Give \(tree.name(of: container)) a size, or constraints that determine one.",
          code:
            "\(tree.variable(for: container)).heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"
        ),
        related: [(container, "has no area")])
    }
  }

  /// Whether a required constraint, which code has no way to, makes a container empty.
  private static func isClosed(_ container: Int, _ tree: AuditedTree) -> Bool {
    guard let size = tree.tree.views[container].frame.value?.size else { return false }
    let trust = tree.standings[container].trust
    return (size.width == 0 && trust.isSuperset(of: [.pinnedAcross, .heldAcross]))
      || (size.height == 0 && trust.isSuperset(of: [.pinnedDown, .heldDown]))
  }

  private static func isTapped(_ view: ViewSnapshot) -> Bool { view.recognizers.value?.isEmpty == false }

  /// The nearest view around a target that is zero points wide or high; nil where another says how large it
  /// is.
  private static func emptyAncestor(of target: Int, _ tree: AuditedTree) -> Int? {
    var next = tree.tree.views[target].parent
    for _ in 0..<farthest {
      guard let here = next else { return nil }
      let view = tree.tree.views[here]
      guard let size = view.frame.value?.size, !tree.traits.moves[here], !tree.traits[here].isStack,
        tree.standings[here].system == nil, !tree.traits[here].isCell,
        view.attribute("misplaced") != "YES",
        view.attribute("arranged") != "YES", view.parent != nil
      else { return nil }
      if size.width == 0 || size.height == 0 { return here }
      next = view.parent
    }
    return nil
  }
}
