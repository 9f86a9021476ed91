// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A line of a remedy, taken apart.
struct MendStatement {
  private let text: String
  private let plan: MendPlan

  init(_ line: String, _ plan: MendPlan) {
    // Comments behind a statement say what it is for.
    text = line.place(of: "  //").map { String(line[..<$0.lowerBound]) } ?? line
    self.plan = plan
  }

  /// The change that the line makes; nil if it is not known.
  func edit(blaming blamed: ViewPlace) -> MendEdit? {
    switch text {
    case "dismiss(animated: true)", "contextMenuInteraction.dismissMenu()", "<Modal visible={false}>",
      "snapshotView.removeFromSuperview()":
      return .hidden(blamed, true)
    case "view.endEditing(true)": return .withoutKeyboard
    default: break
    }
    guard let (name, rest) = receiver, let view = plan.view(name) else { return nil }
    if rest == "removeFromSuperview()" { return .hidden(view, true) }
    if rest == "superview?.bringSubviewToFront(\(name))" { return .toFront(view) }
    if rest == "superview?.sendSubviewToBack(\(name))" { return .toBack(view) }
    if let made = constraint(of: view, rest) { return made }
    let parts = rest.split(separator: "=", maxSplits: 1).map {
      $0.withoutOuterBlanks
    }
    guard parts.count == 2 else { return nil }
    return assignment(of: view, name, parts[0], parts[1])
  }

  /// The change that puts a view into another one; nil if the line does nothing of that kind.
  func reparenting(in trees: [ViewTree]) -> MendEdit? {
    guard let found = text.place(of: ".addSubview("), text.hasSuffix(")"),
      let view = plan.view(String(text[found.upperBound...].dropLast()))
    else { return nil }
    let target = text[..<found.lowerBound]
    if let name = target.trimmed("contentView"), let cell = plan.view(name) {
      let content = trees[cell.tree].views[cell.view].children.first {
        trees[cell.tree].views[$0].className.hasSuffix("ContentView")
      }
      return content.map { .reparented(view, into: ViewPlace(tree: cell.tree, view: $0)) }
    }
    guard let name = target.trimmed("superview?"), let inner = plan.view(name),
      let parent = trees[inner.tree].views[inner.view].parent
    else { return nil }
    return .reparented(view, into: ViewPlace(tree: inner.tree, view: parent))
  }

