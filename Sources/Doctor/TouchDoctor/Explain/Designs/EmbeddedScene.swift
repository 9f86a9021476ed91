// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A scene that a container view of another scene shows, by an embed segue.
///
/// What keeps touches from the container keeps them from the scene.
enum EmbeddedScene {
  /// How many scenes around one are looked at.
  private static let deepest = 4
  /// The most views that are put together.
  private static let mostViews = 20_000

  /// The trees with the scene of a view in the container that shows it, and the place of the view there.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - trees: The scenes of the file.
  /// - Returns: The trees and the place; nil if no other scene shows it.
  static func shown(_ place: ViewPlace, in trees: [ViewTree]) -> (trees: [ViewTree], place: ViewPlace)? {
    var (all, here) = (trees, place)
    for _ in 0..<deepest {
      let inner = all[here.tree]
      guard inner.roots.count == 1, let scene = inner.views[inner.roots[0]].attribute("embeddedAs"),
        let holder = holder(of: scene, in: all, besides: here.tree),
        all[holder.tree].views.count + inner.views.count <= mostViews
      else { break }
      here = ViewPlace(tree: holder.tree, view: here.view + all[holder.tree].views.count)
      all[holder.tree].embed(inner, in: holder.view)
    }
    return here == place ? nil : (all, here)
  }

  /// The trees with the scenes in the containers of one that show them; nil if it has no container whose
  /// scene is in the file.
  static func filled(_ number: Int, in trees: [ViewTree]) -> [ViewTree]? {
    var all = trees
    var count = 0
    for holder in trees[number].views.indices {
      guard trees[number].views[holder].children.isEmpty,
        let scene = trees[number].attribute("embeds", of: holder),
        let inner = trees.first(where: { tree in
          tree.roots.count == 1 && tree.attribute("embeddedAs", of: tree.roots[0]) == scene
        }), all[number].views.count + inner.views.count <= mostViews
      else { continue }
      all[number].embed(inner, in: holder)
      count += 1
    }
    return count == 0 ? nil : all
  }

  private static func holder(of scene: String, in trees: [ViewTree], besides tree: Int) -> ViewPlace? {
    for number in trees.indices where number != tree {
      if let view = trees[number].views.firstIndex(where: { $0.attribute("embeds") == scene }) {
        return ViewPlace(tree: number, view: view)
      }
    }
    return nil
  }
}

extension ViewTree {
  /// Puts a scene into the container that shows it, which it fills.
  fileprivate mutating func embed(_ scene: ViewTree, in holder: Int) {
    let offset = views.count
    for view in scene.views {
      var view = view
      view.parent = view.parent.map { $0 + offset } ?? holder
      view.children = view.children.map { $0 + offset }
      views.append(view)
    }
    let root = offset + scene.roots[0]
    views[holder].children.append(root)
    constraints += scene.constraints.map { constraint in
      var constraint = constraint
      constraint.first.view += offset
      constraint.second?.view += offset
      return constraint
    }
    guard let size = views[holder].bounds.value?.size else { return }
    let isOther = views[root].frame.value?.size != size
    views[root].frame = .known(ViewRect(origin: .zero, size: size))
    views[root].bounds = views[root].frame
    if isOther { SolvedFrames.solve(&self) }
  }
}
