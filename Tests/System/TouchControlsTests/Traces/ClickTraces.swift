// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// The whole trace of a click, from the finger to the target and back.
@Suite struct ClickTraces {
  private final class Player: ActionTarget {
    func play() {}
    static var actionMethods: [Selector] { [Selector("play", Player.play)] }
  }

  @Test func `a click with a tap recognizer around the button`() throws {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    try stage.add(button, named: "button")
    let player = Player()
    button.addTarget(player, action: "play", for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    stage.view.addGestureRecognizer(tap)
    try stage.tap("button")
    expectTrace(
      stage,
      """
         0.000  input      touch 1                           began at (150, 120), tap 1, finger 1
         0.000  hit-test   UIWindow#1                        inside at (150, 120)
         0.000  hit-test     UITransitionView#1              inside at (150, 120)
         0.000  hit-test       UIDropShadowView#1            inside at (150, 120)
         0.000  hit-test         UIView#1                    inside at (150, 120)
         0.000  hit-test           UIButton "button"         inside at (50, 20)
         0.000  hit-test   UIWindow#1                        (150, 120) hits UIButton "button"
         0.000  gesture    UITapGestureRecognizer "tap"      takes touch 1
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  gesture    UITapGestureRecognizer "tap"      touchesBegan touch 1
         0.000  timer      tap lasts too long                scheduled for 0.75
         0.000  deliver    UIButton "button"                 touchesBegan touch 1
         0.000  controls   UIButton "button"                 follows touch 1
         0.000  controls   UIButton "button"                 highlight on
         0.000  controls   UIButton "button"                 sends touchDown, inside; nobody listens
         0.050  input      touch 1                           ended at (150, 120)
         0.050  event      UIWindow#1                        is sent touch 1
         0.050  gesture    UITapGestureRecognizer "tap"      touchesEnded touch 1
         0.050  timer      tap lasts too long                cancelled, due 0.75
         0.050  gesture    UITapGestureRecognizer "tap"      should begin? UIButton "button" says no
         0.050  gesture    UITapGestureRecognizer "tap"      possible → failed
         0.050  deliver    UIButton "button"                 touchesEnded touch 1
         0.050  controls   UIButton "button"                 touch 1 lifts inside
         0.050  controls   UIButton "button"                 highlight off
         0.050  controls   UIButton "button"                 sends touchUpInside to 1, inside
         0.050  responder  Player#1                          performs play
         0.050  controls   UIButton "button"                 sends primaryActionTriggered, inside; nobody listens
         0.050  gesture    UITapGestureRecognizer "tap"      is possible again
      """)
  }
}
