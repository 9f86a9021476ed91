// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// A view that forwards each touch method to the next responder by hand, as an article does with a button.
@Suite struct ForwardingTraces {
  private final class ForwardingView: ProbeView {
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

  private func makeStage() throws -> Stage {
    let root = LoggedController()
    root.logsAll = true
    let stage = Stage(root: root)
    root.stage = stage
    // A control keeps its touches; a view that omits super does the same.
    let button = ForwardingView(
      "Button", frame: CGRect(x: 100, y: 100, width: 100, height: 40),
      withoutSuper: [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled])
    try stage.add(button, named: "button")
    return stage
  }

  @Test func `the controller gets began, every move, and the end`() throws {
    let stage = try makeStage()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "button"))
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.05)
    try finger.up()
    expectLog(
      stage,
      """
      Button is inside: 1
      Button hit: <ForwardingView: 0x…; frame = (100 100; 100 40); layer = <CALayer: 0x…>>
      Button touches began
      rootview touchBegan
      Button touches moved
      rootview touchMoved
      Button touches moved
      rootview touchMoved
      Button touches moved
      rootview touchMoved
      Button touches ended
      rootview touchEnded
      """)
  }

  @Test func `the controller gets began and the cancellation`() throws {
    let stage = try makeStage()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "button"))
    try finger.wait(0.1)
    try finger.cancel()
    expectLog(
      stage,
      """
      Button is inside: 1
      Button hit: <ForwardingView: 0x…; frame = (100 100; 100 40); layer = <CALayer: 0x…>>
      Button touches began
      rootview touchBegan
      Button touches cancelled
      rootview touchCancelled
      """)
  }
}
