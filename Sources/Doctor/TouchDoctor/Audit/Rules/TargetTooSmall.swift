// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds targets that are smaller than a finger needs.
enum TargetTooSmall: TreeRule {
  static let id = "target-too-small"
  static let summary = "A target is smaller than 44 × 44 points."
  static let worst = Severity.error
  static let harm = Harm.little
  static let reference = Reference.guidelines
  static let page = """
    Apple's Human Interface Guidelines ask for 44 × 44 points, and name 28 × 28 as the minimum for a control
    (documented). Most buttons in most apps are lower than 44 and work, because nothing is next to them. So the
    severity depends on what a miss hits:

    | severity | when |
    |---|---|
    | error | a side is shorter than 28 points |
    | warning | a side is shorter than 44 points, and in that direction another target begins less than 18 points from its middle |
    | note | a side is shorter than 44 points, and a miss hits nothing else |

    Two adjacent targets of 36 points are just large enough to avoid the warning: it is 18 points from the middle of
    one to the other. A target beside the long side of another one, or in front of it, is not a neighbor in this
    sense. Nor is one that code shows in its place.

    A target inside a larger one that calls the same method is not reported, because a miss does the same. A neighbor
    that calls the same method does not count either, unless their tags differ.

    Controls whose height the system chooses have their own rule, `system-control-height`. Views inside a control
    belong to the control, and a button without an action in a cell belongs to the cell. Links in a text are not
    measured.

    A custom class may override `point(inside:with:)`, so its frame does not say what a finger hits: such a target is
    a note, with the certainty "cannot be known".

    In a file of Interface Builder, a target is also such a note if

    - a constraint contradicts its frame, or is removed when the app is built;
    - a runtime attribute may enlarge it;
    - an outlet leads to one of its constraints;
    - its size follows from an unknown one, such as that of a cell, or from a title or image that code sets;
    - it has no action, and may only show something.

    In such a file, a side that is just one point short of 28 is not an error, and a text link that is as high as its
    font, with nothing near it, is a note. In a stack view, only the sides that constraints of the file fix are
    checked. A view with a pan or swipe recognizer that is thinner than 28 points is a note.

    If six or more targets have the same size, as the keys of a keyboard do, one finding covers all of them.

    ## Fix it

    Make the view larger, or let it be hit outside its bounds:

    ```swift
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
    ```

    With PreciseTouch a button needs no subclass: `button.hitOutsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)`.
    Only what lies inside all ancestors' bounds can be hit.
    """

  /// The size that a finger needs, in points (documented).
  static let enough = 44.0
  /// The minimum size of a control, in points (documented).
  static let least = 28.0
  /// The minimum distance from the middle of a target to the next one, in points: half of 36 (assumed).
  static let room = 18.0

