// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

struct ForwardingTests {
  let bench = TouchBench()

  @Test func `touches go up the chain to who does something with them, past who does not`() {
    let outer = bench.probe("outer")
    let plain = UIView(frame: outer.bounds)
    outer.addSubview(plain)
    bench.probe("inner", in: plain, keeps: false)
    bench.finger(.began)
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(
      bench.takeLog() == [
        "inner began 1", "outer began 1", "inner moved 1", "outer moved 1", "inner ended 1", "outer ended 1",
      ])
  }

  @Test func `the rest of a touch goes the way its began went`() {
    let first = bench.probe("first", 0, 0, 50, 100)
    let second = bench.probe("second", 50, 0, 50, 100)
    let inner = bench.probe("inner", in: first, keeps: false)
    bench.finger(.began, 10)
    second.addSubview(inner)
    bench.finger(.ended, 10)
    #expect(bench.takeLog() == ["inner began 1", "first began 1", "inner ended 1", "first ended 1"])
  }

  @Test func `an end whose began was kept is not passed on`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0])
    bench.finger(.began)
    inner.keeps = false
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(bench.takeLog() == ["inner began 1", "inner moved 1", "inner ended 1"])
    let name = bench.application.names.name(of: inner)
    #expect(bench.takeDelivery().contains(.stopped(touch: 1, .ended, at: name)))
  }

  @Test func `a began that is passed on after the touch was cancelled goes nowhere`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.before = { [unowned inner] phase in
      if phase == .began { inner.removeFromSuperview() }
    }
    bench.finger(.began)
    bench.finger(.ended)
    #expect(bench.takeLog() == ["inner began 1", "inner cancelled 1"])
  }

  @Test func `a move that is passed on after the touch was cancelled goes nowhere`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.before = { [unowned inner] phase in
      if phase == .moved { inner.removeFromSuperview() }
    }
    bench.finger(.began)
    bench.finger(.moved, 60)
    #expect(
      bench.takeLog() == [
        "inner began 1", "outer began 1", "inner moved 1", "inner cancelled 1", "outer cancelled 1",
      ])
  }

  @Test func `touches that code made itself go up the chain in any phase`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.touchesEnded([UITouch()], with: nil)
    #expect(bench.takeLog() == ["inner ended 0", "outer ended 0"])
  }
}
