// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Where the answers of views change: the outlines of each view on the screen, and the part of the screen
/// that has to do with it.
struct HitOutlines: Sendable {
  /// The outlines of the views, by tree and view.
  private var shapes: [[[MapShape]]]
  /// Outside of these neither the view nor anything in it gets a touch.
  private var extents: [[MapBox]]

  /// Works out the outlines of the views that a walk asks.
  init(_ walk: HitWalk) {
    shapes = []
    extents = []
    for (number, tree) in walk.trees.enumerated() {
      let maps = Self.maps(of: tree, walk.geometries[number])
      shapes.append(
        tree.views.indices.map { view in
          let own = walk.outlines(of: ViewPlace(tree: number, view: view)).compactMap {
            MapShape($0, through: maps[view])
          }
          return own + Self.box(around: tree.views[view], maps)
        })
      extents.append(Self.extents(of: tree, number, shapes[number], walk))
    }
  }

  /// Works out the outlines of elements that are at places of the screen, whatever is around them.
  init(elements walk: HitWalk) {
    shapes = walk.trees.indices.map { number in
      walk.geometries[number].views.map { geometry in
        guard let bounds = geometry.bounds, let map = geometry.toTree else { return [] }
        return MapShape(bounds, through: map).map { [$0] } ?? []
      }
    }
    extents = shapes.map { $0.map { $0.first?.box ?? MapBox(left: 0, top: 0, right: 0, bottom: 0) } }
  }

  /// The outlines of a view: within each it answers in one way, and beside it in another.
  subscript(place: ViewPlace) -> [MapShape] { shapes[place.tree][place.view] }

  /// Whether a view or something in it may get a touch somewhere in a box.
  func mayMatter(_ place: ViewPlace, in box: MapBox) -> Bool {
    let extent = extents[place.tree][place.view]
    // The walk adds numbers in another order, so that an edge may be off by a last digit.
    return extent.left - 1 < box.right && extent.right + 1 > box.left && extent.top - 1 < box.bottom
      && extent.bottom + 1 > box.top
  }

  /// The frame of a view that is turned or scaled: beside it the walk enters no such view, and in it also one
  /// whose size is not known.
  private static func box(around view: ViewSnapshot, _ maps: [ViewTransform]) -> [MapShape] {
    guard let transform = view.transform.value, let frame = view.frame.value,
      (transform.a, transform.b, transform.c, transform.d) != (1, 0, 0, 1)
    else { return [] }
    return MapShape(frame, through: view.parent.map { maps[$0] } ?? .identity).map { [$0] } ?? []
  }

  /// How the walk converts points to each view's own coordinates, the other way round.
  ///
  /// That is ``ViewGeometry/toTree``, except that the walk leaves a point as it is where it cannot convert
  /// it.
  private static func maps(of tree: ViewTree, _ geometry: TreeGeometry) -> [ViewTransform] {
    var maps: [ViewTransform] = []
    maps.reserveCapacity(tree.views.count)
    for (number, view) in tree.views.enumerated() {
      let above = view.parent.map { maps[$0] } ?? .identity
      guard geometry[number].bounds != nil, let own = geometry[number].toParent, own.inverted != nil,
        let size = view.frame.value?.size, size.width >= 0, size.height >= 0
      else {
        maps.append(above)
        continue
      }
      maps.append(own.followed(by: above))
    }
    return maps
  }

  private static func extents(
    of tree: ViewTree, _ number: Int, _ shapes: [[MapShape]], _ walk: HitWalk
  ) -> [MapBox] {
    var extents: [MapBox] = []
    extents.reserveCapacity(tree.views.count)
    for (view, own) in shapes.enumerated() {
      let geometry = walk.geometries[number][view]
      // What cannot be placed could be anywhere.
      let isPlaced = geometry.bounds != nil && geometry.toParent?.inverted != nil
      extents.append(
        own.isEmpty
          ? isPlaced ? MapBox(left: 0, top: 0, right: 0, bottom: 0) : .everything
          : own.dropFirst().reduce(own[0].box) { $0.union($1.box) })
    }
    // A parent comes before its children.
    for view in tree.views.indices.reversed() {
      guard let parent = tree.views[view].parent,
        walk.behavior(of: ViewPlace(tree: number, view: parent)).way == .asksChildrenOutside
      else { continue }
      extents[parent] = extents[parent].union(extents[view])
    }
    return extents
  }
}
