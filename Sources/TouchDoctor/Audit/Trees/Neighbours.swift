// SPDX-License-Identifier: Apache-2.0

/// The pairs of a tree, from both sides.
struct Neighbours {
  private var nearest: [Int: (view: Int, gap: Double)] = [:]

  init(_ tree: AuditedTree) {
    for pair in tree.pairs {
      note(pair.back, pair.front, pair.gap)
      note(pair.front, pair.back, pair.gap)
    }
  }

  /// The target nearest to another one, and the points between them; nil if none is near.
  func nearest(to target: Int) -> (view: Int, gap: Double)? { nearest[target] }

  private mutating func note(_ view: Int, _ other: Int, _ gap: Double) {
    if let known = nearest[view], known.gap <= gap { return }
    nearest[view] = (other, gap)
  }
}
