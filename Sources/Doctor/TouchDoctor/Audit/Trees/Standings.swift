// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Computes the state of every view in a tree.
struct Standings {
  private(set) var standings: [Standing]
  /// The stack views of a design whose arranged views are where the file says.
  private var settled: Set<Int> = []

  init(of tree: ViewTree, traits: ViewTraits, format: SnapshotFormat) {
    standings = Array(repeating: Standing(), count: tree.views.count)
    if format.isDesign { settled = Self.settledStacks(in: tree, traits) }
    let geometry = tree.geometry()
    for place in tree.views.indices {
      let parent = tree.views[place].parent.flatMap { $0 < place ? $0 : nil }
      inherit(at: place, from: parent, tree, traits, isDesign: format.isDesign)
      locate(at: place, below: parent, tree, geometry, format)
      note(tree, at: place, traits[place])
      if format.isDesign, tree.isHandled(place, traits[place]) { standings[place].handles += 1 }
    }
    rank(tree)
    guard format.isDesign else { return }
    let check = LayoutCheck(
      of: tree, traits: traits, geometry: geometry, standings: standings,
      isStoryboard: format.rootsFillScreens)
    for (place, trust) in check.trust.enumerated() { standings[place].trust = trust }
  }

  private static func settledStacks(in tree: ViewTree, _ traits: ViewTraits) -> Set<Int> {
    let stacks = tree.views.indices.filter { traits[$0].isStack }
    guard !stacks.isEmpty else { return [] }
    var lengths: [Int: [String: Double]] = [:]
    for constraint in tree.constraints
    where constraint.isInstalled && constraint.isRequired && constraint.second == nil && !constraint.hasOutlet
      && constraint.relation == .equal
    {
      lengths[constraint.first.view, default: [:]][constraint.first.attribute] = constraint.constant
    }
    return Set(stacks.filter { StackLayout.isSettled($0, in: tree) { lengths[$0]?[$1] } })
  }

  /// Inherits the parent's state.
  private mutating func inherit(
    at place: Int, from parent: Int?, _ tree: ViewTree, _ traits: ViewTraits, isDesign: Bool
  ) {
    guard let parent else {
      standings[place].root = place
      standings[place].island = place
      return
    }
    let above = standings[parent]
    var own = Standing()
    own.hiddenBy = above.hiddenBy
    own.transparentBy = above.transparentBy
    own.offBy = above.offBy
    own.absentBy = above.absentBy
    own.animatedBy = above.animatedBy
    own.handles = above.handles
    own.scroller = traits.moves[parent] && !tree.views[parent].isHeldStill ? parent : above.scroller
    own.cell = traits[parent].isCell ? parent : above.cell
    own.control = traits[parent].isControl ? parent : above.control
    own.system = above.system
    own.root = above.root
    let isArranged = isDesign && traits[parent].isStack && !settled.contains(parent)
    own.island = isArranged ? place : above.island
    standings[place] = own
  }

  /// Sets the view's box, if the source gives it reliably.
  private mutating func locate(
    at place: Int, below parent: Int?, _ tree: ViewTree, _ geometry: TreeGeometry, _ format: SnapshotFormat
  ) {
    let found = geometry[place]
    let above = parent.map { standings[$0] }
    let isIsland = standings[place].island == place
    guard let box = found.box, found.toTree?.keepsRectangles == true, isIsland || above?.box != nil else {
      return
    }
    if format.isDesign {
      // Zero stands for a frame that was not laid out yet.
      if box.size.width == 0 || box.size.height == 0 || tree.attribute("misplaced", of: place) == "YES" {
        return
      }
      // An accessory view stands elsewhere, and a cell lays out the views of its built-in style.
      if tree.attribute("movedBy", of: place) != nil || tree.attribute("laidOutAs", of: place) != nil {
        return
      }
    }
    standings[place].box = box
    if let parent, let above, !isIsland, tree.space == .parent, standings[place].scroller != parent {
      standings[place].reach = above.reach.map { $0.sharedPart(with: box) }
    } else {
      standings[place].reach = box
    }
  }

