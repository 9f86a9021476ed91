// SPDX-License-Identifier: Apache-2.0

/// Finds targets with less than 8 points between them.
enum TargetsTooClose: TreeRule {
  static let id = "targets-too-close"
  static let summary = "Two targets are nearer to each other than 8 points."
  static let worst = Severity.note
  static let harm = Harm.little
  static let reference = Reference.guidelines
  static let page = """
    If two targets are close together, a finger that narrowly misses one hits the other. Apple's guidelines ask for
    about 8 points around targets (reported: the number is from its design talks). The finding is a note, because the
    keys of a keypad touch each other and are large enough. If one of the targets is also small, `target-too-small`
    warns.

    If six or more targets are too close, one finding covers all of them. Otherwise each target is reported once, with
    all targets that are too near and drawn after it. Cells are not counted, because they always touch each other.

    ## Fix it

    ```swift
    stackView.spacing = 8
    ```
    """

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    var index = 0
    var found: [(back: Int, near: [TargetPair], nearest: TargetPair)] = []
    while index < tree.pairs.count {
      let back = tree.pairs[index].back
      var near: [TargetPair] = []
      while index < tree.pairs.count, tree.pairs[index].back == back {
        if tree.pairs[index].overlap == nil { near.append(tree.pairs[index]) }
        index += 1
      }
      guard let nearest = near.min(by: { $0.gap < $1.gap }) else { continue }
      found.append((back, near, nearest))
    }
    if found.count >= Self.crowd { return tellAll(found, tree, into: &report) }
    for (back, near, nearest) in found {
      let distance = nearest.gap < 0.01 ? "touches" : "is \(PlainNumber.text(nearest.gap)) pt away from"
      let others = near.count > 1 ? " (and \(near.count - 1) more)" : ""
      report.add(
        .note, tree.certainty(of: back, nearest.front), at: back,
        "\(tree.name(of: back)) \(distance) \(tree.name(of: nearest.front))\(others): a finger that misses one hits the other",
        remedy: AuditFinding.Remedy("Leave 8 points or more between targets.", code: "stackView.spacing = 8"),
        related: near.map { ($0.front, "is \(PlainNumber.text($0.gap)) pt away") })
    }
  }

  /// From so many targets on, one finding is about all of them: the keys of a keyboard lie close for one
  /// reason.
  private static let crowd = 6

  private static func tellAll(
    _ found: [(back: Int, near: [TargetPair], nearest: TargetPair)], _ tree: AuditedTree,
    into report: inout RuleReport
  ) {
    guard let first = found.first else { return }
    let least = found.map { $0.nearest.gap }.min() ?? 0
    let gap = least < 0.01 ? "touching it" : "\(PlainNumber.text(least)) pt away"
    report.add(
      .note, tree.certainty(of: first.back, first.nearest.front), at: first.back,
      "\(tree.name(of: first.back)) and \(found.count - 1) more lie less than 8 pt from the next target, the nearest \(gap): a "
        + "finger that misses one hits the other",
      remedy: AuditFinding.Remedy("Leave 8 points or more between targets.", code: "stackView.spacing = 8"),
      related: found.prefix(64).map { ($0.nearest.front, "is \(PlainNumber.text($0.nearest.gap)) pt away") })
  }
}
