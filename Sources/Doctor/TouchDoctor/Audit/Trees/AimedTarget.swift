// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// A target of a design that people aim at and that nothing scrolls: what layouts for other screens are asked
/// about.
package struct AimedTarget: Sendable {
  /// The view in its tree.
  package var view: Int
  /// The root above it.
  package var root: Int
  /// Whether code has a way to the view, or to one between it and the root.
  package var isHandled: Bool
  /// Whether it is a button without an action in the file.
  package var isIdle: Bool
  private let audited: AuditedTree

  /// What reports call the view, and the root.
  package var name: String { audited.name(of: view) }
  package var rootName: String { audited.name(of: root) }
  /// What its fingerprints are made of.
  package var identity: String { audited.identity(of: view) }

  /// The targets of each tree of a design that fills a screen; none if no finger touches the tree.
  package static func all(in document: SnapshotDocument) -> [[AimedTarget]] {
    var classes = ClassTraitsTable()
    return document.trees.enumerated().map { place, tree in
      all(in: AuditedTree(tree, at: place, format: document.format, noting: &classes))
    }
  }

  /// The targets of one tree.
  static func all(in audited: AuditedTree) -> [AimedTarget] {
    let tree = audited.tree
    return audited.targets.compactMap { target in
      let standing = audited.standings[target]
      guard audited.kinds[target]?.isAimedAt == true, standing.scroller == nil, standing.cell == nil,
        standing.animatedBy == nil, standing.system == nil, target != standing.root,
        audited.isScreen(standing.root), tree.attribute("movedBy", of: target) == nil,
        tree.attribute("laidOutAs", of: target) == nil
      else { return nil }
      return AimedTarget(
        view: target, root: standing.root,
        isHandled: standing.handles > audited.standings[standing.root].handles,
        isIdle: audited.isIdleButton(target), audited: audited)
    }
  }
}
