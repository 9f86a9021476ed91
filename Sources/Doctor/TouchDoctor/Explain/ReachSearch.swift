// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Finds out which part of a view can be touched.
///
/// The edges of everything around and in front divide the view into cells, and one walk for each cell says
/// who gets it. That is exact where nothing is turned; otherwise a grid of samples has to do.
struct ReachSearch {
  /// The walk among the views over and under the view; no other view can be the answer.
  private let walk: HitWalk
  private let view: ViewPlace
  private let fronts: [ViewPlace]
  private let geometry: ViewGeometry
  private let routes: TouchRoutes
  /// Whether views inside that take touches for themselves belong to the view, as in a cell.
  private var holdsTargets: Bool
  /// Whether the view shows content that fills a screen, and is touched in the middle.
  private var isSurface: Bool
  /// The scroll view that the view moves with; nil if it stays where it is.
  private let scroller: ViewPlace?

  /// How many views may be asked in all.
  private static let budget = 500_000
  private static let mostCells = 900
  private static let gridSide = 16

  init?(_ walk: HitWalk, of view: ViewPlace, in fronts: [ViewPlace]) {
    let geometry = walk.geometries[view.tree].views[view.view]
    guard let bounds = geometry.bounds, bounds.width > 0, bounds.height > 0, geometry.toTree?.inverted != nil,
      let box = geometry.box
    else { return nil }
    let near = NearViews(walk, to: box, in: fronts, keeping: view)
    guard let kept = near.places[view] else { return nil }
    self.walk = HitWalk(near, of: walk)
    self.view = kept
    self.fronts = fronts.compactMap { near.places[$0] }
    self.geometry = geometry
    routes = TouchRoutes(to: kept, in: near.trees)
    let tree = near.trees[kept.tree]
    holdsTargets = ControlParts(of: tree.views[kept.view])?.leavesButtons ?? true
    isSurface =
      ClassKnowledge.isContent(tree.views[kept.view]) || ClassKnowledge.scrolls(tree.views[kept.view])
    scroller = tree.ancestors(of: kept.view).first { ClassKnowledge.scrolls(tree.views[$0]) }
      .map { ViewPlace(tree: kept.tree, view: $0) }
  }

  mutating func search() -> Reach? {
    guard let bounds = geometry.bounds else { return nil }
    var asked = 0
    if let middle = geometry.center {
      let taker = walk.answer(at: middle, in: fronts) { _ in asked += 1 }
      // Where one of them lies in the middle, it is what keeps the view from its touches.
      if routes.route(to: taker) == nil {
        holdsTargets = false
        isSurface = false
      }
    }
    let most = max(16, min(Self.mostCells, Self.budget / max(asked, 1)))
    var x = Cuts(bounds.minX, bounds.maxX)
    var y = Cuts(bounds.minY, bounds.maxY)
    if divide(&x, &y), x.count * y.count <= most { return reach(cells(x, y), in: bounds, isExact: true) }
    let side = max(4, min(Self.gridSide, Int(Double(most).squareRoot())))
    return reach(
      cells(Cuts(bounds.minX, bounds.maxX, parts: side), Cuts(bounds.minY, bounds.maxY, parts: side)),
      in: bounds,
      isExact: false)
  }

  /// Cuts at the edges of all views that lie over or under this one; false if that is not possible.
  private func divide(_ x: inout Cuts, _ y: inout Cuts) -> Bool {
    guard let own = geometry.toTree, let undo = own.inverted, let box = geometry.box else { return false }
    for tree in Set(fronts.map({ $0.tree })).sorted() {
      for (place, other) in walk.geometries[tree].views.enumerated() {
        guard let corners = other.corners, let theirs = other.toTree else {
          // What cannot be placed could be anywhere, unless nobody asks it.
          if walk.trees[tree].views[place].isHidden == .known(true) { continue }
          return false
        }
        guard let around = other.box, around.overlaps(box) else { continue }
        let turned = theirs.followed(by: undo)
        guard abs(turned.b) + abs(turned.c) < 1e-9 || abs(turned.a) + abs(turned.d) < 1e-9 else {
          return false
        }
        for corner in corners.map({ undo.apply(to: $0) }) {
          x.add(corner.x)
          y.add(corner.y)
        }
        guard x.count * y.count <= Self.mostCells else { return false }
      }
    }
    return true
  }

