// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// A view that always returns false from point(inside:), as logged by an article on buttons.
@Suite struct ForcedOutsideTraces {
  @Test func `a view whose point(inside:with:) returns false is not hit, and the controller gets the touch`()
    throws
  {
    let root = LoggedController()
    let stage = Stage(root: root)
    root.stage = stage
    let button = ProbeView(
      "Button", frame: CGRect(x: 100, y: 100, width: 100, height: 40), forcedInside: false)
    try stage.add(button, named: "button")

    let tap = try stage.tap(.screen(150, 120))

    expectLog(
      stage,
      """
      Button is inside: 0
      Button hit: (null)
      rootview touchBegan
      """)
    expectHit(stage, tap, stage.view)
    expectTrace(
      stage,
      """
         0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
         0.000  hit-test   UIWindow#1                        inside at (150, 120)
         0.000  hit-test     UITransitionView#1              inside at (150, 120)
         0.000  hit-test       UIDropShadowView#1            inside at (150, 120)
         0.000  hit-test         UIView#1                    inside at (150, 120)
         0.000  hit-test           ProbeView "button"        asked itself at (50, 20)
         0.000  log        Button is inside: 0
         0.000  hit-test             ProbeView "button"      outside at (50, 20)
         0.000  log        Button hit: (null)
         0.000  hit-test           ProbeView "button"        answers nil
         0.000  hit-test   UIWindow#1                        (150, 120) hits UIView#1
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    UIView#1                          touchesBegan touch 1
         0.000  log        rootview touchBegan
         0.050  input      touch 1                           ended at (150, 120)
         0.050  event      UIWindow#1                        is sent touch 1
         0.050  deliver    UIView#1                          touchesEnded touch 1
      """)
  }

  @Test func `a view whose point(inside:with:) returns true is hit`() throws {
    let root = LoggedController()
    let stage = Stage(root: root)
    root.stage = stage
    let button = ProbeView(
      "Button", frame: CGRect(x: 100, y: 100, width: 100, height: 40),
      withoutSuper: [.touchesBegan, .touchesEnded])
    try stage.add(button, named: "button")

    try stage.tap("button")

    expectLog(
      stage,
      """
      Button is inside: 1
      Button hit: <ProbeView: 0x…; frame = (100 100; 100 40); layer = <CALayer: 0x…>>
      Button touches began
      Button touches ended
      """)
  }
}
