// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot
public import Touchstone

extension ViewTree {
  /// Takes a snapshot of a view and its subviews as they are now.
  ///
  /// Nothing is unknown, and there are no addresses: recognizers go by their names or, without one, by class
  /// and position, so that two runs of one program give equal trees.
  @MainActor public init(of view: UIView) {
    self.init(views: [view], ScenePositions())
  }

  /// Takes a snapshot of windows, from back to front; their frames are in points of the screen.
  @MainActor public init(windows: [UIWindow]) {
    self.init(views: windows, ScenePositions())
  }

  /// Takes a snapshot of views and their subviews, with their positions in a file.
  @MainActor init(views roots: [UIView], _ positions: ScenePositions) {
    self.init()
    let names = RecognizerNames(in: roots)
    var waiting: [(view: UIView, parent: Int?)] = roots.reversed().map { ($0, nil) }
    while let (view, parent) = waiting.popLast() {
      let index = add(ViewSnapshot(of: view, names, positions), to: parent)
      for child in view.children.reversed() { waiting.append((child, index)) }
    }
  }
}
