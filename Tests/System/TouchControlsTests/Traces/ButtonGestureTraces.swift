// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// A button with a tap recognizer on it, as logged by the article on buttons.
@Suite struct ButtonGestureTraces {
  @Test(arguments: Preset.allCases)
  func `a tap on the button takes the click`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    _ = scene.addTap()
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; gestureRecognizers = <NSArray: 0x…>; layer = <CALayer: 0x…>>
      Tap touchBegan
      Button touches began
      Action touch down
      Tap touchEnded
      Tap RecognizerShouldBegin
      Tap action
      Button touches cancelled
      """)
    #expect(!scene.button.isHighlighted)
  }

  @Test(arguments: Preset.allCases)
  func `a tap that delays touches keeps them all`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    let tap = scene.addTap(delaysTouchesBegan: true)
    (tap.began, tap.ended) = ("touchesBegan", "touchesEnded")
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; gestureRecognizers = <NSArray: 0x…>; layer = <CALayer: 0x…>>
      Tap touchesBegan
      Tap touchesEnded
      Tap RecognizerShouldBegin
      Tap action
      """)
  }

  @Test(arguments: Preset.allCases)
  func `a tap that delays touches and fails in a drag lets the button have the rest`(
    _ preset: Preset
  ) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    let tap = scene.addTap(delaysTouchesBegan: true)
    (tap.began, tap.ended) = ("touchesBegan", "touchesEnded")
    let finger = scene.stage.finger(1)
    try finger.down(at: .screen(150, 120))
    // The third move is as far from the start as a tap may not move.
    for x in [165.0, 180, 195, 190] { try finger.move(to: .screen(x, 120)) }
    try finger.up()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; gestureRecognizers = <NSArray: 0x…>; layer = <CALayer: 0x…>>
      Tap touchesBegan
      Tap touchesMoved
      Tap touchesMoved
      Tap touchesMoved
      Button touches began
      Action touch down
      Button touches moved
      Button touches moved
      Button touches ended
      Action touch up inside
      """)
  }

  @Test(arguments: Preset.allCases)
  func `touchesCancelled without super keeps the highlight`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    scene.button.probe.withoutSuper = [.touchesCancelled]
    let tap = scene.addTap()
    tap.ended = "touchesEnded"
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; gestureRecognizers = <NSArray: 0x…>; layer = <CALayer: 0x…>>
      Tap touchBegan
      Button touches began
      Action touch down
      Tap touchesEnded
      Tap RecognizerShouldBegin
      Tap action
      Button touches cancelled
      """)
    #expect(scene.button.isHighlighted)
  }

  @Test func `whether the button tells of the cancellation`() throws {
    for (preset, line) in [(Preset.uikit, ["cancelled"]), (.articles, [])] {
      let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
      _ = scene.addTap()
      var told: [String] = []
      scene.button.addAction(UIAction { _ in told.append("cancelled") }, for: .touchCancel)
      try scene.tap()
      #expect(told == line)
    }
  }
}
