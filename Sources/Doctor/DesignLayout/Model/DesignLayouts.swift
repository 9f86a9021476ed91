// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// The layouts of one tree on any number of screens.
///
/// Rows are made once for each combination of size classes, or once for all if nothing in the tree differs
/// between them; each further screen only changes constants.
package struct DesignLayouts {
  private let tree: ViewTree
  private let facts: DesignFacts.Tree
  private let isController: Bool
  private let varies: Bool
  private let stored: ViewSize
  /// The bars that lie over the root, as far as the file or its frames tell.
  private let hasBarAbove: Bool
  private let hasToolbar: Bool
  private let hasTabBar: Bool
  private var models: [Int: LayoutModel] = [:]

  /// Prepares a tree that was drawn for a screen.
  package init(_ tree: ViewTree, _ facts: DesignFacts.Tree, drawnFor screen: DesignScreen) {
    self.tree = tree
    self.facts = facts
    isController = screen.isController
    stored = screen.size
    varies =
      facts.constraints.contains { !$0.installations.isEmpty || !$0.constants.isEmpty }
      || facts.views.contains { !$0.axes.isEmpty }
      || tree.views.contains {
        $0.attribute("notInstalledFor") != nil || $0.attribute("installedFor") != nil
      }
    let root = tree.roots.first.map { tree.views[$0] }
    func has(_ names: String...) -> Bool { names.contains { root?.attribute($0) != nil } }
    hasBarAbove = has("underNavigationBar", "simulatedNavigationBar") || screen.hasBarAbove
    hasToolbar = has("underToolbar", "simulatedToolbar")
    hasTabBar = has("underTabBar", "simulatedTabBar") || (!hasToolbar && screen.hasBarBelow)
  }

  /// Whether constraints place a view, and not its mask.
  package mutating func isAuto(_ view: Int, on screen: LayoutScreen) -> Bool {
    model(for: screen).isAuto(view)
  }

  /// Where the views lie on a screen.
  ///
  /// A sketch takes a fraction of the time, and says less about what is settled.
  package mutating func solve(
    on screen: LayoutScreen, isSketch: Bool = false, findsText: Bool = false
  ) -> SolvedTree {
    var insets = screen.insets
    if hasBarAbove { insets.top += screen.barHeight }
    if hasTabBar {
      insets.bottom += screen.tabBarHeight
    } else if hasToolbar {
      insets.bottom += screen.barHeight
    }
    let key = key(of: screen)
    var model = models.removeValue(forKey: key) ?? self.model(for: screen)
    let solved = model.solve(
      screen.size, insets: insets, sideMargin: screen.sideMargin, isController: isController,
      isSketch: isSketch, findsText: findsText)
    models[key] = model
    return solved
  }

  private func key(of screen: LayoutScreen) -> Int {
    varies ? (screen.isWidthRegular ? 1 : 0) + (screen.isHeightRegular ? 2 : 0) : 0
  }

  private func model(for screen: LayoutScreen) -> LayoutModel {
    models[key(of: screen)]
      ?? LayoutModel(
        tree, facts, sizes: NaturalSizes(), isRegularWidth: screen.isWidthRegular,
        isRegularHeight: screen.isHeightRegular)
  }
}
