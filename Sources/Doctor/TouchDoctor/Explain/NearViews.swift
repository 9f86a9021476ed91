// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The part of some trees that has to do with a box: what does not touch it is left out.
///
/// A screen may have a hundred thousand views, of which a dozen lie over or under a button.
struct NearViews {
  /// The trees, with fewer views.
  private(set) var trees: [ViewTree]
  /// Where views went that were kept.
  private(set) var places: [ViewPlace: ViewPlace] = [:]
  /// Where the views of each tree were.
  private(set) var origins: [[Int]]

  /// Keeps what touches a box of the trees' coordinates, what cannot be placed, and one view with its
  /// ancestors.
  init(_ walk: HitWalk, to box: ViewRect, in fronts: [ViewPlace], keeping view: ViewPlace) {
    let own = Set([view.view] + walk.trees[view.tree].ancestors(of: view.view))
    self.init(walk, in: fronts) { place in
      let around = walk.geometries[place.tree].views[place.view].box
      return around.map { $0.insetBy(dx: -1, dy: -1).overlaps(box) } ?? true
        || walk.behavior(of: place).way == .asksChildrenOutside
        || (place.tree == view.tree && own.contains(place.view))
    }
  }

  /// Keeps some views, unless a view around them is left out.
  init(_ walk: HitWalk, in fronts: [ViewPlace], keeping isKept: (ViewPlace) -> Bool) {
    trees = walk.trees.map { ViewTree(name: $0.name, space: $0.space, isAccessibility: $0.isAccessibility) }
    origins = walk.trees.map { _ in [] }
    for tree in Set(fronts.map({ $0.tree })).sorted() {
      for (number, snapshot) in walk.trees[tree].views.enumerated() {
        let place = ViewPlace(tree: tree, view: number)
        var parent: Int?
        if let above = snapshot.parent {
          // What lies in a view that was left out is not asked.
          guard let kept = places[ViewPlace(tree: tree, view: above)] else { continue }
          parent = kept.view
        }
        guard isKept(place) else { continue }
        places[place] = ViewPlace(tree: tree, view: trees[tree].add(snapshot, to: parent))
        origins[tree].append(number)
      }
      order(tree, as: walk.trees[tree])
    }
  }

  /// Puts siblings into the order that a remedy has given them, which is not that of the list of views.
  private mutating func order(_ tree: Int, as whole: ViewTree) {
    for (place, number) in origins[tree].enumerated() {
      let children = whole.views[number].children
      guard zip(children, children.dropFirst()).contains(where: { $0 > $1 }) else { continue }
      trees[tree].views[place].children = children.compactMap {
        places[ViewPlace(tree: tree, view: $0)]?.view
      }
    }
  }
}
