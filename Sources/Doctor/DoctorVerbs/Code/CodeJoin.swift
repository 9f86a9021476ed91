// SPDX-License-Identifier: Apache-2.0
package import TouchDoctor
package import TouchSnapshot
import TouchSource

/// Joins views of a file or a dump with the code of their classes.
package struct CodeJoin: Sendable {
  private let code: [CodeIndex]

  /// Joins with the code of some folders.
  package init(_ code: [CodeIndex]) { self.code = code }

  /// Whether there is no code to join with.
  package var isEmpty: Bool { code.isEmpty }

  // MARK: What is added to views

  /// The document with what the code says of its views: whether their classes override hit-testing, and what
  /// code wires to buttons.
  package func completed(_ document: SnapshotDocument) -> SnapshotDocument {
    guard !code.isEmpty else { return document }
    var document = document
    for tree in document.trees.indices {
      for view in document.trees[tree].views.indices {
        complete(view, in: &document.trees[tree], document.format)
      }
    }
    return document
  }

  private func complete(_ view: Int, in tree: inout ViewTree, _ format: SnapshotFormat) {
    let snapshot = tree.views[view]
    let name = Self.className(snapshot)
    if snapshot.liveHit == nil, let (owner, base) = settled(name) {
      if snapshot.baseClass == nil { tree.views[view].baseClass = base }
      let table = owner.index.classes
      if let method = table.methods(["hitTest", "point"], of: name).first(where: {
        $0.method.manner != .asSuper
      }) {
        tree.views[view].liveHit = method.method.manner == .passesOn ? .passingOn : .overridden
        tree.views[view].attributes.append(
          ViewSnapshot.Attribute(
            name: ClassKnowledge.codeName, value: Self.words(for: method, name, in: owner)))
      } else if !format.isDesign
        || table.methods(["intrinsicContentSize", "alignmentRectInsets", "sizeThatFits"], of: name).isEmpty
      {
        // What a class makes of its size, a design does not show.
        tree.views[view].liveHit = .plain
      }
    }
    guard format.isDesign, snapshot.actions.value?.isEmpty == true else { return }
    for (use, _) in uses(of: view, in: tree) where use.use.kind == .targets {
      tree.views[view].actions = .known([
        ActionSnapshot(event: "touchUpInside", target: use.owner, selector: nil)
      ])
      return
    }
  }

  /// What a class overrides, and where, as the end of a sentence about a view of the class.
  private static func words(for method: ClassTable.Method, _ name: String, in owner: CodeIndex) -> String {
    let member = method.method.name == "hitTest" ? "hitTest(_:with:)" : "point(inside:with:)"
    let of = method.owner == name ? "" : " as \(method.owner)"
    let place = owner.text(method.path, method.method.place)
    switch method.method.manner {
    case .passesOn: return "overrides \(member)\(of) at \(place), and takes no touch for itself"
    case .grows: return "overrides \(member)\(of) at \(place), and \(growing)"
    case .asSuper, .other: return "overrides \(member)\(of) at \(place), which decides"
    }
  }

  /// The code that knows all classes between a class and Apple's, and the class of Apple's; nil if none does.
  private func settled(_ name: String) -> (CodeIndex, base: String)? {
    for one in code {
      if let base = one.index.classes.appleBase(of: name) { return (one, base) }
    }
    return nil
  }

  private static func className(_ view: ViewSnapshot) -> String {
    view.className.split(separator: ".").last.map(String.init) ?? view.className
  }

  // MARK: Outlets

  /// What code does to a view through its outlets.
  private func uses(of view: Int, in tree: ViewTree) -> [(use: ClassTable.Use, code: CodeIndex)] {
    guard let outlets = tree.views[view].attribute("outlets") else { return [] }
    let names = outlets.split(separator: " ").map { $0.hasSuffix("[]") ? String($0.dropLast(2)) : String($0) }
    var owners = tree.name.map { [$0.split(separator: ".").last.map(String.init) ?? $0] } ?? []
    owners += ([view] + tree.ancestors(of: view).prefix(64)).map { Self.className(tree.views[$0]) }
    var found: [(use: ClassTable.Use, code: CodeIndex)] = []
    for one in code {
      for owner in owners where one.index.classes.declaration(of: owner) != nil {
        for name in names {
          found += one.index.classes.uses(of: name, by: owner).map { ($0, one) }
        }
      }
    }
    return found
  }

  /// What code does that makes a finding about a view doubtful, the words for it.
  private static let changes: [(kind: SourceFacts.Use.Kind, words: String)] = [
    (.hides, "hides, shows or moves it in the hierarchy"), (.moves, "moves or resizes it"),
    (.constrains, "makes constraints of it"), (.enables, "enables or disables it"),
    (.interacts, "turns its interaction on"), (.mayInteract, "sets its interaction"),
  ]

  /// Makes a finding that code makes doubtful a note, with the line of code as the reason.
  ///
  /// What a class answers for itself is no finding, and others stay as they are.
  package func revised(_ finding: AuditFinding, in document: SnapshotDocument) -> AuditFinding? {
    if let answer = answered(finding, in: document) { return answer.isFinding ? answer.finding : nil }
    guard finding.severity > .note, let place = finding.view, document.trees.indices.contains(place.tree)
    else {
      return finding
    }
    let tree = document.trees[place.tree]
    let involved = [place.view] + finding.related.filter { $0.view.tree == place.tree }.map(\.view.view)
    for view in involved where tree.views.indices.contains(view) {
      // What is done to what holds the view is done to it as well.
      for here in [view] + tree.ancestors(of: view).prefix(3) {
        for (use, one) in uses(of: here, in: tree) {
          guard let change = Self.changes.first(where: { $0.kind == use.use.kind }) else { continue }
          var revised = finding
          (revised.severity, revised.certainty) = (.note, .cannotBeKnown)
          let subject =
            use.use.subject == "*" ? "several views of \(use.owner)" : "\(use.owner).\(use.use.subject)"
          revised.message +=
            "; code may change that: \(one.text(use.path, use.use.place)) \(change.words) (\(subject))"
          return revised
        }
      }
    }
    return finding
  }

  /// What the class of a small target says to the doubt whether it extends its area; nil without a doubt.
  private func answered(
    _ finding: AuditFinding, in document: SnapshotDocument
  ) -> (finding: AuditFinding, isFinding: Bool)? {
    let doubt = "; its class may extend it by point(inside:with:)"
    guard finding.message.hasSuffix(doubt), let place = finding.view,
      document.trees.indices.contains(place.tree),
      let words = document.trees[place.tree].views[place.view].attribute(ClassKnowledge.codeName)
    else { return nil }
    var answered = finding
    answered.message = "\(finding.message.dropLast(doubt.count)); its class \(words)"
    return (answered, !words.hasSuffix(Self.growing))
  }

  /// The end of what is said of a class that accepts points around its bounds.
  private static let growing = "accepts points around its bounds"

  // MARK: Classes

  /// Where the classes of these views are declared, in a sentence each.
  package func places(of views: [ViewPlace], in trees: [ViewTree]) -> [String] {
    var found: [String] = []
    for place in views where trees.indices.contains(place.tree) {
      let name = Self.className(trees[place.tree].views[place.view])
      for one in code {
        guard let declaration = one.index.classes.declaration(of: name) else { continue }
        let sentence = "\(name) is declared at \(one.text(declaration.path, declaration.place))."
        if !found.contains(sentence) { found.append(sentence) }
      }
    }
    return found
  }
}
