// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What one side of a constraint may be, as far as stored frames tell it.
struct AnchorRange: Sendable, Hashable {
  /// What part of a view's layout an attribute is about.
  enum Role: UInt8, Sendable, Hashable { case start, end, middle, length, baseline }

  /// What an attribute is about.
  struct Meaning: Sendable, Hashable {
    var axis: LayoutAxis
    var role: Role
    /// Whether it counts from the margins of the view.
    var isOfMargin = false
  }

  /// How far margins may lie inside of a view, in points (assumed: no default is larger).
  private static let margin = 60.0
  /// How much bars may take from the safe area at the top or the bottom, in points (assumed).
  private static let bars = 220.0

  var low: Double
  var high: Double

  /// What an attribute is about; nil for an unknown attribute.
  ///
  /// Each constraint asks several times, so that a search among all names would take long.
  static func meaning(of attribute: String) -> Meaning? {
    switch (attribute.utf8.count, attribute) {
    case (4, "left"), (7, "leading"): Meaning(axis: .across, role: .start)
    case (5, "right"), (8, "trailing"): Meaning(axis: .across, role: .end)
    case (7, "centerX"): Meaning(axis: .across, role: .middle)
    case (5, "width"): Meaning(axis: .across, role: .length)
    case (3, "top"): Meaning(axis: .down, role: .start)
    case (6, "bottom"): Meaning(axis: .down, role: .end)
    case (7, "centerY"): Meaning(axis: .down, role: .middle)
    case (6, "height"): Meaning(axis: .down, role: .length)
    case (8, "baseline"), (12, "lastBaseline"), (13, "firstBaseline"): Meaning(axis: .down, role: .baseline)
    case (10, "leftMargin"), (13, "leadingMargin"): Meaning(axis: .across, role: .start, isOfMargin: true)
    case (11, "rightMargin"), (14, "trailingMargin"): Meaning(axis: .across, role: .end, isOfMargin: true)
    case (20, "centerXWithinMargins"): Meaning(axis: .across, role: .middle, isOfMargin: true)
    case (9, "topMargin"): Meaning(axis: .down, role: .start, isOfMargin: true)
    case (12, "bottomMargin"): Meaning(axis: .down, role: .end, isOfMargin: true)
    case (20, "centerYWithinMargins"): Meaning(axis: .down, role: .middle, isOfMargin: true)
    default: nil
    }
  }

  private init(_ low: Double, _ high: Double) {
    (self.low, self.high) = (low, high)
  }

  /// The position of an anchor for a view's box; nil if frames do not determine it.
  init?(_ anchor: LayoutConstraint.Anchor, in box: ViewRect) {
    guard anchor.owner == .view || anchor.owner == .safeArea, box.size.width > 0, box.size.height > 0,
      let meaning = Self.meaning(of: anchor.attribute)
    else { return nil }
    let axis = meaning.axis
    let (start, length) =
      axis == .across
      ? (Double(box.origin.x), Double(box.size.width)) : (Double(box.origin.y), Double(box.size.height))
    var slack = meaning.isOfMargin ? Self.margin : 0
    if anchor.owner == .safeArea { slack = axis == .across ? Self.margin : Self.bars }
    switch meaning.role {
    case .start: self.init(start, start + slack)
    case .end: self.init(start + length - slack, start + length)
    case .middle: self.init(start + length / 2 - slack, start + length / 2 + slack)
    case .length: self.init(length - 2 * slack, length)
    // A baseline lies somewhere in its view.
    case .baseline: self.init(start, start + length)
    }
  }

  /// A number that is known.
  init(_ number: Double) { self.init(number, number) }

  /// The range times a factor, plus a constant; nil for a factor that turns it round.
  func scaled(by factor: Double, plus constant: Double) -> AnchorRange? {
    factor > 0 ? AnchorRange(low * factor + constant, high * factor + constant) : nil
  }

  /// By how much a relation to another side is broken at least, in points; zero or less if it may hold.
  func breach(of relation: LayoutConstraint.Relation, to other: AnchorRange) -> Double {
    switch relation {
    case .equal: max(low - other.high, other.low - high)
    case .lessThanOrEqual: low - other.high
    case .greaterThanOrEqual: other.low - high
    }
  }
}
