// SPDX-License-Identifier: Apache-2.0
import TouchDoctor
import TouchSnapshot

/// Looks for the targets of one scene on screens.
struct OutOfReachSearch {
  /// A screen on which a target is out of reach.
  struct Sight {
    var screen: LayoutScreen
    var solved: SolvedTree
    /// How much of the target is on the screen.
    var seen: Double
    /// How far it lies beyond the edge.
    var beyond: Double
  }

  /// A target that is out of reach.
  struct Found {
    var target: AimedTarget
    var screens: [Sight]
    /// Whether code has an outlet to a constraint around it.
    var isAdjusted: Bool
    /// Whether its place follows from the width of a text.
    var followsText: Bool
  }

  private(set) var found: [Found] = []
  private let tree: ViewTree
  private let facts: DesignFacts.Tree
  private let drawn: DesignScreen
  private var targets: [AimedTarget]
  /// How much of a target has to be seen, as a part of its area.
  private static let leastSeen = 0.5
  /// How much a solved frame may differ from the stored one, in points, for the layout to be trusted.
  private static let tolerance = 4.0

  init(
    _ tree: ViewTree, _ facts: DesignFacts.Tree, _ drawn: DesignScreen, _ targets: [AimedTarget]
  ) {
    (self.tree, self.facts, self.drawn, self.targets) = (tree, facts, drawn, targets)
  }

  /// Lays the scene out as it was drawn, and on each screen.
  mutating func look(on screens: [LayoutScreen]) {
    guard !screens.isEmpty else { return }
    var layouts = DesignLayouts(tree, facts, drawnFor: drawn)
    // Nearly every scene is sound, which sketches tell.
    let suspicious = meant(screens).filter { screen in
      let sketch = layouts.solve(on: screen, isSketch: true)
      return sketch.broken.isEmpty
        && targets.contains { target in
          sketch.views[target.view].map { sight(of: $0.box, on: screen, sketch) != nil } ?? false
        }
    }
    guard !suspicious.isEmpty else { return }
    keepTrusted()
    guard !targets.isEmpty else { return }
    var sights: [[Sight]] = Array(repeating: [], count: targets.count)
    for screen in suspicious {
      let solved = layouts.solve(on: screen)
      guard solved.broken.isEmpty else { continue }
      for (number, target) in targets.enumerated() {
        guard let view = solved.views[target.view], view.isSettled,
          let sight = sight(of: view.box, on: screen, solved)
        else { continue }
        sights[number].append(sight)
      }
    }
    for (number, target) in targets.enumerated() where !sights[number].isEmpty {
      let followsText = sights[number].contains {
        layouts.solve(on: $0.screen, findsText: true).views[target.view]?.followsText ?? false
      }
      found.append(
        Found(
          target: target, screens: sights[number], isAdjusted: isAdjusted(target), followsText: followsText))
    }
  }

  /// The screens that a scene is meant for: one that was drawn for an iPad is for iPads, and one that was
  /// drawn lying on its side is for screens that do.
  private func meant(_ screens: [LayoutScreen]) -> [LayoutScreen] {
    guard !drawn.isAnySize else { return screens }
    var meant = screens.filter {
      (!drawn.isPad || $0.isPad) && (!drawn.isLandscape || $0.isLandscape)
    }
    if meant.isEmpty {
      meant = LayoutDevice.allCases.filter { $0.isPad == drawn.isPad }.map {
        drawn.isLandscape ? $0.landscape : $0.portrait
      }
    }
    return meant
  }

  /// Leaves the targets whose frame the layout gives back, and that are on the screen as drawn.
  private mutating func keepTrusted() {
    var sizes = NaturalSizes()
    sizes.era = drawn.era
    sizes.countsPlaceholders = true
    var model = LayoutModel(
      tree, facts, sizes: sizes, isRegularWidth: drawn.isPad,
      isRegularHeight: drawn.isHeightRegular)
    guard !StaleFrames(model, insets: drawn.insets).isStale else {
      targets = []
      return
    }
    let solved = model.solve(
      drawn.size, insets: drawn.insets, sideMargin: drawn.sideMargin, isController: drawn.isController)
    let whole = ViewRect(x: 0, y: 0, width: drawn.size.width, height: drawn.size.height)
    targets = targets.filter { target in
      guard let view = solved.views[target.view], view.isSettled,
        tree.views[target.view].attribute("misplaced") != "YES", let stored = storedBox(of: target.view)
      else { return false }
      return abs(view.box.minX - stored.minX) <= Self.tolerance
        && abs(view.box.minY - stored.minY) <= Self.tolerance
        && abs(view.box.width - stored.width) <= Self.tolerance
        && abs(view.box.height - stored.height) <= Self.tolerance && seen(stored, on: whole) == 1
    }
  }

  private func storedBox(of view: Int) -> ViewRect? {
    guard var box = tree.views[view].frame.value else { return nil }
    for ancestor in tree.ancestors(of: view).dropLast() {
      guard let frame = tree.views[ancestor].frame.value else { return nil }
      box.origin.x += frame.minX
      box.origin.y += frame.minY
    }
    return box
  }

  private func seen(_ box: ViewRect, on screen: ViewRect) -> Double {
    let width = min(box.maxX, screen.maxX) - max(box.minX, screen.minX)
    let height = min(box.maxY, screen.maxY) - max(box.minY, screen.minY)
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return 0 }
    return width * height / (box.width * box.height)
  }

  private func sight(of box: ViewRect, on screen: LayoutScreen, _ solved: SolvedTree) -> Sight? {
    guard box.width > 0, box.height > 0 else { return nil }
    let whole = ViewRect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    let seen = seen(box, on: whole)
    guard seen < Self.leastSeen else { return nil }
    let beyond = max(
      max(box.minX - whole.maxX, whole.minX - box.maxX), max(box.minY - whole.maxY, whole.minY - box.maxY), 0)
    return Sight(screen: screen, solved: solved, seen: seen, beyond: beyond)
  }

  /// Whether code has an outlet to a constraint of the target, of what it lies in, or of what they are tied
  /// to.
  private func isAdjusted(_ target: AimedTarget) -> Bool {
    var involved = Set([target.view] + tree.ancestors(of: target.view).filter { $0 != target.root })
    // What lies between the target and the edges of the screen is tied to it, link by link.
    for _ in 0..<8 {
      let count = involved.count
      for constraint in facts.constraints where constraint.base.isInstalled {
        let views = constraint.base.views.filter { $0 != target.root }
        guard views.contains(where: { involved.contains($0) }) else { continue }
        if constraint.base.hasOutlet { return true }
        involved.formUnion(views)
      }
      if involved.count == count { return false }
    }
    return false
  }
}
