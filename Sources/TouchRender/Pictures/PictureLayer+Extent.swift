// SPDX-License-Identifier: Apache-2.0

nonisolated extension PictureLayer {
  /// What the layer itself covers, without the layers inside it, in its own coordinates: its bounds, what its content draws
  /// outside of them, and its shadow.
  package var extent: CGRect {
    var extent = bounds
    for list in [content, front] {
      guard let list else { continue }
      let reach = list.shadowReach
      extent = extent.union(list.bounds.insetBy(dx: -reach, dy: -reach))
    }
    guard let shadow else { return extent }
    let spread = (shadow.shape?.path.boundingBoxOfPath ?? extent)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius)
    return extent.union(spread)
  }
}
