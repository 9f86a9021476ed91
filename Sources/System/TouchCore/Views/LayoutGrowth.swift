// SPDX-License-Identifier: Apache-2.0

/// How many views a layout pass has added to those that it lays out.
///
/// A view whose layout adds a view whose layout adds another one would go on for ever.
struct LayoutGrowth {
  /// How many views in a row, each in the one before it, may each be added by the layout of that one.
  private static let deepest = 100
  /// How many views may be laid out after the pass has gone on for long.
  private static let mostLate = 10_000
  /// The generation and the round from which on a view counts as late.
  private static let late = 10

  /// The views that the layout of their superview may have added, with the number of those above them for
  /// which that is so.
  private var generations: [ObjectIdentifier: Int] = [:]
  private var lateCount = 0
  /// Whether the pass lays out nothing more.
  private(set) var isOver = false

  /// Whether a view may be laid out; reports the first that may not.
  mutating func allows(_ view: UIView, inRound round: Int) -> Bool {
    guard !isOver else { return false }
    let generation = generations.isEmpty ? 0 : generations[ObjectIdentifier(view)] ?? 0
    if generation >= Self.late || round > Self.late { lateCount += 1 }
    guard generation > Self.deepest || lateCount > Self.mostLate else { return true }
    isOver = true
    Misuse.report(
      "layout of \(type(of: view)) adds views without end, and stops after \(max(lateCount, generation)) of them; look for a layoutSubviews that adds a view each time."
    )
    return false
  }

  /// Notes the subviews of a view whose layout has added some.
  mutating func noteChildren(of view: UIView) {
    let generation = (generations[ObjectIdentifier(view)] ?? 0) + 1
    for child in view.children where child.flags.contains(.needsLayout) {
      generations[ObjectIdentifier(child)] = generation
    }
  }
}
