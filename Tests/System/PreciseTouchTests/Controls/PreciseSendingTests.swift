// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// The sends of a precise control in a trace: each event once, and its handlers not again.
struct PreciseSendingTests {
  private final class Listener {
    var heard: [String] = []
    func down() { heard.append("down") }
    func up() { heard.append("up") }
  }

  @Test func `an event is reported once, however many handlers it has`() throws {
    let (stage, button, listener) = (Stage(), PreciseButton(), Listener())
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    try stage.add(button, named: "button")
    button.addTarget(listener, action: Listener.down, for: .touchDown)
    button.addAction(UIAction { _ in listener.heard.append("action") }, for: .touchDown)
    button.addTarget(listener, action: Listener.up, for: .touchUpInside)
    try stage.tap("button")
    #expect(listener.heard == ["down", "action", "up"])
    expectTrace(
      stage, only: [.controls, .responder],
      """
         0.000  controls   PreciseButton "button"            highlight on
         0.000  controls   PreciseButton "button"            sends touchDown to 2, inside
         0.000  responder  Listener#1                        performs a method of Listener
         0.050  controls   PreciseButton "button"            highlight off
         0.050  controls   PreciseButton "button"            sends touchUpInside to 1, inside
         0.050  responder  Listener#1                        performs a method of Listener
         0.050  controls   PreciseButton "button"            sends primaryActionTriggered, inside; nobody listens
      """)
  }

  @Test func `a target that is gone by its turn leaves nothing behind`() throws {
    let (stage, button) = (Stage(), PreciseButton())
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    try stage.add(button, named: "button")
    var gone: Listener? = Listener()
    let other = UIAction { _ in }
    button.addAction(UIAction { _ in gone = nil }, for: .touchDown)
    button.addTarget(gone, action: Listener.down, for: .touchDown)
    try stage.finger(1).down(at: .center(of: "button"))
    button.sendAction(other)
    expectTrace(
      stage, only: [.controls, .responder],
      """
         0.000  controls   PreciseButton "button"            highlight on
         0.000  controls   PreciseButton "button"            sends touchDown to 2, inside
         0.000  controls   PreciseButton "button"            tells a handler of no event of its own by hand
      """)
  }

  @Test func `a control whose sends are overridden without super leaves nothing behind`() throws {
    final class Silent: PreciseControl {
      var isSilent = true
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if !isSilent { super.sendAction(action, to: target, for: event) }
      }
    }
    let (stage, control, listener) = (Stage(), Silent(), Listener())
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    try stage.add(control, named: "control")
    control.addTarget(listener, action: Listener.down, for: .touchDown)
    try stage.finger(1).down(at: .center(of: "control"))
    control.isSilent = false
    let name = try #require(control.actions(forTarget: listener, forControlEvent: .touchDown)?.first)
    control.sendAction(Selector(name), to: listener, for: nil)
    #expect(listener.heard == ["down"])
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   Silent "control"                  highlight on
         0.000  controls   Silent "control"                  sends touchDown to 1, inside
         0.000  controls   Silent "control"                  tells a handler of touchDown by hand
      """)
  }
}