  private func cells(_ x: Cuts, _ y: Cuts) -> [ViewRect] {
    y.parts.flatMap { row in
      x.parts.map { ViewRect(x: $0.0, y: row.0, width: $0.1 - $0.0, height: row.1 - row.0) }
    }
  }

  /// What becomes of a touch somewhere on the view.
  private enum Fate: Character {
    case works = "#"
    case lost = "."
    case scrolledAway = " "
  }

  private func fate(at point: ViewPoint?) -> Fate {
    guard let point else { return .lost }
    let taker = walk.answer(at: point, in: fronts)
    if routes.route(to: taker) != nil || (holdsTargets && isOwnTarget(taker)) { return .works }
    if let taker, case .bar(let bar) = ViewOwner(of: taker, in: walk.trees), scrolls || reachesBehind(bar) {
      return .scrolledAway
    }
    // What is covered from outside, or cut off by the scroll view, comes out when it is scrolled.
    if let scroller, !isIn(scroller, taker) {
      if isCut(at: point, in: scroller) { return .lost }
      return leavesNoRoom(taker, in: scroller, at: point) ? .lost : .scrolledAway
    }
    if let scroller, isFloatingHeader(over: taker, in: scroller) { return .scrolledAway }
    // Buttons and banners lie on a map or a page on purpose.
    if isSurface, !isIn(view, taker), taker != nil { return .scrolledAway }
    return .lost
  }

  /// Whether a view between a scroll view and the view cuts a point off as well, which no scrolling changes.
  private func isCut(at point: ViewPoint, in scroller: ViewPlace) -> Bool {
    let around = walk.trees[view.tree].ancestors(of: view.view).prefix { $0 != scroller.view }
    return around.contains { number in
      let place = ViewPlace(tree: view.tree, view: number)
      let geometry = walk.geometries[view.tree].views[number]
      return geometry.ownPoint(fromTree: point).flatMap { geometry.contains(own: $0) } == false
        && walk.behavior(of: place).way != .asksChildrenOutside
    }
  }

  /// Whether a header or footer of a table takes the touch, under which rows are scrolled.
  private func isFloatingHeader(over taker: ViewPlace?, in scroller: ViewPlace) -> Bool {
    guard let taker, taker.tree == scroller.tree else { return false }
    let tree = walk.trees[taker.tree]
    return tree.way(from: taker.view, below: scroller.view).contains {
      ClassKnowledge.base(of: tree.views[$0]) == "UITableViewHeaderFooterView"
    }
  }

  /// Whether a control lies under something of the app's that floats over an end of its scroll view, which
  /// has no inset for that: then the fault is in the layout, not in how far somebody scrolled.
  private func leavesNoRoom(_ taker: ViewPlace?, in scroller: ViewPlace, at point: ViewPoint) -> Bool {
    let place = walk.geometries[scroller.tree].views[scroller.view]
    guard let taker, ClassKnowledge.isControl(walk.view(view)),
      ViewOwner(of: taker, in: walk.trees).isDeveloper,
      let box = walk.geometries[taker.tree].views[taker.view].box, let frame = place.box,
      frame.contains(point)
    else { return false }
    let room = ScrollRoom(
      under: box, over: frame, walk.view(scroller), scroller, isInverted: place.isInverted)
    return room.map { $0.missing > 0.5 } ?? false
  }

  /// Whether a view inside takes the touch for itself, such as a button in a cell.
  private func isOwnTarget(_ taker: ViewPlace?) -> Bool {
    guard let taker, isIn(view, taker), taker != view else { return false }
    let tree = walk.trees[taker.tree]
    return tree.way(from: taker.view, below: view.view).contains {
      TargetKind(of: $0, in: tree, standing: Standing()) != nil
    }
  }

  /// Whether the view's content moves under bars, which is as it should be.
  private var scrolls: Bool { ClassKnowledge.scrolls(walk.view(view)) }

  /// Whether the view is a background for a bar, behind which it reaches on purpose: it is large, and all of
  /// the bar lies over it.
  private func reachesBehind(_ bar: ViewPlace) -> Bool {
    guard bar.tree == view.tree, let root = fronts.first(where: { $0.tree == view.tree }),
      let all = walk.geometries[root.tree].views[root.view].box, let own = geometry.box,
      let box = walk.geometries[bar.tree].views[bar.view].box, own.height >= all.height / 2
    else { return false }
    return own.insetBy(dx: -0.5, dy: -0.5).contains(box)
  }

