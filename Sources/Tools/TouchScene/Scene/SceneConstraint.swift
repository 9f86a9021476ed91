// SPDX-License-Identifier: Apache-2.0
public import TouchCore
public import TouchSnapshot

/// A constraint of a scene: a line such as `buy.leading = card.leading + 16 @750`.
public nonisolated struct SceneConstraint: Sendable, Hashable {
  /// A part of a view or of one of its layout guides.
  public struct Side: Sendable, Hashable {
    /// The view.
    public var view: Target
    /// The layout guide of the view; nil for the view itself.
    public var guide: Guide?
    /// The part.
    public var attribute: NSLayoutConstraint.Attribute

    /// Creates a side of a constraint.
    public init(_ view: Target, guide: Guide? = nil, _ attribute: NSLayoutConstraint.Attribute) {
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }
  }

  /// The view that a side is about.
  public enum Target: Sendable, Hashable {
    /// The view with this name.
    case named(String)
    /// The superview of the view on the other side.
    case superview
  }

  /// The layout guides of views, by UIKit's names.
  public enum Guide: String, Sendable, Hashable, CaseIterable {
    /// What no bar covers.
    case safeAreaLayoutGuide
    /// What is inside the margins.
    case layoutMarginsGuide
    /// As wide as text is read easily.
    case readableContentGuide
    /// What the keyboard covers.
    case keyboardLayoutGuide
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
  }

  /// The first side.
  public var first: Side
  /// How the sides relate.
  public var relation: NSLayoutConstraint.Relation
  /// What the second side is multiplied by.
  public var multiplier: Double
  /// The second side; nil if it is a number.
  public var second: Side?
  /// What is added to the second side, or the number that it is.
  public var constant: Double
  /// The priority, from 1 to 1000.
  public var priority: Double
  /// The position in the file.
  public var position: SourcePosition?

  /// Creates a constraint.
  public init(
    _ first: Side, _ relation: NSLayoutConstraint.Relation, _ second: Side?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
