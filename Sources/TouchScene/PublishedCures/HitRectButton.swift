// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Touchstone

/// A cure as published, with its defect: the category that lets a button be hit beyond its bounds.
///
/// Negative insets grow it. Of two neighbours that grow, the upper one takes what is the other's, even on the
/// other's own bounds.
public final class HitRectButton: UIButton {
  /// What the bounds are made smaller by; negative insets make them larger.
  public var hitEdgeInsets = UIEdgeInsets.zero

  /// Whether the point is in the bounds as the insets change them.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if hitEdgeInsets == .zero || !isEnabled || isHidden || alpha == 0 {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: hitEdgeInsets).contains(point)
  }
}
