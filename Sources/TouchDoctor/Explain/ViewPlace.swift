// SPDX-License-Identifier: Apache-2.0

/// Where a view is in a document.
public struct ViewPlace: Sendable, Hashable, Comparable {
  /// The place of its tree in the document.
  public var tree: Int
  /// The place of the view in the tree.
  public var view: Int

  /// Makes a place.
  public init(tree: Int = 0, view: Int) {
    self.tree = tree
    self.view = view
  }

  /// Whether the first stands before the second in the document.
  public static func < (one: ViewPlace, other: ViewPlace) -> Bool {
    (one.tree, one.view) < (other.tree, other.view)
  }
}
