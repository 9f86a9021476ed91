// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ViewTree {
  /// Why the frame that a file of Interface Builder gives a view says nothing about where it will be; nil if
  /// it does.
  ///
  /// Frames below a stack view are those from the last time the file was opened: where they overlap, or have
  /// no area, the stack view has not laid them out. A view that is marked as misplaced has another frame than
  /// its constraints give it. Prototypes of cells stand in a row in the file, and on the screen wherever the
  /// list puts them.
  func staleness(of place: Int, _ stacks: StackFrames) -> Doubt.Kind? {
    let view = views[place]
    if view.attribute("misplaced") == "YES" { return .staleFrame }
    guard let parent = view.parent else { return nil }
    let holder = ClassKnowledge.base(of: views[parent])
    if holder == "UIStackView" || view.attribute("arranged") == "YES" {
      return stacks.isInOrder(parent) ? nil : .staleFrame
    }
    if view.attribute("template") == "YES" || holder == "UICollectionView" { return .template }
    return nil
  }
}
