// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A snapshot of a view that was left in front.
enum LeftSnapshot: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.front.className == "_UIReplicantView" else { return nil }
    return CoverRemedy(
      "It is a snapshot that was left there. Remove it:", ["snapshotView.removeFromSuperview()"],
      trial: cover.touch.trial(cover.place, "removeFromSuperview"))
  }
}
