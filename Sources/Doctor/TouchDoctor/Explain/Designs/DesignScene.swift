// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A scene of a file of Interface Builder as the app will show it.
///
/// The file has the frames that its editor drew last. Constraints win over them in the app, and the bars of
/// containers lie over the scene.
enum DesignScene {
  /// The trees with frames that follow from constraints where the stored ones contradict them, the sizes of
  /// what scrolls where constraints fix them, and the bars of the containers.
  static func prepared(_ trees: [ViewTree]) -> [ViewTree] {
    trees.map { tree in
      var tree = tree
      SolvedFrames.solve(&tree)
      ScrolledContent.measure(&tree)
      ContainerBars.add(to: &tree)
      return tree
    }
  }
}
