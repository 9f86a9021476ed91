// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// How the touches of a button relate to its actions, as logged by the article on buttons.
@Suite struct ButtonTouchTraces {
  @Test(arguments: Preset.allCases)
  func `a click`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; layer = <CALayer: 0x…>>
      Button touches began
      Action touch down
      Button touches ended
      Action touch up inside
      """)
  }

  @Test(arguments: Preset.allCases)
  func `a button whose point(inside:with:) always returns false`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    scene.button.probe.forcedInside = false
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 0
      Button hit: (null)
      rootview touchBegan
      """)
  }

  @Test(arguments: Preset.allCases)
  func `touchesBegan without super`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    scene.button.probe.withoutSuper = [.touchesBegan]
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; layer = <CALayer: 0x…>>
      Button touches began
      Button touches ended
      """)
    #expect(!scene.button.isHighlighted)
  }

  @Test(arguments: Preset.allCases)
  func `touchesEnded without super`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    scene.button.probe.withoutSuper = [.touchesEnded]
    try scene.tap()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <JKRButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; layer = <CALayer: 0x…>>
      Button touches began
      Action touch down
      Button touches ended
      """)
    #expect(scene.button.isHighlighted)
    #expect(scene.button.titleLabel?.text == "highlighted")
  }

  @Test(arguments: Preset.allCases)
  func `a button that also forwards its touches to the next responder`(_ preset: Preset) throws {
    let scene = try ButtonScene(ForwardingButton(), tuning: preset.tuning)
    scene.controller.logsAll = true
    try scene.stage.finger(1).down(at: .screen(150, 120))
    try scene.stage.finger(1).move(by: CGVector(dx: 5, dy: 0))
    try scene.stage.finger(1).move(by: CGVector(dx: 5, dy: 0))
    try scene.stage.finger(1).up()
    expectLog(
      scene.stage,
      """
      Button is inside: 1
      Button hit: <ForwardingButton: 0x…; baseClass = UIButton; frame = (100 100; 100 40); opaque = NO; layer = <CALayer: 0x…>>
      Button touches began
      Action touch down
      rootview touchBegan
      Button touches moved
      rootview touchMoved
      Button touches moved
      rootview touchMoved
      Button touches ended
      Action touch up inside
      rootview touchEnded
      """)
  }

  @Test(arguments: Preset.allCases)
  func `events that are sent by hand`(_ preset: Preset) throws {
    let scene = try ButtonScene(JKRButton(), tuning: preset.tuning)
    let target = EventTarget()
    scene.button.addTarget(target, action: EventTarget.touchDown, for: .touchDown)
    scene.button.sendActions(for: .touchDown)
    scene.button.sendActions(for: .touchUpInside)
    expectLog(
      scene.stage,
      """
      Action touch down
      Action touch up inside
      """)
    #expect(target.events.count == 1 && target.events.first == .some(nil))
  }
}

/// Keeps the events it receives.
private final class EventTarget {
  var events: [UIEvent?] = []

  func touchDown(_ sender: UIButton, _ event: UIEvent?) { events.append(event) }
}

/// The article's button that forwards everything after super.
private final class ForwardingButton: JKRButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    next?.touchesCancelled(touches, with: event)
  }
}
