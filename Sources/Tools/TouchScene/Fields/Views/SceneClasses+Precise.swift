// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import TouchStage
import Touchstone

nonisolated extension SceneClasses {
  /// The view classes of PreciseTouch.
  static var preciseViews: [SceneClass] {
    [
      SceneClass(
        name: "OverflowView", base: "UIView",
        summary: "A container whose content can be hit outside its bounds.",
        fields: [], maker: .view(plain: { OverflowView() }, probed: { ProbedOverflowView(probe: $0) })),
      SceneClass(
        name: "PreciseControl", base: "UIControl", summary: "A control that follows a finger exactly.",
        fields: preciseFields,
        maker: .view(plain: { PreciseControl() }, probed: { ProbedPreciseControl(probe: $0) })),
      SceneClass(
        name: "PreciseButton", base: "UIButton", summary: "A button that follows a finger exactly.",
        fields: preciseFields,
        maker: .view(plain: { PreciseButton(frame: .zero) }, probed: { ProbedPreciseButton(probe: $0) })),
    ]
  }

  private static var preciseFields: [SceneField] {
    [
      SceneField("trackingRegion", "Where a finger counts as inside.") {
        (view: any PreciselyTracked, value: SceneTrackingRegion) in view.trackingRegion = value.tracking
      },
      SceneField(
        "exitBehavior", choice: ["resume": ExitBehavior.resume, "cancel": .cancel],
        "What happens to a finger that leaves: it may come back, or is cancelled."
      ) { (view: any PreciselyTracked, value: ExitBehavior) in view.exitBehavior = value },
      SceneField("hitOutsets", "How far beyond its bounds it can be hit.") {
        (view: any PreciselyTracked, value: UIEdgeInsets) in view.hitOutsets = value
      },
      SceneField("minimumHitSize", "The minimum size of the area that can be hit.") {
        (view: any PreciselyTracked, value: CGSize) in view.minimumHitSize = value
      },
      SceneField("sharesGaps", "Whether it grows by no more than half the gap to a neighbor.") {
        (view: any PreciselyTracked, value: Bool) in view.sharesGaps = value
      },
      SceneField("passesTouchesOn", "Whether the next responder gets its touches too.") {
        (view: any PreciselyTracked, value: Bool) in view.passesTouchesOn = value
      },
    ]
  }
}
