// SPDX-License-Identifier: Apache-2.0
internal import TextSources

// Views whose cost multiplies where they are nested, or grows with the square of their number. A view that
// passes touches on doubles the calls of the views around it, and an overflow view asks the views in it
// several times, so a scene of a few kilobytes could keep a reader busy forever.

nonisolated extension SceneAssembler {
  /// What is around a view.
  struct Surroundings {
    /// How many of the views around it, with itself, pass touches on.
    var passing = 0
    /// How many of them are overflow views.
    var overflowing = 0

    /// Counts a view that others are in.
    mutating func enter(_ view: SceneView) {
      if view.probe?.passesOn == true { passing += 1 }
      if SceneClasses.chain(of: view.className, .view).contains(where: { $0.name == "OverflowView" }) {
        overflowing += 1
      }
    }
  }

  /// Reports the first view that is too many in others, or beside others.
  mutating func checkSurroundings(of record: SceneRecord, _ view: SceneView, before: Surroundings) {
    let sharing = gapSharers
    let sharesGaps = view.properties.contains { $0.name == "sharesGaps" && $0.value == .bool(true) }
    if sharesGaps { gapSharers += 1 }
    let counts: [(before: Int, now: Int, limit: InputLimit)] = [
      (before.passing, surroundings.passing, .passedOn),
      (before.overflowing, surroundings.overflowing, .overflowing),
      (sharing, gapSharers, .gapSharers),
    ]
    for (before, now, limit) in counts where before == limit.count && now > before {
      reader.report(
        "a scene has at most \(limit.count) \(limit.what): \(limit.reason); this is the first too many",
        at: record.offset)
    }
  }
}
