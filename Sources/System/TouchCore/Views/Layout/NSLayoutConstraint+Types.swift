// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// How the two sides of a constraint relate.
  public nonisolated enum Relation: Int, Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A part of an item's alignment rectangle that a constraint is about.
  public nonisolated enum Attribute: Int, Sendable, Hashable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which text begins.
    case leading = 5
    /// The edge at which text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin at which text begins.
    case leadingMargin = 17
    /// The margin at which text ends.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute: the second side is a constant.
    case notAnAttribute = 0

    /// The old name of ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// An axis of a layout.
  public nonisolated enum Axis: Int, Sendable, Hashable {
    /// From one side to the other.
    case horizontal = 0
    /// From the top to the bottom.
    case vertical = 1
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// What an attribute measures.
  enum Place {
    case start, middle, end, length, firstBaseline, lastBaseline
  }

  var place: Place? {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .start
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
    case .width, .height: .length
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .notAnAttribute: nil
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  var isWithinMargins: Bool { (13...20).contains(rawValue) }

  /// Whether it is where text begins or ends.
  var followsText: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether a constraint may set it into relation with another attribute.
  package func goes(with other: Self) -> Bool {
    guard let place, let otherPlace = other.place else { return false }
    guard (place == .length) == (otherPlace == .length) else { return false }
    if place == .length { return true }
    guard axis == other.axis else { return false }
    return !(followsText && other.isAbsoluteSide || isAbsoluteSide && other.followsText)
  }

  package var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