  /// Adds the view's own properties to the inherited state.
  private mutating func note(_ tree: ViewTree, at place: Int, _ traits: ClassTraits) {
    if tree.views[place].isHidden.value == true { standings[place].hiddenBy = place }
    if let alpha = tree.views[place].alpha.value, alpha <= 0.01,
      !ClassKnowledge.ignoresAlpha(tree.views[place])
    {
      standings[place].transparentBy = place
    }
    if tree.views[place].isUserInteractionEnabled.value == false {
      standings[place].offBy = standings[place].offBy ?? place
    }
    if tree.isAbsent(place) { standings[place].absentBy = standings[place].absentBy ?? place }
    if tree.attribute("animations", of: place) != nil, tree.views[place].mayBeBlockedByAnimation {
      standings[place].animatedBy = standings[place].animatedBy ?? place
    }
    // Bars lay out the views that are given to their items.
    let isBars =
      tree.views[place].parent == nil
      && ["customView", "titleView"].contains(tree.attribute("key", of: place) ?? "")
    if isBars || traits.isSystems { standings[place].system = standings[place].system ?? place }
  }

  /// Numbers the views in the order in which they are drawn.
  private mutating func rank(_ tree: ViewTree) {
    var next = 0
    var open: [(place: Int, isDone: Bool)] = tree.roots.reversed().map { ($0, false) }
    while let (place, isDone) = open.popLast() {
      if isDone {
        standings[place].end = next
        continue
      }
      standings[place].rank = next
      next += 1
      open.append((place, true))
      for child in tree.views[place].children.reversed() where child > place { open.append((child, false)) }
    }
  }
}

extension ClassKnowledge {
  /// Whether content moves in the view, in any format.
  static func moves(_ view: ViewSnapshot) -> Bool {
    if scrolls(view) { return true }
    let name = uikitName(of: view)
    // A class of somebody's own is believed to be what its name says, so that nothing untrue is said of its
    // content.
    return ["ScrollView", "TableView", "CollectionView"].contains {
      name.hasSuffix($0) || view.className.hasSuffix($0)
    }
  }
}

extension ViewSnapshot {
  /// Whether the view is a scroll view that a file of Interface Builder keeps from scrolling, and code has no
  /// way to it.
  var isHeldStill: Bool {
    className == "UIScrollView" && attribute("scrollEnabled") == "NO" && !isHandled
      && attribute("delegate") == nil
  }

  /// Whether the view is not part of the layout that the source describes.
  ///
  /// Interface Builder says which views are not installed, and WebDriverAgent which elements are not to be
  /// seen.
  var isAbsent: Bool { attribute("installed") == "NO" || attribute("visible") == "false" }
}

extension ViewTree {
  /// Whether a view is not part of the layout that the source describes, as ``ViewSnapshot/isAbsent`` says.
  fileprivate func isAbsent(_ view: Int) -> Bool {
    attribute("installed", of: view) == "NO" || attribute("visible", of: view) == "false"
  }

  /// Whether code has a way to a view, as ``ViewSnapshot/isHandled`` says, with the traits of its class.
  fileprivate func isHandled(_ view: Int, _ traits: ClassTraits) -> Bool {
    attribute("outlets", of: view) != nil || (views[view].tag.value ?? 0) != 0 || traits.isCustom
  }
}

extension ViewRect {
  /// What lies in both; empty if nothing does.
  func sharedPart(with other: ViewRect) -> ViewRect {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return ViewRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Width times height.
  var squarePoints: Double { size.width * size.height }

  /// The distance between the nearest points of both; zero where they touch or overlap.
  func gap(to other: ViewRect) -> Double {
    let across = max(other.minX - maxX, minX - other.maxX, 0)
    let down = max(other.minY - maxY, minY - other.maxY, 0)
    return across == 0 ? down : down == 0 ? across : (across * across + down * down).squareRoot()
  }
}
