// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIView {
  /// Whether a scan of the superview's children ends at this view: it is hit, or must be asked.
  @inline(__always)
  nonisolated final func mayAnswer(atParentPoint point: CGPoint) -> Bool {
    if flags.isDisjoint(with: .notPlain) { return containsUntransformed(point) }
    if flags.contains(.overridesHitTest) { return true }
    return flags.isDisjoint(with: .unhittable) && isHit(atParentPoint: point)
  }

  /// What geometry says about the children at a point.
  @inline(__always)
  nonisolated final func topmostChild(at point: CGPoint) -> GeometryAnswer {
    guard flags.contains(.holdsViews) else { return .nobody }
    guard let indexReference else { return children.isEmpty ? .nobody : .mustAsk }
    return indexReference.borrow { $0.topmost(at: point) }
  }

  /// The index of the children, created if necessary.
  final var ensuredIndex: HitIndex { index ?? makeIndex() }

  private func makeIndex() -> HitIndex {
    let made = HitIndex()
    indexReference = Borrowed(holding: made)
    return made
  }

  /// The index of the children, if the view has been hit-tested.
  nonisolated final var index: HitIndex? { indexReference?.object }
}
