// SPDX-License-Identifier: Apache-2.0
import Testing
import Touchstone

// Tests of apps call touch methods with touches of their own classes, because UIKit gives them no finger. The
// overridden properties of these classes count, in the app's code and in the framework's.

private final class Reader: UIView {
  var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    lines.append(
      "\(touch.phase) \(touch.location(in: self).x) \(touch.tapCount) \(touch.type) \(touch.timestamp)")
    lines.append("\(touch.force) of \(touch.maximumPossibleForce), \(touch.majorRadius) wide")
    lines.append("\(event?.allTouches?.count ?? 0) \(event?.touches(for: self)?.count ?? 0)")
    lines.append("\(event?.coalescedTouches(for: touch)?.count ?? 0) at \(event?.timestamp ?? 0)")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key).map { "\($0.keyCode)" }
    lines.append("\(presses.map(\.type)) \(keys) of \(event?.allPresses.count ?? 0)")
  }
}

private final class Scrubber: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view = touch.view else { return }
    state = touch.location(in: view).x > touch.previousLocation(in: view).x ? .changed : .cancelled
  }
}

struct MockTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func eventsTold(by button: UIButton) -> () -> [String] {
    let log = Log()
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("repeat", .touchDownRepeat), ("drag inside", .touchDragInside),
      ("drag outside", .touchDragOutside), ("exit", .touchDragExit), ("up inside", .touchUpInside),
      ("up outside", .touchUpOutside),
    ] { button.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
    return { log.lines }
  }

  @Test func `a view reads what a touch and an event of the test's own classes say`() {
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let touch = MockTouch(in: view, at: CGPoint(x: 3, y: 4))
    let event = MockEvent()
    event.mockedTouches = [touch]
    view.touchesBegan([touch], with: event)
    #expect(view.lines == ["began 3.0 2 pencil 12.0", "0.5 of 4.0, 7.0 wide", "1 1", "2 at 12.0"])
  }

  @Test func `a view reads what a press of the test's own class says`() {
    let view = Reader(frame: .zero)
    view.pressesBegan([MockPress()], with: MockPressesEvent())
    #expect(view.lines == ["[TouchCore.UIPress.PressType.select] [\"keyboardReturnOrEnter\"] of 1"])
  }

  @Test func `a button follows a touch that only the test moves`() {
    let told = eventsTold(by: button)
    let touch = MockTouch(in: button, at: CGPoint(x: 50, y: 20))
    button.touchesBegan([touch], with: nil)
    #expect(button.isTracking && button.isHighlighted)
    touch.move(to: CGPoint(x: 60, y: 109))
    button.touchesMoved([touch], with: nil)
    touch.move(to: CGPoint(x: 60, y: 111))
    button.touchesMoved([touch], with: nil)
    #expect(!button.isHighlighted)
    button.touchesEnded([touch], with: nil)
    #expect(told() == ["down", "repeat", "drag inside", "exit", "drag outside", "up outside"])
    #expect(!button.isTracking)
  }

  @Test func `a custom recognizer is driven by calling its methods`() {
    let scrubber = Scrubber()
    button.addGestureRecognizer(scrubber)
    let touch = MockTouch(in: button, at: CGPoint(x: 1, y: 1))
    scrubber.touchesBegan([touch], with: MockEvent())
    #expect(scrubber.state == .began)
    touch.move(to: CGPoint(x: 2, y: 1))
    scrubber.touchesMoved([touch], with: MockEvent())
    #expect(scrubber.state == .changed)
    touch.move(to: .zero)
    scrubber.touchesMoved([touch], with: MockEvent())
    #expect(scrubber.state == .cancelled)
  }
}

private final class Log {
  var lines: [String] = []
}
