// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds targets that lie over each other.
enum TargetsOverlap: TreeRule {
  static let id = "targets-overlap"
  static let summary = "Two targets overlap."
  static let worst = Severity.warning
  static let harm = Harm.partlyDead
  static let reference = Reference.hitTesting
  static let page = """
    Where two targets overlap, the front one takes every touch, and the one behind is smaller than it looks. The order
    of subviews decides which one is in front, and the screen does not show it.

    The finding is a warning if, on every side of the overlap, less than 28 points of the target behind are free. It
    is a note if enough is free, or if the overlap is at most 5 points. At the end of a text field, an overlap is
    always a note, such as that of a button that shows a password.

    If half or more of a target is covered, `covered-target` reports it instead. A target that lies entirely on a view
    with a tap recognizer is there on purpose, and is not reported. Nor are two targets that call the same method.

    In a file of Interface Builder, the finding is also a note if code can show the two targets in turn, if a
    constraint contradicts a frame, or if a size is unknown.

    ## Fix it

    Move them apart, or put the one that matters in front:

    ```swift
    container.bringSubviewToFront(button)
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for pair in tree.pairs {
      guard let shared = pair.overlap, (tree.covers[pair.back]?.share ?? 0) < CoveredTarget.least,
        let back = tree.standings[pair.back].box
      else { continue }
      // A button on a card that takes taps as well is there on purpose.
      if tree.kinds[pair.back] == .gesture, let front = tree.standings[pair.front].box, back.contains(front) {
        continue
      }
      if tree.doTheSame(pair.back, pair.front) { continue }
      let doubt = doubt(of: pair, in: tree)
      let isSlight = min(shared.size.width, shared.size.height) <= ChildOutsideParent.slight
      let isInField = tree.kinds[pair.back] == .systemControl
      let isLeft = isSlight || isInField || doubt != nil || free(of: back, behind: shared)
      let size =
        "\(PlainNumber.text(Double(shared.size.width))) × \(PlainNumber.text(Double(shared.size.height))) pt"
      report.add(
        isLeft ? .note : .warning, doubt != nil ? .cannotBeKnown : tree.certainty(of: pair.back, pair.front),
        at: pair.back,
        "\(tree.name(of: pair.front)) lies over \(size) of \(tree.name(of: pair.back)) and takes the touches there"
          + (doubt.map { ", \($0)" } ?? ""),
        remedy: AuditFinding.Remedy(
          "Move them apart, or bring the one that matters to the front.",
          code:
            "\(tree.variable(for: pair.back)).superview?.bringSubviewToFront(\(tree.variable(for: pair.back)))"
        ),
        related: [(pair.front, "lies in front")])
    }
  }

  /// Why the two may not lie over each other when the app runs; nil if nothing speaks against it.
  private static func doubt(of pair: TargetPair, in tree: AuditedTree) -> String? {
    guard tree.isDesign else { return nil }
    if tree.takeTurns(pair.back, pair.front) { return "unless they are shown in turn" }
    if !tree.isPlaced(pair.back, pair.front) { return "unless constraints place them elsewhere" }
    if tree.areElastic(pair.back, pair.front) {
      return "unless they are apart at the size at which it is shown"
    }
    return tree.purpose(of: pair.back) == .nothing || tree.purpose(of: pair.front) == .nothing
      ? "if both do anything" : nil
  }

  /// Whether enough is left beside what is covered; a side that was shorter from the beginning is another
  /// rule's.
  private static func free(of box: ViewRect, behind shared: ViewRect) -> Bool {
    let least = TargetTooSmall.least
    let beside = max(shared.minX - box.minX, box.maxX - shared.maxX)
    let above = max(shared.minY - box.minY, box.maxY - shared.maxY)
    return beside >= least || above >= least
  }
}
