// SPDX-License-Identifier: Apache-2.0
import Touchstone

nonisolated extension SceneClasses {
  /// The cures published in articles, with their defects.
  static var publishedCures: [SceneClass] {
    [
      SceneClass(
        name: "CancelsWhenMovedOutButton", base: "UIButton",
        summary: "A cure as published: a move out of the bounds is made a cancellation.", fields: [],
        maker: .view(plain: { CancelsWhenMovedOutButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "CancelsInContinueTrackingButton", base: "UIButton",
        summary: "A cure as published: the same in continueTracking, with an exit.", fields: [],
        maker: .view(plain: { CancelsInContinueTrackingButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "SendsOutsideByHandButton", base: "UIButton",
        summary: "A cure as published: what is no longer sent outside is sent by hand.", fields: [],
        maker: .view(plain: { SendsOutsideByHandButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "BeginsAgainButton", base: "UIButton",
        summary: "A cure as published: a finger that comes back comes down again.", fields: [],
        maker: .view(plain: { BeginsAgainButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "DragCancelButton", base: "UIButton",
        summary: "A cure as published: the article's final button, with the lift outside by hand.",
        fields: [],
        maker: .view(plain: { DragCancelButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "MarginInContinueTrackingButton", base: "UIButton",
        summary: "A cure as published: the popular margin of 25 points, with two exits.",
        fields: marginFields,
        maker: .view(plain: { MarginInContinueTrackingButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "MarginInHandlersButton", base: "UIButton",
        summary: "A cure as published: handlers that tell the drags apart themselves.", fields: [],
        maker: .view(plain: { MarginInHandlersButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "OwnTouchMethodsButton", base: "UIButton",
        summary: "A cure as published: touch methods in the place of the control's.", fields: [],
        maker: .view(plain: { OwnTouchMethodsButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "HitRectButton", base: "UIButton",
        summary: "A cure as published: a button with hitEdgeInsets.", fields: hitRectFields,
        maker: .view(plain: { HitRectButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "PassesToNextButton", base: "UIButton",
        summary: "A cure as published: each touch method is handed to the next responder.", fields: [],
        maker: .view(plain: { PassesToNextButton(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "ReachesButtonBar", base: "UIView",
        summary: "A cure as published: a bar that counts what lies in its button as its own.", fields: [],
        maker: .view(plain: { ReachesButtonBar(frame: .zero) }, probed: nil)),
    ]
  }

  private static var marginFields: [SceneField] {
    [
      SceneField("callsSuper", "Whether continueTracking answers what super answers, or yes.") {
        (view: MarginInContinueTrackingButton, on: Bool) in view.callsSuper = on
      }
    ]
  }

  private static var hitRectFields: [SceneField] {
    [
      SceneField("hitEdgeInsets", "What its bounds are made smaller by; negative insets grow them.") {
        (view: HitRectButton, value: UIEdgeInsets) in view.hitEdgeInsets = value
      }
    ]
  }
}
