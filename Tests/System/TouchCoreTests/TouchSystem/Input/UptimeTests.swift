// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct UptimeTests {
  private final class Timed: UIView {
    var times: [TimeInterval] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      times += [touches.first?.timestamp ?? 0, event?.timestamp ?? 0]
      times += event?.coalescedTouches(for: touches.first ?? UITouch())?.map(\.timestamp) ?? []
    }
  }

  private func run(uptime: TimeInterval) throws -> (times: [TimeInterval], trace: [String]) {
    let stage = Stage()
    stage.application.uptimeAtStart = uptime
    let view = Timed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.add(view, named: "view")
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    try stage.wait(0.25)
    let finger = stage.finger(1)
    try finger.down(at: .screen(10, 10))
    try finger.move(to: .screen(90, 10), over: 0.3)
    try finger.up()
    return (view.times, stage.lines)
  }

  @Test func `touches and events count from the start of the device, traces from that of the stage`() throws {
    let plain = try run(uptime: 0)
    let device = try run(uptime: 1000)
    #expect(plain.times == [0.25, 0.25, 0.25])
    #expect(device.times == [1000.25, 1000.25, 1000.25])
    #expect(plain.trace == device.trace)
  }

  @Test func `without the product UIKit a stage begins at zero`() {
    #expect(Stage().application.uptimeAtStart == 0)
  }
}
