// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchSnapshot

/// What one side of a constraint may be, as far as stored frames tell it.
struct AnchorRange: Sendable, Hashable {
  /// What part of a view's layout an attribute is about.
  enum Role: Sendable, Hashable { case start, end, middle, length, baseline }

  /// How far margins may lie inside of a view, in points (assumed: no default is larger).
  private static let margin = 60.0
  /// How much bars may take from the safe area at the top or the bottom, in points (assumed).
  private static let bars = 220.0

  var low: Double
  var high: Double

  /// The axis and role of an attribute; nil for an unknown attribute.
  static func meaning(of attribute: String) -> (axis: LayoutAxis, role: Role)? {
    switch attribute {
    case "left", "leading", "leftMargin", "leadingMargin": (.across, .start)
    case "right", "trailing", "rightMargin", "trailingMargin": (.across, .end)
    case "centerX", "centerXWithinMargins": (.across, .middle)
    case "width": (.across, .length)
    case "top", "topMargin": (.down, .start)
    case "bottom", "bottomMargin": (.down, .end)
    case "centerY", "centerYWithinMargins": (.down, .middle)
    case "height": (.down, .length)
    case "baseline", "lastBaseline", "firstBaseline": (.down, .baseline)
    default: nil
    }
  }

  private init(_ low: Double, _ high: Double) {
    (self.low, self.high) = (low, high)
  }

  /// The position of an anchor for a view's box; nil if frames do not determine it.
  init?(_ anchor: LayoutConstraint.Anchor, in box: CGRect) {
    guard anchor.owner == .view || anchor.owner == .safeArea, box.size.width > 0, box.size.height > 0,
      let (axis, role) = Self.meaning(of: anchor.attribute)
    else { return nil }
    let (start, length) =
      axis == .across
      ? (Double(box.origin.x), Double(box.size.width)) : (Double(box.origin.y), Double(box.size.height))
    var slack = anchor.attribute.holds("Margin") ? Self.margin : 0
    if anchor.owner == .safeArea { slack = axis == .across ? Self.margin : Self.bars }
    switch role {
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
