// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The neighbors that a finger hits when it misses a small target.
///
/// A neighbor counts where it begins so near to the middle of a target that missing the target's short side
/// hits it.
struct Neighbors {
  private var nearest: [Int: (view: Int, gap: Double)] = [:]
  private var enlarged: Set<Int> = []

  init(of tree: AuditedTree) {
    for pair in tree.pairs {
      note(pair.back, pair.front, pair, tree)
      note(pair.front, pair.back, pair, tree)
      if Self.enlarges(pair.back, pair.front, tree) { enlarged.insert(pair.front) }
      if Self.enlarges(pair.front, pair.back, tree) { enlarged.insert(pair.back) }
    }
  }

  /// Whether a larger target around another one does the same, so that a miss does no harm.
  func isEnlarged(_ target: Int) -> Bool { enlarged.contains(target) }

  /// Whether one target holds another in its box, and calls the same method.
  private static func enlarges(_ one: Int, _ other: Int, _ tree: AuditedTree) -> Bool {
    guard let box = tree.standings[one].reach, let inner = tree.standings[other].reach, box.contains(inner),
      box != inner
    else { return false }
    return tree.doTheSame(one, other)
  }

  /// The target nearest to another one, and the points between them; nil if none is near.
  func nearest(to target: Int) -> (view: Int, gap: Double)? { nearest[target] }

  private mutating func note(_ view: Int, _ other: Int, _ pair: TargetPair, _ tree: AuditedTree) {
    if let known = nearest[view], known.gap <= pair.gap { return }
    guard pair.overlap == nil, !tree.doTheSame(view, other), let box = tree.standings[view].box,
      let beside = tree.standings[other].reach,
      Self.isHit(beside, instead: box), Self.isCertain(pair, tree)
    else { return }
    nearest[view] = (other, pair.gap)
  }

  /// Whether a finger that aims at the middle of a box, and misses a short side of it, hits what is beside
  /// it.
  private static func isHit(_ beside: ViewRect, instead box: ViewRect) -> Bool {
    let enough = TargetTooSmall.enough - 0.5
    let (across, down) = (
      Double(max(beside.minX - box.midX, box.midX - beside.maxX)),
      Double(max(beside.minY - box.midY, box.midY - beside.maxY))
    )
    let isBeside = across > 0 && down < Double(box.height) / 2 && Double(box.width) < enough
    let isBelow = down > 0 && across < Double(box.width) / 2 && Double(box.height) < enough
    return (isBeside && across < TargetTooSmall.room) || (isBelow && down < TargetTooSmall.room)
  }

  /// Whether both are there at once and lie as they are drawn, as far as the source tells.
  private static func isCertain(_ pair: TargetPair, _ tree: AuditedTree) -> Bool {
    guard tree.isDesign else { return true }
    return tree.isPlaced(pair.back, pair.front) && !tree.takeTurns(pair.back, pair.front)
      && !tree.areElastic(pair.back, pair.front) && tree.purpose(of: pair.back) != .nothing
      && tree.purpose(of: pair.front) != .nothing
  }
}
