// SPDX-License-Identifier: Apache-2.0

/// The views of one screen, window or scene, as one source tells them.
///
/// The views lie in one list, each parent before its children, so that a tree of any depth needs no recursion.
public struct ViewTree: Sendable, Hashable {
  /// The coordinate space of frames.
  public enum Space: String, Sendable, Hashable {
    /// Each frame in the coordinates of the parent's content, as UIKit does.
    case parent
    /// Each frame in points of the screen, as accessibility does.
    case screen
  }

  /// The tree's name: the class of a scene's controller, or nil.
  public var name: String?
  /// The coordinate space of the frames.
  public var space: Space
  /// Whether the views are accessibility elements, of which there are fewer than views and in no order of depth.
  public var isAccessibility: Bool
  /// Whether it is known which view is inside which; if not, all views are roots, and their frames say little.
  public var isNestingKnown = true
  /// The views, parents before children.
  public var views: [ViewSnapshot] = []
  /// The places of the views without a parent, from the back to the front.
  public var roots: [Int] = []
  /// Where views are missing that the source has, or may have.
  public var gaps: [Gap] = []
  /// The constraints between the views, in the order of the file; only files of Interface Builder tell them.
  public var constraints: [LayoutConstraint] = []

  /// Makes an empty tree.
  public init(name: String? = nil, space: Space = .parent, isAccessibility: Bool = false) {
    self.name = name
    self.space = space
    self.isAccessibility = isAccessibility
  }

  /// Adds a view in front of its siblings and returns its place.
  @discardableResult
  public mutating func add(_ view: consuming ViewSnapshot, to parent: Int? = nil) -> Int {
    let place = views.count
    views.append(view)
    views[place].parent = parent
    views[place].children = []
    if let parent { views[parent].children.append(place) } else { roots.append(place) }
    return place
  }

  /// The places of the view's ancestors, the nearest first.
  public func ancestors(of place: Int) -> [Int] {
    var found: [Int] = []
    var next = views[place].parent
    while let parent = next {
      found.append(parent)
      next = views[parent].parent
    }
    return found
  }

  /// The number of ancestors.
  public func depth(of place: Int) -> Int { ancestors(of: place).count }
}
