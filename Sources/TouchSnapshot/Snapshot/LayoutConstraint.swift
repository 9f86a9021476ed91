// SPDX-License-Identifier: Apache-2.0

/// A constraint of Auto Layout that a file has between its views.
///
/// It says that the first anchor is equal to, at least or at most the second one times ``multiplier`` plus ``constant``.
public struct LayoutConstraint: Sendable, Hashable {
  /// How both sides relate.
  public enum Relation: String, Sendable, Hashable {
    /// Both sides are the same.
    case equal
    /// The first side is the second one or less.
    case lessThanOrEqual
    /// The first side is the second one or more.
    case greaterThanOrEqual
  }

  /// An attribute of a view, or of one of its layout guides.
  public struct Anchor: Sendable, Hashable {
    /// What an anchor can belong to.
    public enum Owner: String, Sendable, Hashable {
      /// The view itself.
      case view
      /// Its safe area, or what was before it the part between the top and bottom layout guides.
      case safeArea
      /// The content of a scroll view.
      case content
      /// A guide whose rectangle the file does not tell.
      case unknownGuide
    }

    /// The index of the view in its tree.
    public var view: Int
    /// What of the view is meant.
    public var owner: Owner
    /// The name of the attribute, such as `leading`, as Interface Builder writes it.
    public var attribute: String

    /// Makes an anchor.
    public init(view: Int, owner: Owner = .view, attribute: String) {
      self.view = view
      self.owner = owner
      self.attribute = attribute
    }
  }

  /// The left side.
  public var first: Anchor
  /// The right side; nil for a constant width or height.
  public var second: Anchor?
  /// How both sides relate.
  public var relation: Relation
  /// The factor of the right side.
  public var multiplier: Double
  /// What is added to the right side, in points.
  public var constant: Double
  /// How much the layout wants it; 1000 is a must.
  public var priority: Double
  /// Whether the layout has it by default, and not only for some size classes or while the file is edited.
  public var isInstalled = true
  /// Whether the constraint is there only while the file is edited, so that frames are drawn by it and it is gone in the app.
  public var isPlaceholder = false
  /// Whether an outlet leads to it, through which code can change its constant or turn it off.
  public var hasOutlet = false

  /// Makes a constraint.
  public init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Whether a layout that breaks it is not possible.
  public var isRequired: Bool { isInstalled && priority >= 1000 }
}
