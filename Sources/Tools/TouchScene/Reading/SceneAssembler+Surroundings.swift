// SPDX-License-Identifier: Apache-2.0
internal import TextSources

// Views that cost the more the more of them there are in one another, or side by side. A view that passes
// touches on doubles the calls of the views around it, and so does an overflow view the questions to those in
// it: a scene of some kilobytes would never end.

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

  /// Reports the first views that are too many in one another, or beside each other.
  mutating func checkSurroundings(_ view: SceneView, _ record: SceneRecord) {
    let sharesGaps = view.properties.contains { $0.name == "sharesGaps" && $0.value == .bool(true) }
    if sharesGaps { gapSharers += 1 }
    let counts: [(count: Int, limit: InputLimit, isOwn: Bool)] = [
      (surroundings.passing, .passedOn, view.probe?.passesOn == true),
      (surroundings.overflowing, .overflowing, view.className == "OverflowView"),
      (gapSharers, .gapSharers, sharesGaps),
    ]
    for (count, limit, isOwn) in counts where isOwn && count == limit.count + 1 {
      reader.report(
        "a scene has at most \(limit.count) \(limit.what): \(limit.reason); this is the first too many",
        at: record.offset)
    }
  }
}
