// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Finds targets that are smaller than a finger needs.
enum TargetTooSmall: TreeRule {
  static let id = "target-too-small"
  static let summary = "A target is smaller than 44 × 44 points."
  static let worst = Severity.error
  static let reference = Reference.guidelines
  static let page = """
    Apple's Human Interface Guidelines ask for 44 × 44 points, and name 28 × 28 as the least a control may have
    (documented). Most buttons of most apps are lower than 44 and work, because nothing is beside them. So what counts is
    what a miss does:

    | severity | when |
    |---|---|
    | error | a side is shorter than 28 points |
    | warning | a side is shorter than 44 points, and less than 18 points from its middle another target begins in that direction |
    | note | a side is shorter than 44 points, and a miss hits nothing else |

    Two targets of 36 points right beside each other are where the warning ends: a finger that aims at the middle of one has 18
    points to the other. What lies beside the long side of a target, or in front of it, is no neighbour in this sense,
    and neither is one that code shows in its place.

    A target in a larger one that calls the same method is none: a miss does the same.

    Controls whose height the system chose have a rule of their own, `system-control-height`. What lies in a control
    belongs to the control; a button without an action in a cell belongs to the cell. Links in a text are not measured.

    A class of your own may override `point(inside:with:)`, and then its frame says nothing about what a finger hits: such
    a target is a note, and its certainty is "cannot be known". So is one in a file of Interface Builder whose size the file
    does not settle: a constraint contradicts the frame, an outlet leads to a constraint, the size follows from a cell's or
    another that is not known, or code sets the title or image that it follows from; and one without an action, which may only
    show something. There a point less than 28 is no error.

    ## Mend it

    Make the view larger, or let it be hit outside of its bounds:

    ```swift
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
    ```

    With PreciseTouch a button needs no subclass: `button.hitOutsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)`.
    Only what lies inside all ancestors' bounds can be hit.
    """

  /// What a finger needs, in points (documented).
  static let enough = 44.0
  /// The least that a control may have, in points (documented).
  static let least = 28.0
  /// So near to the middle of a target another one may begin, in points: half of 36 (assumed).
  static let room = 18.0

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    let neighbours = Neighbours(of: tree)
    for target in tree.targets {
      guard tree.kinds[target] == .control || tree.kinds[target] == .gesture,
        let box = tree.standings[target].box
      else { continue }
      let (width, height) = (Double(box.size.width), Double(box.size.height))
      guard min(width, height) > 0, min(width, height) < enough - 0.5, !neighbours.isEnlarged(target) else {
        continue
      }
      let view = tree.tree.views[target]
      if tree.standings[target].cell != nil, view.actions.value?.isEmpty == true,
        tree.kinds[target] == .control
      {
        continue
      }
      let near = neighbours.nearest(to: target)
      var severity = Severity.note
      let isTiny = min(width, height) < least - (tree.isDesign ? tree.tolerance : 0.01)
      if isTiny { severity = .error } else if near != nil { severity = .warning }
      var certainty = tree.certainty(of: target)
      var message = "is \(PlainNumber.text(width)) × \(PlainNumber.text(height)) pt, less than 44 × 44"
      if let near {
        let distance = near.gap == 0 ? "right beside it" : "\(PlainNumber.text(near.gap)) pt away"
        message += ", and \(tree.name(of: near.view)) is \(distance)"
      }
      if tree.isCustom(target) {
        (severity, certainty) = (.note, .cannotBeKnown)
        message += "; its class may extend it by point(inside:with:)"
      } else if tree.kinds[target] == .gesture, view.recognizers.value == nil {
        (severity, certainty) = (.note, .cannotBeKnown)
        message += "; the source does not say what its recognizers wait for"
      } else if let doubt = doubt(about: target, width, height, tree) {
        (severity, certainty) = (.note, .cannotBeKnown)
        message += "; \(doubt)"
      }
      report.add(
        severity, certainty, at: target, "\(tree.name(of: target)) \(message)",
        remedy: remedy(width: width, height: height),
        related: near.map { [($0.view, "the next target")] } ?? [])
    }
  }

  /// Why the size may be another when the app runs, or not matter; nil if nothing speaks for it.
  private static func doubt(
    about target: Int, _ width: Double, _ height: Double, _ tree: AuditedTree
  ) -> String? {
    guard tree.isDesign else { return nil }
    for (axis, length) in [(LayoutAxis.across, width), (.down, height)]
    where length < enough - 0.5 && !tree.isSized(target, axis) {
      return "the file does not settle its \(axis == .across ? "width" : "height")"
    }
    return switch tree.purpose(of: target) {
    case .does: nil
    case .mayDo: "what it does, if anything, is up to code"
    case .nothing: "nothing in the file is joined to it"
    }
  }

  private static func remedy(width: Double, height: Double) -> AuditFinding.Remedy {
    let across = max(0, ((enough - width) / 2).rounded(.up))
    let down = max(0, ((enough - height) / 2).rounded(.up))
    return AuditFinding.Remedy(
      "Make it at least 44 × 44, or let it be hit outside of its bounds: override point(inside:with:) in its class, "
        + "or set the hitOutsets of a PreciseButton.",
      code: "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
        + "{ bounds.insetBy(dx: \(text(-across)), dy: \(text(-down))).contains(point) }")
  }

  private static func text(_ inset: Double) -> String { inset == 0 ? "0" : PlainNumber.text(inset) }
}
