// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Touchstone

/// A published workaround, bugs included: the category that lets a button be hit beyond its bounds.
///
/// Negative insets enlarge it. Of two neighbors that grow, the upper one takes the other's space, even
/// within the other's own bounds.
public final class HitRectButton: UIButton {
  /// The insets of the hit area; negative ones enlarge it.
  public var hitEdgeInsets = UIEdgeInsets.zero

  /// Returns whether the point is in the bounds changed by the insets.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if hitEdgeInsets == .zero || !isEnabled || isHidden || alpha == 0 {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: hitEdgeInsets).contains(point)
  }
}
