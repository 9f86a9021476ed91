// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics

nonisolated extension PictureLayer {
  /// What the layer itself covers, without the layers inside it, in its own coordinates: its bounds, what its
  /// content draws outside of them, and its shadow.
  package var extent: CGRect {
    var extent = bounds
    // No list of the two: it would be allocated for each layer that moves.
    if let content { extent = extent.union(content.reach) }
    if let front { extent = extent.union(front.reach) }
    guard let shadow else { return extent }
    let spread = (shadow.shape?.path.boundingBoxOfPath ?? extent)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius)
    return extent.union(spread)
  }
}

nonisolated extension DisplayList {
  /// Where it draws, with the shadows in it.
  fileprivate var reach: CGRect { bounds.insetBy(dx: -shadowReach, dy: -shadowReach) }
}
