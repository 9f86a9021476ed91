// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The position of a view in a document.
public struct ViewPlace: Sendable, Hashable, Comparable {
  /// The index of its tree in the document.
  public var tree: Int
  /// The index of the view in the tree.
  public var view: Int

  /// Creates a place.
  public init(tree: Int = 0, view: Int) {
    self.tree = tree
    self.view = view
  }

  /// Whether the first comes before the second in the document.
  public static func < (one: ViewPlace, other: ViewPlace) -> Bool {
    (one.tree, one.view) < (other.tree, other.view)
  }
}

extension ViewTree {
  /// A view and those around it, up to another, which is left out; up to the root if that is nil.
  func way(from view: Int, below holder: Int?) -> [Int] {
    [view] + ancestors(of: view).prefix { $0 != holder }
  }
}
