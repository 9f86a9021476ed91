// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension CoveredTarget {
  /// Reports controls that constraints put behind the bars of the containers that the same file puts their
  /// screen into.
  ///
  /// A control is checked if a constraint attaches it to an edge of the view and none to its safe area.
  /// Scrolling content can be scrolled out from under a bar.
  static func checkBars(_ tree: AuditedTree, into report: inout RuleReport) {
    guard tree.isDesign, let root = tree.tree.roots.first, let screen = tree.standings[root].box else {
      return
    }
    func bar(_ name: String) -> Double? { tree.tree.views[root].attribute(name).flatMap { Double($0) } }
    let top = bar("underNavigationBar"), bottom = bar("underTabBar")
    let toolbar = bar("underToolbar")
    // A bar that the file puts nothing into may be one that code hides.
    let mayBeHidden = tree.tree.attribute("emptyNavigationBar", of: root) != nil
    let mayToolbarBeHidden = tree.tree.attribute("emptyToolbar", of: root) != nil
    guard top != nil || bottom != nil || toolbar != nil else { return }
    for target in tree.targets {
      let standing = tree.standings[target]
      guard tree.kinds[target] == .control || tree.kinds[target] == .systemControl, standing.root == root,
        standing.island == root, standing.scroller == nil, !standing.trust.contains(.inSafeArea),
        tree.isPlaced(target), tree.purpose(of: target) != .nothing, let box = standing.reach, box.height > 0
      else { continue }
      if let bottom, standing.trust.contains(.atBottom) {
        let hidden = Double(box.maxY - screen.maxY) + bottom
        add("tab bar", false, hidden, of: box, target, "bottom", tree, into: &report)
      }
      if let toolbar, standing.trust.contains(.atBottom) {
        let hidden = Double(box.maxY - screen.maxY) + max(toolbar, bottom ?? 0)
        if bottom.map({ toolbar > $0 }) ?? true {
          add("toolbar", mayToolbarBeHidden, hidden, of: box, target, "bottom", tree, into: &report)
        }
      }
      if let top, standing.trust.contains(.atTop) {
        add(
          "navigation bar", mayBeHidden, top - Double(box.minY - screen.minY), of: box, target, "top", tree,
          into: &report)
      }
    }
  }

  private static func add(
    _ bar: String, _ mayBeHidden: Bool, _ hidden: Double, of box: ViewRect, _ target: Int, _ edge: String,
    _ tree: AuditedTree,
    into report: inout RuleReport
  ) {
    let share = min(hidden / Double(box.height), 1)
    guard share >= least else { return }
    let part = share >= 0.999 ? "all" : "\(Int((share * 100).rounded())) %"
    report.add(
      mayBeHidden ? .note : share >= 0.999 ? .error : .warning, mayBeHidden ? .cannotBeKnown : .likely,
      at: target,
      "the \(bar) of the controller around this screen lies over \(part) of \(tree.name(of: target)) and takes the touches"
        + (mayBeHidden ? ", unless code hides the bar, which is empty in the file" : ""),
      remedy: AuditFinding.Remedy(
        "Constrain \(owner(of: target, tree)) \(edge) to the safe area, not to the edge of the view."),
      related: [(tree.standings[target].root, "is the screen")])
  }

  /// Whose edge a constraint holds at the edge of the screen: the target's own, or that of the view directly
  /// on the screen that the target lies in.
  private static func owner(of target: Int, _ tree: AuditedTree) -> String {
    var here = target
    for _ in 0..<AuditedTree.farthest {
      guard let parent = tree.tree.views[here].parent, tree.tree.views[parent].parent != nil else { break }
      here = parent
    }
    return here == target ? "its" : "\(tree.name(of: here))'s"
  }
}