  static func check(_ tree: AuditedTree, into report: inout RuleReport) {
    let neighbors = Neighbors(of: tree)
    var found: [Found] = []
    for target in tree.targets {
      guard tree.kinds[target] == .control || tree.kinds[target] == .gesture,
        let box = tree.standings[target].box
      else { continue }
      let (width, height) = (Double(box.size.width), Double(box.size.height))
      let sides = Sides(of: target, width, height, in: tree)
      guard let shortest = sides.shortest, shortest > 0, shortest < enough - 0.5,
        !neighbors.isEnlarged(target), !tree.liesInItsLike(target)
      else { continue }
      let view = tree.tree.views[target]
      if tree.standings[target].cell != nil, view.actions.value?.isEmpty == true,
        tree.kinds[target] == .control
      {
        continue
      }
      let near = neighbors.nearest(to: target)
      var severity = Severity.note
      let isTiny = shortest < least - (tree.isDesign ? tree.tolerance : 0.01)
      if isTiny { severity = .error } else if near != nil { severity = .warning }
      var certainty = tree.certainty(of: target)
      var message = sides.words
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
      } else if let doubt = doubt(about: target, sides, near: near != nil, tree) {
        (severity, certainty) = (.note, .cannotBeKnown)
        message += "; \(doubt)"
      }
      found.append(
        Found(
          target: target, severity: severity, certainty: certainty, sides: sides, message: message,
          near: near?.view, width: width, height: height))
    }
    tell(found, tree, into: &report)
    checkGrabbers(tree, into: &report)
  }

  /// Reports views that are to be dragged, and are thinner than a finger: a recognizer gets only touches that
  /// begin on its view.
  private static func checkGrabbers(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.isDesign else { return }
    for (place, view) in tree.tree.views.enumerated()
    where tree.kinds[place] == nil && tree.standings[place].isLive && !tree.isCustom(place) {
      guard let box = tree.standings[place].box,
        let drag = view.recognizers.value?.first(where: { $0.isEnabled != .known(false) && $0.drags }),
        box.width < least || box.height < least, tree.isSized(place, .across), tree.isSized(place, .down)
      else { continue }
      let size = "\(PlainNumber.text(Double(box.width))) × \(PlainNumber.text(Double(box.height)))"
      report.add(
        .note, .cannotBeKnown, at: place,
        "\(tree.name(of: place)) is \(size) pt, and its \(ClassName(drag.className).name) only sees touches that begin on it",
        remedy: AuditFinding.Remedy("Add the recognizer to a larger view around it."))
    }
  }

  /// What is found about one target.
  private struct Found {
    var target: Int
    var severity: Severity
    var certainty: Certainty
    var sides: Sides
    var message: String
    var near: Int?
    var width: Double
    var height: Double

    /// Targets with the same key are one finding: the keys of a keyboard are small for one reason.
    var key: String {
      "\(severity) \(certainty) \(Int(width.rounded())) \(Int(height.rounded())) \(near != nil)"
    }
  }

  /// If there are this many targets of one size, one finding covers all of them.
  private static let crowd = 6

  private static func tell(_ found: [Found], _ tree: AuditedTree, into report: inout RuleReport) {
    var groups: [String: [Found]] = [:]
    for one in found { groups[one.key, default: []].append(one) }
    for one in found {
      let group = groups[one.key] ?? []
      let remedy = remedy(for: one.target, width: one.width, height: one.height, in: tree)
      guard group.count >= crowd else {
        report.add(
          one.severity, one.certainty, at: one.target, "\(tree.name(of: one.target)) \(one.message)",
          remedy: remedy, related: one.near.map { [($0, "the next target")] } ?? [])
        continue
      }
      guard group[0].target == one.target else { continue }
      report.add(
        one.severity, one.certainty, at: one.target,
        "\(tree.name(of: one.target)) and \(group.count - 1) more of the same size are small: it \(one.message)",
        remedy: remedy, related: group.dropFirst().prefix(64).map { ($0.target, "is as small") })
    }
  }

  /// Why the size may be another when the app runs, or not matter; nil if nothing speaks for it.
  private static func doubt(about target: Int, _ sides: Sides, near: Bool, _ tree: AuditedTree) -> String? {
    guard tree.isDesign else { return nil }
    for (axis, length) in [(LayoutAxis.across, sides.width), (.down, sides.height)] {
      guard let length, length < enough - 0.5, !tree.isSized(target, axis) else { continue }
      return "the file does not settle its \(axis == .across ? "width" : "height")"
    }
    if tree.mayBeEnlarged(target) { return "a runtime attribute may extend it" }
    if !near, isTextLink(target, sides, tree) {
      return "it is a text as high as its font, and nothing is near"
    }
    return switch tree.purpose(of: target) {
    case .does: nil
    case .mayDo: "what it does, if anything, is up to code"
    case .nothing: "no action or outlet in the file is connected to it"
    }
  }

  /// Whether a target is a line of text that is wide enough, and whose height no constraint holds.
  private static func isTextLink(_ target: Int, _ sides: Sides, _ tree: AuditedTree) -> Bool {
    let view = tree.tree.views[target]
    return ["UIButton", "UILabel"].contains(ClassKnowledge.uikitName(of: view)) && view.text?.isEmpty == false
      && view.attribute("image") == nil && sides.width.map { $0 >= least } ?? true
      && view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO"
      && view.attribute("fixedFrame") != "YES" && !tree.standings[target].trust.contains(.heldDown)
  }

  private static func remedy(for target: Int, width: Double, height: Double, in tree: AuditedTree)
    -> AuditFinding.Remedy
  {
    let trust = tree.standings[target].trust
    let constants = [
      ("width", width, trust.contains(.pinnedAcross)), ("height", height, trust.contains(.pinnedDown)),
    ]
    .filter { $0.1 < enough - 0.5 && $0.2 }
    if tree.isDesign, tree.tree.attribute("constraints", of: target) != nil, !constants.isEmpty {
      let names = constants.map { "\($0.0) of \(PlainNumber.text($0.1))" }.joined(separator: " and its ")
      return AuditFinding.Remedy(
        "Raise the constraint of its \(names) to 44 and center the image, or let it be hit outside its "
          + "bounds: override point(inside:with:) in a custom class.",
        code: inset(width: width, height: height))
    }
    return AuditFinding.Remedy(
      "Make it at least 44 × 44, or let it be hit outside its bounds: override point(inside:with:) in "
        + "\(tree.isCustom(target) ? "its class" : "a custom class").",
      code: inset(width: width, height: height))
  }

  private static func inset(width: Double, height: Double) -> String {
    let across = max(0, ((enough - width) / 2).rounded(.up))
    let down = max(0, ((enough - height) / 2).rounded(.up))
    return """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: \(text(-across)), dy: \(text(-down))).contains(point)
      }
      """
  }

  private static func text(_ inset: Double) -> String { inset == 0 ? "0" : PlainNumber.text(inset) }
}

/// The sides of a target that are what the app shows; those that a stack view chooses are not among them.
private struct Sides {
  let width: Double?
  let height: Double?

  init(of target: Int, _ width: Double, _ height: Double, in tree: AuditedTree) {
    let isArranged = tree.standings[target].island != tree.standings[target].root
    self.width = !isArranged || tree.isSized(target, .across) ? width : nil
    self.height = !isArranged || tree.isSized(target, .down) ? height : nil
  }

  var shortest: Double? { [width, height].compactMap { $0 }.min() }

  var words: String {
    if let width, let height {
      return "is \(PlainNumber.text(width)) × \(PlainNumber.text(height)) pt, less than 44 × 44"
    }
    if let width { return "is \(PlainNumber.text(width)) pt wide, less than 44" }
    return "is \(PlainNumber.text(height ?? 0)) pt high, less than 44"
  }
}

extension RecognizerSnapshot {
  /// Whether it waits for a finger that moves.
  fileprivate var drags: Bool {
    ["PanGestureRecognizer", "SwipeGestureRecognizer"].contains { className.hasSuffix($0) }
  }
}
