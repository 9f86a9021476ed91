// SPDX-License-Identifier: Apache-2.0
import Foundation
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

  @Test func `each call goes to the next of its time`() {
    let first = bench.probe("first", 0, 0, 50, 100)
    let second = bench.probe("second", 50, 0, 50, 100)
    let inner = bench.probe("inner", in: first, keeps: false)
    bench.finger(.began, 10)
    second.addSubview(inner)
    bench.finger(.moved, 20)
    bench.finger(.ended, 20)
    #expect(
      bench.takeLog() == [
        "inner began 1", "first began 1", "inner moved 1", "second moved 1", "inner ended 1",
        "second ended 1",
      ])
  }

  @Test func `a view that overrides touchesBegan alone lets its superview see moves and the end`() {
    let outer = bench.probe("outer")
    let inner = BeganKeeper(frame: outer.bounds)
    outer.addSubview(inner)
    bench.finger(.began)
    bench.finger(.moved, 60)
    bench.finger(.moved, 70)
    bench.finger(.ended, 70)
    #expect(inner.count == 1)
    #expect(bench.takeLog() == ["outer moved 1", "outer moved 1", "outer ended 1"])
    bench.finger(.began)
    bench.finger(.cancelled)
    #expect(inner.count == 2)
    #expect(bench.takeLog() == ["outer cancelled 2"])
  }

  @Test func `a view that keeps the end lets its superview see the began and moves`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.before = { [unowned inner] phase in if phase == .ended { inner.keeps = true } }
    bench.finger(.began)
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(
      bench.takeLog() == [
        "inner began 1", "outer began 1", "inner moved 1", "outer moved 1", "inner ended 1",
      ])
  }

  @Test func `several touches of one call are passed on in one call, whatever became of them before`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0])
    inner.isMultipleTouchEnabled = true
    bench.finger(.began, 10, id: 1)
    inner.keeps = false
    bench.finger(.began, 20, id: 2)
    bench.frame([(1, .moved, 11, 50), (2, .moved, 21, 50)])
    bench.frame([(1, .ended, 11, 50), (2, .ended, 21, 50)])
    #expect(
      bench.takeLog() == [
        "inner began 1", "inner began 2", "outer began 2", "inner moved 1,2", "outer moved 1,2",
        "inner ended 1,2", "outer ended 1,2",
      ])
  }

  @Test func `a view that has left in the midst of a call has nobody to pass it on to`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.before = { [unowned inner] phase in
      if phase == .began { inner.removeFromSuperview() }
    }
    bench.finger(.began)
    bench.finger(.ended)
    // It is cancelled while its superview is still above it.
    #expect(bench.takeLog() == ["inner began 1", "inner cancelled 1", "outer cancelled 1"])
  }

  @Test func `a move that is passed on after the touch was cancelled reaches the superview`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.before = { [unowned bench] phase in
      if phase == .moved { bench.application.cancelAllTouches(because: .resignedActive) }
    }
    bench.finger(.began)
    bench.finger(.moved, 60)
    #expect(
      bench.takeLog() == [
        "inner began 1", "outer began 1", "inner moved 1", "inner cancelled 1", "outer cancelled 1",
        "outer moved 1",
      ])
  }

  @Test func `touches that code made itself go up the chain in any phase`() {
    bench.probe("outer")
    let inner = bench.probe("inner", in: bench.window.subviews[0], keeps: false)
    inner.touchesEnded([UITouch()], with: nil)
    #expect(bench.takeLog() == ["inner ended 0", "outer ended 0"])
  }
}

/// A view that overrides one of the touch methods, as many examples do.
private final class BeganKeeper: UIView {
  var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
