// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension ClassKnowledge {
  /// Whether SwiftUI only draws with the view: a shape, a text, an image, or a group of them.
  ///
  /// Such views come and go with what is shown, and none of them is a button. What is touched, the hosting
  /// view finds in a tree of its own, which no dump shows (reported).
  static func isDrawing(_ view: ViewSnapshot) -> Bool { isDrawing(ClassName(view.className)) }

  static func isDrawing(_ name: ClassName) -> Bool {
    if name.module == nil, KnownClass.roles(of: name.name).contains(.drawing) { return true }
    guard name.module == "SwiftUI" || name.module == "SwiftUICore" else { return false }
    return KnownClass.roles(of: name.name).contains(.drawing)
      || (drawingEnds.contains { name.name.hasSuffix($0) } && !holders.contains { name.name.holds($0) })
  }

  /// The hosting view in which SwiftUI draws with a view, or whose part the view is; nil for views of
  /// anything else.
  static func host(of place: ViewPlace, in trees: [ViewTree]) -> ViewPlace? {
    let tree = trees[place.tree]
    guard isDrawing(tree.views[place.view]) else { return nil }
    return tree.ancestors(of: place.view).first { isHosting(tree.views[$0]) }
      .map { ViewPlace(tree: place.tree, view: $0) }
  }

  /// Whether the view is one that hosts SwiftUI, and finds what was touched in it.
  static func isHosting(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className)
    return name.looksLikeApples && name.name.holds("Hosting") && !scrolls(view)
  }

  private static let drawingEnds = ["DrawingView", "GraphicsView", "InheritedView", "ShapeView"]

  private static let holders = ["Host", "Platform", "Scroll"]
}
