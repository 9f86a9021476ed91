// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds switches, sliders and the like that are lower than 44 points, as all of them are.
enum SystemControlHeight: TreeRule {
  static let id = "system-control-height"
  static let summary = "A control whose height the system chooses is lower than 44 points."
  static let worst = Severity.warning
  static let harm = Harm.little
  static let reference = Reference.guidelines
  static let page = """
    A switch is 31 points high, a slider about the same, a segmented control and a stepper 32, and a text field 34.
    Apps can hardly change that, and UIKit accepts touches slightly outside some of these controls. So they have a
    separate rule beside `target-too-small`, and the findings are notes.

    If a side was made shorter than 20 points, the finding is a warning. Some controls are always notes: text fields
    without a border, which are as high as their font; page controls, which show more than they take; and in a file of
    Interface Builder, controls whose size the file does not fix.

    ## Fix it

    Leave room: keep other targets at least 8 points away. In a cell, let the whole row do what the control does:

    ```swift
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { toggle.setOn(!toggle.isOn, animated: true) }
    ```
    """

  /// Below this the system has not chosen the height, in points (assumed: the lowest are page controls).
  private static let least = 20.0

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    for target in tree.targets {
      guard tree.kinds[target] == .systemControl, let box = tree.standings[target].box else { continue }
      let (width, height) = (Double(box.size.width), Double(box.size.height))
      guard min(width, height) > 0, min(width, height) < TargetTooSmall.enough - 0.5 else { continue }
      let size = "\(PlainNumber.text(width)) × \(PlainNumber.text(height)) pt"
      let isTiny = min(width, height) < least && isMadeSmall(target, width < least ? .across : .down, tree)
      let isFree = fitsContent(tree.tree.views[target])
      report.add(
        isTiny ? .warning : .note, tree.certainty(of: target), at: target,
        "\(tree.name(of: target)) is \(size)"
          + (isTiny
            ? ", smaller than the system makes it"
            : isFree ? ", as high as its content" : ", the system's own size"),
        remedy: isTiny
          ? AuditFinding.Remedy(
            "Give it its natural size.", code: "\(tree.variable(for: target)).sizeToFit()")
          : AuditFinding.Remedy("Keep other targets 8 points away from it, or let the whole row do the same.")
      )
    }
  }

  /// Whether a side that is too short was made so on purpose, as far as the source tells.
  private static func isMadeSmall(_ target: Int, _ axis: LayoutAxis, _ tree: AuditedTree) -> Bool {
    guard !fitsContent(tree.tree.views[target]) else { return false }
    return !tree.isDesign || tree.standings[target].trust.contains(axis.pinned)
  }

  /// Whether a control is as high as what it shows: a text field without a border, of which most sources tell
  /// nothing.
  private static func fitsContent(_ view: ViewSnapshot) -> Bool {
    let name = ClassKnowledge.uikitName(of: view)
    // Of buttons, these are those whose images the system has.
    if name == "UIPageControl" || name == "UIButton" { return true }
    guard KnownClass.roles(of: name).contains(.textField) else { return false }
    return view.attribute("borderStyle").map { $0 == "none" } ?? true
  }
}
