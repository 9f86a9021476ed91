// SPDX-License-Identifier: Apache-2.0

extension ViewTree {
  /// Where every view is, as far as the source says.
  ///
  /// The geometry of all views is computed at once, each from its parent, so call this once and keep the
  /// result.
  public func geometry() -> TreeGeometry { TreeGeometry(self) }
}

/// Where the views of one tree are: in their parents, and in the tree.
///
/// The *tree's coordinates* are those in which the frames of the roots are given: the screen's for windows,
/// and those of the missing superview for a part of a hierarchy.
///
/// A view's *own coordinates* are those of its bounds. So a hit-test starts with a point of the tree,
/// converts it to the own coordinates of a root, and from there on down with
/// ``ViewGeometry/ownPoint(fromParent:)``.
public struct TreeGeometry: Sendable, Hashable {
  /// The geometry of each view, at the view's index.
  public let views: [ViewGeometry]

  /// Computes the geometry of a tree.
  public init(_ tree: ViewTree) {
    var views: [ViewGeometry] = []
    views.reserveCapacity(tree.views.count)
    for place in tree.views.indices {
      let parent = tree.views[place].parent.flatMap { views.indices.contains($0) ? views[$0] : nil }
      switch tree.space {
      case .parent:
        views.append(ViewGeometry(of: tree, at: place, in: parent))
      case .screen: views.append(ViewGeometry(ofElementIn: tree, at: place, in: parent))
      }
    }
    self.views = views
  }

  /// The geometry of the view at an index.
  public subscript(place: Int) -> ViewGeometry { views[place] }

  /// Converts a point from the own coordinates of one view to those of another.
  ///
  /// - Parameters:
  ///   - point: The point, in the first view's own coordinates.
  ///   - source: The index of the first view; nil for the tree's coordinates.
  ///   - destination: The index of the second view; nil for the tree's coordinates.
  /// - Returns: The point; nil if the position of one of the views is unknown.
  public func convert(_ point: ViewPoint, from source: Int?, to destination: Int?) -> ViewPoint? {
    var point = point
    if let source {
      guard let there = views[source].treePoint(from: point) else { return nil }
      point = there
    }
    guard let destination else { return point }
    return views[destination].ownPoint(fromTree: point)
  }
}
