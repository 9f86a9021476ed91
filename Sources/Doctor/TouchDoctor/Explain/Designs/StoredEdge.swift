// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What the constraints of a file of Interface Builder say about where an edge of a view ends.
struct StoredEdge {
  /// The constraint to the same edge of a view around it; nil if there is none.
  private(set) var toSuperview: LayoutConstraint?
  /// The constraint to the same edge of the safe area; nil if there is none.
  private(set) var toSafeArea: LayoutConstraint?
  private let view: Int

  /// Looks up the constraints of an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge, `top` or `bottom`.
  ///   - place: The view.
  ///   - tree: The tree that it lies in.
  init(_ edge: String, of place: ViewPlace, in tree: ViewTree) {
    view = place.view
    let around = tree.ancestors(of: place.view)
    let own = LayoutConstraint.Anchor(view: place.view, attribute: edge)
    for constraint in tree.constraints where constraint.isInstalled && constraint.multiplier == 1 {
      guard let second = constraint.second, constraint.first == own || second == own else { continue }
      let other = constraint.first == own ? second : constraint.first
      guard other.attribute == edge, around.contains(other.view) else { continue }
      switch other.owner {
      case .safeArea: toSafeArea = toSafeArea ?? constraint
      case .view where constraint.relation == .equal: toSuperview = toSuperview ?? constraint
      case .view, .content, .unknownGuide: break
      }
    }
  }

  /// The room that the constraint to the superview leaves, in points; nil without one.
  var gap: Double? {
    toSuperview.map { constraint in
      let isOwn = constraint.first.view == view
      let isTop = constraint.first.attribute == "top"
      return isOwn == isTop ? constraint.constant : -constraint.constant
    }
  }

  /// What to do in Interface Builder so that the edge keeps to the safe area, in a sentence; nil if no
  /// constraint of the file puts it elsewhere.
  ///
  /// - Parameter kept: The room that is to be left, in points, which is measured from the bar then.
  /// - Returns: The sentence.
  func remedy(keeping kept: Double? = nil) -> String? {
    guard let old = toSuperview, let constraint = old.identifier else { return nil }
    if let kept = toSafeArea {
      return
        "Its constraint\(kept.identifier.map { " \($0)" } ?? "") already keeps it in the safe area, and the constraint \(constraint) "
        + "contradicts that. Delete \(constraint) in Interface Builder."
    }
    return
      "In Interface Builder, select its constraint \(constraint), and change Superview to Safe Area in the Size inspector"
      + (kept.flatMap { constant(of: old, keeping: $0) }.map { ", and its constant to \($0)." } ?? ".")
  }

  /// The constant that leaves so much room; nil if the constraint has it.
  private func constant(of constraint: LayoutConstraint, keeping kept: Double) -> String? {
    guard gap != kept else { return nil }
    let isPositive = (constraint.first.view == view) == (constraint.first.attribute == "top")
    return PlainNumber.text(isPositive ? kept : -kept)
  }
}
