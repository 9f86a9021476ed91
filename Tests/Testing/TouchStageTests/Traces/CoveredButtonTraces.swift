// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// Views over a button, and views around it, as listed by an article on dead buttons.
///
/// A view with its interaction off represents a label or an image view.
@Suite struct CoveredButtonTraces {
  private let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

  private func makeStage(_ cover: UIView) throws -> Stage {
    let stage = Stage()
    let button = ProbeView(
      "Button", frame: frame, withoutSuper: [.touchesBegan, .touchesMoved, .touchesEnded])
    try stage.add(button, named: "button")
    cover.frame = frame
    try stage.add(cover, named: "cover")
    return stage
  }

  @Test func `a plain view over a button blocks it`() throws {
    let stage = try makeStage(UIView())
    expectTap(stage, at: .point(50, 20, in: "button"), hits: "cover")
    expectTrace(
      stage,
      """
         0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
         0.000  hit-test   UIWindow#1                        inside at (150, 120)
         0.000  hit-test     UITransitionView#1              inside at (150, 120)
         0.000  hit-test       UIDropShadowView#1            inside at (150, 120)
         0.000  hit-test         UIView#1                    inside at (150, 120)
         0.000  hit-test           UIView "cover"            inside at (50, 20)
         0.000  hit-test   UIWindow#1                        (150, 120) hits UIView "cover"
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    UIView "cover"                    touchesBegan touch 1
         0.050  input      touch 1                           ended at (150, 120)
         0.050  event      UIWindow#1                        is sent touch 1
         0.050  deliver    UIView "cover"                    touchesEnded touch 1
      """)
  }

  @Test func `a view that takes no interaction does not block it`() throws {
    let cover = UIView()
    cover.isUserInteractionEnabled = false
    let stage = try makeStage(cover)
    try stage.tap("button")
    expectTrace(
      stage,
      """
         0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
         0.000  hit-test   UIWindow#1                        inside at (150, 120)
         0.000  hit-test     UITransitionView#1              inside at (150, 120)
         0.000  hit-test       UIDropShadowView#1            inside at (150, 120)
         0.000  hit-test         UIView#1                    inside at (150, 120)
         0.000  hit-test           UIView "cover"            interaction off at (50, 20)
         0.000  hit-test           ProbeView "button"        asked itself at (50, 20)
         0.000  log        Button is inside: 1
         0.000  hit-test             ProbeView "button"      inside at (50, 20)
         0.000  log        Button hit: <ProbeView: 0x…; frame = (100 100; 100 40); layer = <CALayer: 0x…>>
         0.000  hit-test           ProbeView "button"        answers ProbeView "button"
         0.000  hit-test   UIWindow#1                        (150, 120) hits ProbeView "button"
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    ProbeView "button"                touchesBegan touch 1
         0.000  log        Button touches began
         0.050  input      touch 1                           ended at (150, 120)
         0.050  event      UIWindow#1                        is sent touch 1
         0.050  deliver    ProbeView "button"                touchesEnded touch 1
         0.050  log        Button touches ended
      """)
  }

  @Test func `a button in a view that takes no interaction is dead until it takes some`() throws {
    let stage = Stage()
    let image = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    image.isUserInteractionEnabled = false
    try stage.add(image, named: "image")
    let button = ProbeView("Button", frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    try stage.add(button, named: "button", in: "image")

    expectTap(stage, at: .point(50, 20, in: "button"), hits: stage.view)
    stage.log("interaction is enabled")
    image.isUserInteractionEnabled = true
    expectTap(stage, at: .point(50, 20, in: "button"), hits: "button")

    expectTrace(
      stage, only: [.hitTest, .log],
      """
         0.000  hit-test   UIWindow#1                        inside at (150, 120)
         0.000  hit-test     UITransitionView#1              inside at (150, 120)
         0.000  hit-test       UIDropShadowView#1            inside at (150, 120)
         0.000  hit-test         UIView#1                    inside at (150, 120)
         0.000  hit-test           UIView "image"            interaction off at (100, 70)
         0.000  hit-test   UIWindow#1                        (150, 120) hits UIView#1
         0.050  log        interaction is enabled
         0.050  hit-test   UIWindow#1                        inside at (150, 120)
         0.050  hit-test     UITransitionView#1              inside at (150, 120)
         0.050  hit-test       UIDropShadowView#1            inside at (150, 120)
         0.050  hit-test         UIView#1                    inside at (150, 120)
         0.050  hit-test           UIView "image"            inside at (100, 70)
         0.050  hit-test             ProbeView "button"      asked itself at (50, 20)
         0.050  log        Button is inside: 1
         0.050  hit-test               ProbeView "button"    inside at (50, 20)
         0.050  log        Button hit: <ProbeView: 0x…; frame = (50 50; 100 40); layer = <CALayer: 0x…>>
         0.050  hit-test             ProbeView "button"      answers ProbeView "button"
         0.050  hit-test   UIWindow#1                        (150, 120) hits ProbeView "button"
         0.050  log        Button touches began
         0.100  log        Button touches ended
      """)
  }
}
