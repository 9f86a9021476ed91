// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Which children of a view with many a walk has to ask about a point.
///
/// A walk asks one child after the other, and nearly all of them say that the point is outside. Nothing
/// depends on those that say so for certain, which is why they can be passed over. A child that could answer
/// about any point, because of its class or because its frame is not known, is asked about every point.
struct NearChildren: Sendable {
  /// The children of one view, by their positions among its children.
  private struct Family: Sendable {
    var boxes: [MapBox?]
    var grid: BoxGrid
    /// Those that are asked about every point.
    var far: [Int32]
    /// Those that are asked about every point as soon as all decisions that are not certain are free.
    var open: [Int32]
  }

  private var families: [ViewPlace: Family] = [:]

  /// By how much more than this, in points, a point may be off for the boxes not to count.
  private static let mostError = 0.5
  /// How much larger the boxes are on each side than what they stand for, in points: more than the error
  /// above together with what six digits hide of numbers below ``farthest``.
  private static let slack = 1.0
  private static let farthest = 1e5

  /// Sorts the children of all views that have many.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - few: So many children are asked one after the other.
  init(_ walk: HitWalk, few: Int = 32) {
    for (number, tree) in walk.trees.enumerated() where tree.views.count > few && tree.gaps.isEmpty {
      var ranges = [Range?](repeating: nil, count: tree.views.count)
      // A parent comes before its children.
      for view in tree.views.indices.reversed() {
        guard let parent = tree.views[view].parent else { continue }
        let isWanted =
          tree.views[parent].children.count > few
          || walk.behavior(of: ViewPlace(tree: number, view: parent)).way == .asksChildrenOutside
        guard isWanted else { continue }
        ranges[view] = Range(of: ViewPlace(tree: number, view: view), in: walk) { ranges[$0] }
      }
      for (view, snapshot) in tree.views.enumerated() where snapshot.children.count > few {
        let own = snapshot.children.map { ranges[$0] ?? .everywhere }
        let boxes = own.map { $0.isEverywhere ? nil : $0.box }
        families[ViewPlace(tree: number, view: view)] = Family(
          boxes: boxes, grid: BoxGrid(boxes),
          far: own.indices.filter { own[$0].isEverywhere }.map { Int32($0) },
          open: own.indices.filter { own[$0].isOpen && !own[$0].isEverywhere }.map { Int32($0) })
      }
    }
  }

  /// The child to ask next, by its position.
  ///
  /// - Parameters:
  ///   - left: How many children have not been asked.
  ///   - place: The view whose children they are.
  ///   - point: The point, in the view's coordinates.
  ///   - isUncertain: Whether all decisions that are not certain are free.
  /// - Returns: The position; nil if no other child needs to be asked.
  func next(below left: Int, of place: ViewPlace, at point: HitPoint, isUncertain: Bool) -> Int? {
    guard left > 0 else { return nil }
    guard point.error <= Self.mostError, let family = families[place] else { return left - 1 }
    var next = Self.last(of: family.far[...], below: left) ?? -1
    if isUncertain, let open = Self.last(of: family.open[...], below: left) { next = max(next, open) }
    let near = family.grid.boxes(near: point.point)
    var end = Self.count(of: near, below: left)
    while end > near.startIndex, Int(near[end - 1]) > next {
      end -= 1
      let position = Int(near[end])
      if family.boxes[position].map({ Self.holds($0, point.point) }) ?? false { return position }
    }
    return next < 0 ? nil : next
  }

  private static func holds(_ box: MapBox, _ point: ViewPoint) -> Bool {
    point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom
  }

  private static func last(of positions: ArraySlice<Int32>, below left: Int) -> Int? {
    let end = count(of: positions, below: left)
    return end > positions.startIndex ? Int(positions[end - 1]) : nil
  }

