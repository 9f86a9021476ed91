// SPDX-License-Identifier: Apache-2.0
import Touchstone

nonisolated extension SceneClasses {
  /// The workarounds published in articles, bugs included.
  static var publishedCures: [SceneClass] {
    [
      SceneClass(
        name: "CancelsWhenMovedOutButton", base: "UIButton",
        summary: "A published workaround: cancels when a move leaves the bounds.", fields: [],
        maker: .view(plain: { CancelsWhenMovedOutButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "CancelsInContinueTrackingButton", base: "UIButton",
        summary: "A published workaround: the same in continueTracking, with an exit.", fields: [],
        maker: .view(plain: { CancelsInContinueTrackingButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "SendsOutsideByHandButton", base: "UIButton",
        summary: "A published workaround: sends by hand what is no longer sent outside.", fields: [],
        maker: .view(plain: { SendsOutsideByHandButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "BeginsAgainButton", base: "UIButton",
        summary: "A published workaround: a finger that comes back begins again.", fields: [],
        maker: .view(plain: { BeginsAgainButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "DragCancelButton", base: "UIButton",
        summary: "A published workaround: the article's final button, which sends the lift outside by hand.",
        fields: [],
        maker: .view(plain: { DragCancelButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "MarginInContinueTrackingButton", base: "UIButton",
        summary: "A published workaround: the popular margin of 25 points, with two exits.",
        fields: marginFields,
        maker: .view(plain: { MarginInContinueTrackingButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "MarginInHandlersButton", base: "UIButton",
        summary: "A published workaround: handlers that check the position themselves.", fields: [],
        maker: .view(plain: { MarginInHandlersButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "OwnTouchMethodsButton", base: "UIButton",
        summary: "A published workaround: touch methods that replace the control's.", fields: [],
        maker: .view(plain: { OwnTouchMethodsButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "HitRectButton", base: "UIButton",
        summary: "A published workaround: a button with hitEdgeInsets.", fields: hitRectFields,
        maker: .view(plain: { HitRectButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "PassesToNextButton", base: "UIButton",
        summary: "A published workaround: passes each touch method to the next responder.", fields: [],
        maker: .view(plain: { PassesToNextButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "ReachesButtonBar", base: "UIView",
        summary: "A published workaround: a bar that counts the area of its button as its own.", fields: [],
        maker: .view(plain: { ReachesButtonBar(frame: .zero) }, probed: nil)),
    ]
  }

  private static var marginFields: [SceneField] {
    [
      SceneField("callsSuper", "Whether continueTracking returns what super returns, or true.") {
        (view: MarginInContinueTrackingButton, on: Bool) in view.callsSuper = on
      }
    ]
  }

  private static var hitRectFields: [SceneField] {
    [
      SceneField(
        "hitEdgeInsets", "How much smaller than its bounds the hit area is; negative insets enlarge it."
      ) {
        (view: HitRectButton, value: UIEdgeInsets) in view.hitEdgeInsets = value
      }
    ]
  }
}
