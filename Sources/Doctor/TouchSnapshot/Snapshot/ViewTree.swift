// SPDX-License-Identifier: Apache-2.0

/// The views of one screen, window or scene, from one source.
///
/// The views are in one list, each parent before its children, so a tree of any depth needs no recursion.
public struct ViewTree: Sendable, Hashable {
  /// The coordinate space of frames.
  public enum Space: String, Sendable, Hashable {
    /// Each frame is in the coordinates of the parent's content, as in UIKit.
    case parent
    /// Each frame is in points of the screen, as in accessibility.
    case screen
  }

  /// The name of the tree: the class of a scene's controller, or nil.
  public var name: String?
  /// The coordinate space of the frames.
  public var space: Space
  /// Whether the views are accessibility elements: there are fewer of them than views, and their order does
  /// not show which is in front.
  public var isAccessibility: Bool
  /// Whether it is known which view contains which; if not, all views are roots, and their frames say little.
  public var isNestingKnown = true
  /// The views, parents before children.
  public var views: [ViewSnapshot] = []
  /// The indices of the views without a parent, from the back to the front.
  public var roots: [Int] = []
  /// Where views are missing that the source contains, or may contain.
  public var gaps: [Gap] = []
  /// The constraints between the views, in the order of the file; only files of Interface Builder contain
  /// them.
  public var constraints: [LayoutConstraint] = []

  /// Creates an empty tree.
  public init(name: String? = nil, space: Space = .parent, isAccessibility: Bool = false) {
    self.name = name
    self.space = space
    self.isAccessibility = isAccessibility
  }

  /// Adds a view in front of its siblings and returns its index.
  @discardableResult
  public mutating func add(_ view: consuming ViewSnapshot, to parent: Int? = nil) -> Int {
    let place = views.count
    views.append(view)
    views[place].parent = parent
    views[place].children = []
    if let parent { views[parent].children.append(place) } else { roots.append(place) }
    return place
  }

  /// The indices of the view's ancestors, the nearest first.
  public func ancestors(of place: Int) -> [Int] {
    var found: [Int] = []
    var next = views[place].parent
    while let parent = next {
      found.append(parent)
      next = views[parent].parent
    }
    return found
  }

  /// The first attribute of a view with this name, without a copy of the view.
  package func attribute(_ name: String, of place: Int) -> String? {
    ViewSnapshot.value(of: name, in: views[place].attributes)
  }

  /// The number of ancestors.
  public func depth(of place: Int) -> Int { ancestors(of: place).count }
}
