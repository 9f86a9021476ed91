// SPDX-License-Identifier: Apache-2.0

/// A constraint of Auto Layout between views of a file.
///
/// It says that the first anchor is equal to, at least or at most the second one times ``multiplier`` plus
/// ``constant``.
public struct LayoutConstraint: Sendable, Hashable {
  /// The relation between the two sides.
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
      /// Its safe area, or in older files the part between the top and bottom layout guides.
      case safeArea
      /// The content of a scroll view.
      case content
      /// A guide whose rectangle is not in the file.
      case unknownGuide
    }

    /// The index of the view in its tree.
    public var view: Int
    /// The part of the view that is meant.
    public var owner: Owner
    /// The name of the attribute, such as `leading`, as Interface Builder writes it.
    public var attribute: String

    /// Creates an anchor.
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
  /// The relation between the two sides.
  public var relation: Relation
  /// The factor of the right side.
  public var multiplier: Double
  /// The constant that is added to the right side, in points.
  public var constant: Double
  /// The priority; 1000 means required.
  public var priority: Double
  /// Whether the constraint is installed by default, not only for some size classes or while the file is
  /// edited.
  public var isInstalled = true
  /// Whether the constraint exists only while the file is edited: it affects the frames in the file, and is
  /// removed from the app.
  public var isPlaceholder = false
  /// Whether an outlet leads to the constraint, through which code can change its constant or turn it off.
  public var hasOutlet = false
  /// The id of the constraint in the file; nil if it has none.
  public var identifier: String?
  /// The name of the first outlet that leads to the constraint; nil if none does.
  public var outlet: String?

  /// Creates a constraint.
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

  /// Whether no layout may break it.
  public var isRequired: Bool { isInstalled && priority >= 1000 }
}