  private func isIn(_ holder: ViewPlace, _ place: ViewPlace?) -> Bool {
    guard let place, place.tree == holder.tree else { return false }
    return place == holder || walk.trees[place.tree].ancestors(of: place.view).contains(holder.view)
  }

  private func reach(_ cells: [ViewRect], in bounds: ViewRect, isExact: Bool) -> Reach {
    var (area, lostArea) = (0.0, 0.0)
    var box: ViewRect?
    var largest = ViewRect.zero
    var lost: [ViewRect] = []
    var aside: [ViewRect] = []
    for cell in cells {
      switch fate(at: middle(of: cell)) {
      case .works:
        area += cell.area
        box = box.map { $0.union(cell) } ?? cell
        if cell.area > largest.area { largest = cell }
      case .lost:
        lostArea += cell.area
        lost.append(cell)
      case .scrolledAway: aside.append(cell)
      }
    }
    let lostShare = min(1, lostArea / bounds.area)
    return Reach(
      share: min(1, area / bounds.area), lostShare: lostShare, isExact: isExact,
      box: box.map { $0.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }, example: middle(of: largest),
      lostSpots: spots(lost, of: bounds), asideSpots: spots(aside, of: bounds), size: bounds.size,
      picture: lostShare >= Reach.leastDead
        ? picture(of: bounds, works: min(1, area / bounds.area), lost: lostShare) : [])
  }

  /// The middles of the largest dead cells.
  private func spots(_ cells: [ViewRect], of bounds: ViewRect) -> [Reach.Spot] {
    let order = cells.indices.sorted { one, other in
      cells[one].area == cells[other].area ? one < other : cells[one].area > cells[other].area
    }
    return order.prefix(Self.mostSpots).compactMap { number in
      middle(of: cells[number]).map { Reach.Spot(point: $0, share: cells[number].area / bounds.area) }
    }
  }

  /// How many dead cells are looked at for their reasons.
  private static let mostSpots = 12

  /// The view in rows of characters, each about twice as high as wide.
  private func picture(of bounds: ViewRect, works: Double, lost: Double) -> [String] {
    let columns = 28
    var rows = max(2, min(10, Int((bounds.height / bounds.width * Double(columns) / 2).rounded())))
    var picture = picture(of: bounds, columns, rows)
    // A part that falls between the rows needs more of them.
    while rows < 10,
      share(of: .works, in: picture) < 0.6 * works || share(of: .lost, in: picture) < 0.6 * lost
    {
      rows = min(10, rows * 2)
      picture = self.picture(of: bounds, columns, rows)
    }
    return picture
  }

  private func share(of fate: Fate, in picture: [String]) -> Double {
    let all = picture.reduce(0) { $0 + $1.count }
    return all == 0 ? 0 : Double(picture.reduce(0) { $0 + $1.count { $0 == fate.rawValue } }) / Double(all)
  }

  private func picture(of bounds: ViewRect, _ columns: Int, _ rows: Int) -> [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column in
          let point = ViewPoint(
            x: bounds.minX + bounds.width * (Double(column) + 0.5) / Double(columns),
            y: bounds.minY + bounds.height * (Double(row) + 0.5) / Double(rows))
          return fate(at: geometry.treePoint(from: point)).rawValue
        })
    }
  }

  /// The middle of a cell, in the coordinates of the windows' frames; nil for one without area.
  private func middle(of cell: ViewRect) -> ViewPoint? {
    cell.area > 0 ? geometry.treePoint(from: ViewPoint(x: cell.midX, y: cell.midY)) : nil
  }

  /// Where one side is divided.
  private struct Cuts {
    private var places: [Double]

    init(_ first: Double, _ last: Double, parts: Int = 1) {
      places = (0...parts).map { first + (last - first) * Double($0) / Double(parts) }
    }

    var count: Int { places.count - 1 }

    mutating func add(_ place: Double) {
      guard let first = places.first, let last = places.last, place > first + 1e-6, place < last - 1e-6 else {
        return
      }
      var index = 0
      while places[index] < place { index += 1 }
      guard abs(places[index] - place) > 1e-6, abs(places[index - 1] - place) > 1e-6 else { return }
      places.insert(place, at: index)
    }

    var parts: [(Double, Double)] { zip(places, places.dropFirst()).map { ($0, $1) } }
  }
}

extension ViewRect {
  fileprivate var area: Double { width * height }
}