  /// The name before the first full stop, and what follows.
  private var receiver: (name: String, rest: String)? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  private func assignment(of view: ViewPlace, _ name: String, _ property: String, _ value: String)
    -> MendEdit?
  {
    switch (property, value) {
    case ("isUserInteractionEnabled", "true"), ("isUserInteractionEnabled", "false"):
      return .interaction(view, value == "true")
    case ("isHidden", "true"), ("isHidden", "false"): return .hidden(view, value == "true")
    // A collection orders its cells by it.
    case ("zIndex", "1"): return .toFront(view)
    case ("isEnabled", "true"): return .enabled(view, true)
    case ("alpha", _): return Double(value).map { .alpha(view, $0) }
    case ("transform", ".identity"): return .untransformed(view)
    case ("frame.size.width", _): return Double(value).map { .length(view, .width, .equal, $0) }
    case ("frame.size.height", _): return Double(value).map { .length(view, .height, .equal, $0) }
    case ("bounds.origin", _):
      return Self.numbers(value, "CGPoint(x: ", [", y: "]).map {
        .origin(view, ViewPoint(x: $0[0], y: $0[1]))
      }
    case ("frame", _):
      if let sides = Self.numbers(value, "CGRect(x: ", [", y: ", ", width: ", ", height: "]) {
        return .placed(view, ViewRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
      }
      if value.hasSuffix(".bounds"), let other = plan.view(String(value.dropLast(7))) {
        return .filling(view, other)
      }
      let numbers = value.trimmed(prefix: "\(name).frame.offsetBy(dx: ", suffix: ")")?
        .parts(around: ", dy: ").map { Double($0) }
      guard let numbers, numbers.count == 2, let dx = numbers[0], let dy = numbers[1] else { return nil }
      return .moved(view, ViewPoint(x: dx, y: dy))
    default: return nil
    }
  }

  /// The numbers in a call such as `CGPoint(x: 1, y: 2)`; nil if the text is another.
  private static func numbers(_ text: String, _ beginning: String, _ labels: [String]) -> [Double]? {
    guard var rest = text.trimmed(prefix: beginning, suffix: ")") else { return nil }
    var found: [Double] = []
    for label in labels {
      let parts = rest.parts(around: label)
      guard parts.count == 2, let number = Double(parts[0]) else { return nil }
      found.append(number)
      rest = String(parts[1])
    }
    guard let last = Double(rest) else { return nil }
    return found + [last]
  }

  /// `bottomAnchor.constraint(lessThanOrEqualTo: bar.topAnchor, constant: -8).isActive = true`.
  private func constraint(of view: ViewPlace, _ rest: String) -> MendEdit? {
    guard let call = rest.place(of: "Anchor.constraint("),
      let inside = String(rest[call.upperBound...]).trimmed(prefix: "", suffix: ").isActive = true")
    else { return nil }
    let anchor = String(rest[..<call.lowerBound])
    let parts = inside.parts(around: ": ")
    guard parts.count >= 2 else { return nil }
    if let side = MendEdit.Side(rawValue: anchor), parts.count == 2,
      let relation = MendEdit.Relation(rawValue: parts[0].exchanging("Constant", for: "")),
      let length = Double(parts[1])
    {
      return .length(view, side, relation, length)
    }
    guard let edge = MendEdit.Edge(rawValue: anchor), let relation = MendEdit.Relation(rawValue: parts[0]),
      let target = parts[1].split(separator: ",").first,
      let dot = target.lastIndex(of: "."), target.hasSuffix("Anchor"),
      let other = MendEdit.Edge(rawValue: String(target[target.index(after: dot)...].dropLast(6)))
    else { return nil }
    let constant = parts.count > 2 ? Double(parts[2]) ?? 0 : 0
    let name = String(target[..<dot])
    if name == "view.safeAreaLayoutGuide" { return .edge(view, edge, relation, nil, other, constant) }
    return plan.view(name).map { .edge(view, edge, relation, $0, other, constant) }
  }
}

extension Finding {
  /// Leaves out the lines whose constraints a file of Interface Builder has, and says so.
  mutating func leaveOut(constraintsOf trees: [ViewTree]) {
    guard let own = plan else { return }
    let blamed = view
    var plan = own
    var known: [LayoutConstraint] = []
    plan.lines.removeAll { line in
      guard
        case .edge(let view, let edge, .equal, let other?, let end, _)? = MendStatement(line, own)
          .edit(blaming: blamed), view.tree == other.tree
      else { return false }
      let near = LayoutConstraint.Anchor(view: view.view, attribute: edge.rawValue)
      let far = LayoutConstraint.Anchor(view: other.view, attribute: end.rawValue)
      let found = trees[view.tree].constraints.first {
        $0.isRequired && $0.relation == .equal
          && ($0.first == near && $0.second == far || $0.first == far && $0.second == near)
      }
      if let found { known.append(found) }
      return found != nil
    }
    guard !known.isEmpty else { return }
    // An alternative becomes the remedy where that is all in the file.
    if plan.lines.first?.hasPrefix("// or") == true {
      let first = plan.lines.removeFirst()
      if first.hasPrefix(MendPlan.mark) {
        plan.lines.insert(String(first.dropFirst(MendPlan.mark.count)), at: 0)
      }
    }
    let ids = known.compactMap { $0.identifier }.joinedByAnd
    let has =
      "The file has \(known.count > 1 ? "the constraints" : "the constraint")\(ids.isEmpty ? "" : " \(ids)")"
    if remedy.hasSuffix(":") { remedy = "\(remedy.dropLast())." }
    remedy +=
      plan.lines.isEmpty
      ? " \(has) for that, which another one contradicts: choose Update Frames in Interface Builder to see which."
      : " \(has) already. What is missing:"
    (code, self.plan) = (plan.lines, plan)
  }
}

extension StringProtocol {
  /// The text without its end and the full stop before that; nil if it ends otherwise.
  fileprivate func trimmed(_ end: String) -> String? {
    hasSuffix(".\(end)") ? String(dropLast(end.count + 1)) : nil
  }

  /// The text without its beginning and its end; nil if it has others.
  fileprivate func trimmed(prefix: String, suffix: String) -> String? {
    guard hasPrefix(prefix), hasSuffix(suffix), count >= prefix.count + suffix.count else { return nil }
    return String(dropFirst(prefix.count).dropLast(suffix.count))
  }
}
