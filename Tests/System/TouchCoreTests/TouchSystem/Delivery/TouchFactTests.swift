// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct TouchFactTests {
  let bench = TouchBench()

  @Test func `a tap is told of from the contact to the view, in order`() {
    let names = bench.application.names
    let button = names.name(of: bench.probe("button", 0, 0, 60, 60))
    let window = names.name(of: bench.window)
    let (down, up) = (CGPoint(x: 50, y: 50), CGPoint(x: 52, y: 50))
    bench.finger(.began, 50, at: 1)
    bench.finger(.ended, 52, at: 2)
    #expect(
      bench.takeFacts() == [
        .input(.began(touch: 1, contact: 1, at: down, tapCount: 1)),
        .hitTest(.result(window: window, at: down, button)),
        .event(.sent(.touches, to: window, touches: [1])),
        .delivery(.handed(to: button, .began, touches: [1])),
        .input(.changed(touch: 1, phase: .ended, to: up)),
        .event(.sent(.touches, to: window, touches: [1])),
        .delivery(.handed(to: button, .ended, touches: [1])),
      ])
  }

  @Test func `a cancellation is told of with its cause`() {
    let probe = bench.probe("a")
    let name = bench.application.names.name(of: probe)
    bench.finger(.began)
    _ = bench.takeFacts()
    probe.removeFromSuperview()
    #expect(
      bench.takeFacts() == [.delivery(.cancelled(touches: [1], view: name, because: .leftWindow))])
  }

  @Test func `without a tracer no fact is made`() {
    bench.application.tracer = nil
    bench.probe("a")
    bench.finger(.began)
    #expect(bench.takeFacts() == [])
    #expect(bench.takeLog() == ["a began 1"])
  }
}
