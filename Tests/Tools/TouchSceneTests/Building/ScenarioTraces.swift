// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchScene
import TouchTesting

/// The experiments of the articles as scenes.
@Suite struct ScenarioTraces {
  @Test func `every scene is read and built`() throws {
    #expect(!Scenarios.scenes.isEmpty)
    for path in Scenarios.scenes { _ = try Scenarios.scene(path) }
  }

  @Test func `a click on the plain button`() throws {
    let scene = try Scenarios.scene("button/click.scene.json5")
    try scene.stage.tap("button")
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <ProbedButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; layer = <CALayer: 0x…>>
      Button touches began
      Action touch down
      Button touches ended
      Action touch up inside
      """)
    try scene.stage.wait(1)
    scene.stage.clear()
    try scene.stage.tap(.screen(10, 10))
    expectLog(scene.stage, "Button is inside: 0\nButton hit: (null)\nrootview touchBegan")
  }

  @Test func `a tap on the button takes the click`() throws {
    let scene = try Scenarios.scene("button/tap-recognizer.scene.json5")
    try scene.stage.tap("button")
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <ProbedButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; gestureRecognizers = <NSArray: 0x…>; layer = <CALayer: 0x…>>
      Tap touchBegan
      Button touches began
      Action touch down
      Tap touchEnded
      Tap RecognizerShouldBegin
      Tap action
      Button touches cancelled
      """)
  }

  @Test func `the published margin exits twice, ours once`() throws {
    let scene = try Scenarios.scene("button/margin-of-25-points.scene.json5")
    for name in ["published", "precise"] {
      let finger = scene.stage.finger(1)
      try finger.down(at: .center(of: name))
      for y in [-24.0, -26, -60, -72] { try finger.move(to: .point(50, y, in: name)) }
      try finger.up()
    }
    expectLog(
      scene.stage,
      """
      Sending UIControlEventTouchDragExit
      exit at (0, 0) with no event
      Sending UIControlEventTouchDragOutside
      Sending UIControlEventTouchDragOutside
      exit at (50, -72) with event
      up outside
      exit at (50, -26) with event
      up outside
      """)
  }

  @Test func `each parent is asked before its child`() throws {
    let scene = try Scenarios.scene("hit-test/nested-views.scene.json5")
    try scene.stage.tap("blue")
    expectLog(
      scene.stage,
      """
      -[YYGrayView hitTest:withEvent:]
      -[YYGrayView pointInside:withEvent:]
      -[YYGreenView hitTest:withEvent:]
      -[YYGreenView pointInside:withEvent:]
      -[YYBuleView hitTest:withEvent:]
      -[YYBuleView pointInside:withEvent:]
      -[YYBuleView touchesBegan:withEvent:]
      -[YYBuleView touchesEnded:withEvent:]
      YYGreenView
      --YYGrayView
      ----UIView
      ------ViewController
      --------UIDropShadowView
      ----------UITransitionView
      ------------UIWindow
      --------------UIWindowScene
      ----------------UIApplication
      """)
  }
}
