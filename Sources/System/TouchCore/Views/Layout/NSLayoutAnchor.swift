// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A part of a view or a layout guide from which constraints are made.
///
/// The type parameter keeps horizontal positions, vertical positions and lengths apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let side: LayoutSide

  init(_ side: LayoutSide) {
    self.side = side
    super.init()
  }

  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  /// Makes a constraint: this anchor is where the other is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, times: 1, plus: 0)
  }

  /// Makes a constraint: this anchor is where the other is, or beyond it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: 1, plus: 0)
  }

  /// Makes a constraint: this anchor is where the other is, or before it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: 1, plus: 0)
  }

  /// Makes a constraint: this anchor is at a distance behind the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    NSLayoutConstraint(side, .equal, anchor.side, times: 1, plus: c)
  }

  /// Makes a constraint: this anchor is at least at a distance behind the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: 1, plus: c)
  }

  /// Makes a constraint: this anchor is at most at a distance behind the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: 1, plus: c)
  }

  /// Whether another anchor is the same part of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    let other = object as? any SidedAnchor
    return onMainActor { other?.side == side }
  }

  /// A number that equal anchors have in common.
  open nonisolated override var hash: Int { onMainActor { side.hashValue } }

  /// The anchor as in `card.leading`.
  open nonisolated override var description: String {
    onMainActor { "<\(type(of: self)) \(side.summary)>" }
  }
}

/// An anchor, whatever it may be related to.
@MainActor private protocol SidedAnchor: AnyObject, Sendable {
  var side: LayoutSide { get }
}

extension NSLayoutAnchor: SidedAnchor {}

/// The distance that the system leaves between views.
enum SystemSpacing {
  /// Documented by Apple as the standard distance: 8 points.
  static let standard: CGFloat = 8

  /// The distance between two anchors of the system's spacing.
  ///
  /// Between baselines it depends on the fonts: here the height of a line of the upper text (assumed).
  static func distance(from side: LayoutSide, to other: LayoutSide) -> CGFloat {
    guard side.attribute.place == .firstBaseline || side.attribute.place == .lastBaseline,
      other.attribute.place == .firstBaseline || other.attribute.place == .lastBaseline
    else { return standard }
    return max(standard, (other.box.view as? any BaselineView)?.lineHeight ?? 0)
  }
}

/// A horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  /// The distance from this anchor to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: side, to: otherAnchor.side))
  }

  /// Makes a constraint: this anchor is at the system's spacing behind the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }

  /// Makes a constraint: this anchor is at least at the system's spacing behind the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }

  /// Makes a constraint: this anchor is at most at the system's spacing behind the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor.side, times: 1, plus: SystemSpacing.standard * multiplier)
  }
}

/// A vertical position.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  /// The distance from this anchor to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: side, to: otherAnchor.side))
  }

  /// Makes a constraint: this anchor is at the system's spacing below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }

  /// Makes a constraint: this anchor is at least at the system's spacing below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }

  /// Makes a constraint: this anchor is at most at the system's spacing below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let distance = SystemSpacing.distance(from: side, to: anchor.side)
    return NSLayoutConstraint(side, relation, anchor.side, times: 1, plus: distance * multiplier)
  }
}

/// A length.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  /// Makes a constraint: the length is this number.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, nil, times: 1, plus: c)
  }

  /// Makes a constraint: the length is at least this number.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, nil, times: 1, plus: c)
  }

  /// Makes a constraint: the length is at most this number.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, nil, times: 1, plus: c)
  }

  /// Makes a constraint: the length is a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, times: m, plus: 0)
  }

  /// Makes a constraint: the length is at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: m, plus: 0)
  }

  /// Makes a constraint: the length is at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: m, plus: 0)
  }

  /// Makes a constraint: the length is a multiple of another, plus a number.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, times: m, plus: c)
  }

  /// Makes a constraint: the length is at least a multiple of another, plus a number.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: m, plus: c)
  }

  /// Makes a constraint: the length is at most a multiple of another, plus a number.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: m, plus: c)
  }
}
