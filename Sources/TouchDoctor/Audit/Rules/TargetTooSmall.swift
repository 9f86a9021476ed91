// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Finds targets that are smaller than a finger needs.
enum TargetTooSmall: TreeRule {
  static let id = "target-too-small"
  static let summary = "A target is smaller than 44 × 44 points."
  static let worst = Severity.error
  static let page = """
    A finger covers about 44 points (Apple's Human Interface Guidelines, documented). Most buttons of most apps are lower
    than that and work, because nothing is beside them. So what counts is what a miss does:

    | severity | when |
    |---|---|
    | error | a side is shorter than 28 points |
    | warning | a side is shorter than 44 points, and the next target is nearer than 8 points |
    | note | a side is shorter than 44 points, and nothing is near |

    Controls whose height the system chose have a rule of their own, `system-control-height`. What lies in a control
    belongs to the control; a button without an action in a cell belongs to the cell. Links in a text are not measured.

    A class of your own may override `point(inside:with:)`, and then its frame says nothing about what a finger hits: such
    a target is a note, and its certainty is "cannot be known".

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
  /// Below this, fingers miss even what stands alone, in points (assumed: the lowest of UIKit's own controls).
  static let least = 28.0

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    let neighbours = Neighbours(tree)
    for target in tree.targets {
      guard tree.kinds[target] == .control || tree.kinds[target] == .gesture,
        let box = tree.standings[target].box
      else { continue }
      let (width, height) = (Double(box.size.width), Double(box.size.height))
      guard min(width, height) > 0, min(width, height) < enough - 0.5 else { continue }
      let view = tree.tree.views[target]
      if tree.standings[target].cell != nil, view.actions.value?.isEmpty == true,
        tree.kinds[target] == .control
      {
        continue
      }
      let near = neighbours.nearest(to: target)
      var severity = Severity.note
      if min(width, height) < least - 0.01 { severity = .error } else if near != nil { severity = .warning }
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
      }
      report.add(
        severity, certainty, at: target, "\(tree.name(of: target)) \(message)",
        remedy: remedy(width: width, height: height),
        related: near.map { [($0.view, "the next target")] } ?? [])
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