  /// Where the positions end that are below a number; they ascend.
  private static func count(of positions: ArraySlice<Int32>, below left: Int) -> Int {
    var (low, high) = (positions.startIndex, positions.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if Int(positions[middle]) < left { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The points about which one view must be asked.
  private struct Range {
    /// Where in the parent's coordinates; nil for nowhere.
    var box: MapBox?
    /// Whether it must be asked about all points if all decisions that are not certain are free.
    var isOpen = false
    /// Whether it must be asked about all points in any case.
    var isEverywhere = false

    static let everywhere = Range(isEverywhere: true)

    private init(isEverywhere: Bool) { self.isEverywhere = isEverywhere }

    /// Finds out about a view; the ranges of what is in it are known.
    init(of place: ViewPlace, in walk: HitWalk, child: (Int) -> Range?) {
      self = .everywhere
      let view = walk.view(place)
      guard view.liveHit?.verdict == nil, !walk.isPeculiar(place) else { return }
      let asked = walk.ask(place, above: HitPoint(point: .zero))
      let behavior = asked.behavior
      switch asked.gate.verdict {
      case .interactionOff, .hidden, .transparent, .animating, .notInstalled, .layer:
        // No point changes that.
        isEverywhere = asked.certainty == .cannotBeKnown
        isOpen = asked.certainty < .certain
        return
      default: break
      }
      let geometry = walk.geometries[place.tree].views[place.view]
      guard let frame = view.frame.value, Self.isOrdinary(frame), let bounds = geometry.bounds,
        let toParent = geometry.toParent, toParent.inverted != nil, Self.isOrdinary(bounds)
      else { return }
      let transform = view.transform.value ?? .identity
      let isUpright = (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
      let asksOutside = behavior.way == .asksChildrenOutside
      var reach = behavior.reach
      if asksOutside {
        let isPlaced = view.boundsOrigin.isKnown || view.bounds.isKnown || !ClassKnowledge.scrolls(view)
        guard isPlaced, view.clipsToBounds != .known(true), bounds.size.width > 0, bounds.size.height > 0
        else { return }
        reach = max(reach, HitWalk.Asked.farthestSlop)
      }
      if behavior.isSystems || behavior.isApples { reach = max(reach, behavior.farthest) }
      // How far outside a point is, a turned view tells in its own coordinates.
      guard isUpright || (reach == 0 && behavior.certainty == .certain) else { return }
      let slack = NearChildren.slack + reach
      let own = ViewRect(origin: toParent.apply(to: bounds.origin), size: bounds.size)
      var around = MapBox(
        left: frame.minX - slack, top: frame.minY - slack, right: frame.maxX + slack,
        bottom: frame.maxY + slack)
      if isUpright {
        around = around.union(
          MapBox(
            left: own.minX - slack, top: own.minY - slack, right: own.maxX + slack, bottom: own.maxY + slack))
      }
      isEverywhere = false
      // A class of the system's takes nothing far outside of its bounds, if it has any.
      let isBounded =
        asksOutside
        || ((behavior.isSystems || behavior.isApples) && bounds.size.width > 0 && bounds.size.height > 0)
      isOpen = behavior.certainty < .certain && !isBounded
      box = around
      guard asksOutside else { return }
      for number in view.children { include(child(number) ?? .everywhere, through: toParent) }
    }

    /// Adds the points about which a view in this one must be asked.
    private mutating func include(_ inner: Range, through map: ViewTransform) {
      isOpen = isOpen || inner.isOpen
      isEverywhere = isEverywhere || inner.isEverywhere
      guard let corners = inner.box?.corners else { return }
      for corner in corners.map({ map.apply(to: $0) }) {
        for slack in [-NearChildren.slack, NearChildren.slack] {
          box?.include(ViewPoint(x: corner.x + slack, y: corner.y + slack))
        }
      }
    }

    private static func isOrdinary(_ rect: ViewRect) -> Bool {
      rect.size.width >= 0 && rect.size.height >= 0
        && [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy {
          abs($0) < NearChildren.farthest
        }
    }
  }
}
