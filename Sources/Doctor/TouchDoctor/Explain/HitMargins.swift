// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// How far a point is from the edges of a rectangle, and whether that is far enough to be sure.
///
/// UIKit counts the minimum edges in and the maximum edges out.
struct HitMargins {
  /// Whether the point is inside.
  let isInside: Bool
  /// Whether no error of the allowed size could change that.
  let isCertain: Bool
  /// The distance to the bounds; zero inside.
  let overshoot: Overshoot

  /// Measures a point.
  init(of point: ViewPoint, in rect: ViewRect, error: Double) {
    let top = point.y - rect.origin.y
    let left = point.x - rect.origin.x
    let bottom = rect.origin.y + rect.size.height - point.y
    let right = rect.origin.x + rect.size.width - point.x
    isInside = top >= 0 && left >= 0 && bottom > 0 && right > 0
    var worst = (side: Overshoot.Side.top, margin: top)
    for (side, margin) in [(Overshoot.Side.left, left), (.bottom, bottom), (.right, right)]
    where margin < worst.margin {
      worst = (side, margin)
    }
    if isInside {
      isCertain = error == 0 || worst.margin > error
    } else {
      isCertain = error == 0 || worst.margin < -error
    }
    // On a maximum edge the margin is zero; that of another edge may be zero too and be inside.
    if !isInside, worst.margin == 0 { worst.side = bottom == 0 ? .bottom : .right }
    overshoot = Overshoot(side: worst.side, distance: isInside ? 0 : max(-worst.margin, 0))
  }
}
