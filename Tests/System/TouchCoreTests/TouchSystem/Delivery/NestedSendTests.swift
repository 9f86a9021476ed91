// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A window that can keep events back.
private final class Holding: UIWindow {
  var holds = false
  override func sendEvent(_ event: UIEvent) {
    if !holds { super.sendEvent(event) }
  }
}

struct NestedSendTests {
  private let window = Holding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let bench: TouchBench

  init() {
    bench = TouchBench(window: window)
  }

  @Test func `an event sent again from a callback tells nobody twice`() {
    let a = bench.probe("a", 0, 0, 50, 100)
    bench.probe("b", 50, 0, 50, 100)
    a.before = { [unowned bench, unowned a] _ in
      if let event = a.lastEvent { bench.application.sendEvent(event) }
    }
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    bench.frame([(1, .ended, 10, 10), (2, .ended, 60, 10)])
    #expect(bench.takeLog() == ["a began 1", "b began 2", "a ended 1", "b ended 2"])
  }

  @Test func `an event sent again while it is hit-tested makes no second walk`() {
    final class Sending: UIView {
      weak var bench: TouchBench?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bench?.note("asked")
        if let event { bench?.application.sendEvent(event) }
        return super.hitTest(point, with: event)
      }
    }
    let view = Sending(frame: bench.window.bounds)
    view.bench = bench
    bench.window.addSubview(view)
    bench.probe("a", in: view)
    bench.finger(.began)
    bench.finger(.ended)
    #expect(bench.takeLog() == ["asked", "a began 1", "a ended 1"])
  }

  @Test func `touches that are cancelled while they are hit-tested have no view`() {
    final class Cancelling: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        window?.application?.cancelAllTouches(because: .resignedActive)
        return self
      }
    }
    bench.window.addSubview(Cancelling(frame: bench.window.bounds))
    bench.finger(.began)
    #expect(bench.touches.isEmpty)
    #expect(bench.application.registry.event == nil)
  }

  @Test func `a touch whose window is closed while it is hit-tested is nobody's`() {
    final class Closing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        window?.windowScene = nil
        return self
      }
    }
    bench.window.addSubview(Closing(frame: bench.window.bounds))
    bench.finger(.began)
    #expect(bench.takeDelivery() == [.nobody(touch: 1)])
    #expect(bench.touches[0].view == nil)
  }

  @Test func `input handed in from a callback waits until the event is over`() {
    let a = bench.probe("a")
    a.isMultipleTouchEnabled = true
    a.before = { [unowned bench, unowned a] phase in
      a.before = { _ in }
      bench.finger(.began, 10, 10, id: 2)
      bench.note("handed in")
    }
    bench.finger(.began)
    #expect(bench.takeLog() == ["a began 1", "handed in", "a began 2"])
  }

  @Test func `input handed in while touches are cancelled waits until all of them are`() {
    let a = bench.probe("a", 0, 0, 50, 100)
    bench.probe("b", 50, 0, 50, 100)
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    _ = bench.takeLog()
    a.before = { [unowned bench, unowned a] _ in
      a.before = { _ in }
      bench.finger(.began, 10, 10, id: 3)
    }
    bench.application.cancelAllTouches(because: .resignedActive)
    #expect(bench.takeLog() == ["a cancelled 1", "b cancelled 2", "a began 3"])
  }

  @Test func `a window that keeps a began back keeps the whole touch back`() {
    bench.probe("a")
    window.holds = true
    bench.finger(.began)
    window.holds = false
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(bench.takeLog() == [])
    #expect(bench.touches.isEmpty)
  }

  @Test func `a window that keeps an end back gets its view cancelled`() {
    bench.probe("a")
    bench.finger(.began)
    window.holds = true
    bench.finger(.ended)
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1"])
    #expect(bench.touches.isEmpty)
  }

  @Test func `an event that is not the present one is dropped`() {
    bench.finger(.began)
    _ = bench.takeFacts()
    bench.application.sendEvent(UIEvent())
    #expect(
      bench.takeFacts() == [.event(.dropped(.touches, because: "it is not the application's present event"))])
  }

  @Test func `a touch that begins where no view is belongs to nobody`() {
    bench.window.isHidden = true
    bench.finger(.began)
    #expect(bench.takeDelivery() == [.nobody(touch: 1)])
    #expect(bench.touches.map(\.phase) == [.began])
    bench.finger(.ended)
    #expect(bench.touches.isEmpty)
  }
}
