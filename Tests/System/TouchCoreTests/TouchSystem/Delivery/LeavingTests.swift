// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct LeavingTests {
  let bench = TouchBench()

  @Test func `a view that leaves its window is cancelled at once and gets nothing after`() {
    let probe = bench.probe("a")
    bench.finger(.began)
    let touch = bench.touches[0]
    probe.removeFromSuperview()
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1"])
    #expect(touch.view === probe && touch.window === bench.window)
    bench.finger(.moved, 60)
    bench.window.addSubview(probe)
    bench.finger(.ended, 60)
    #expect(bench.takeLog() == [])
  }

  @Test func `a view in what leaves the window is cancelled too`() {
    let card = bench.probe("card")
    bench.probe("button", in: card)
    bench.finger(.began)
    card.removeFromSuperview()
    #expect(bench.takeLog() == ["button began 1", "button cancelled 1"])
  }

  @Test func `hiding a view or taking its interaction away does not end its touches`() {
    let probe = bench.probe("a")
    bench.finger(.began)
    probe.isHidden = true
    probe.isUserInteractionEnabled = false
    probe.alpha = 0
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(bench.takeLog() == ["a began 1", "a moved 1", "a ended 1"])
  }

  @Test func `a view that moves inside its window keeps its touches`() {
    let shelf = bench.probe("shelf")
    let probe = bench.probe("a")
    bench.finger(.began)
    shelf.addSubview(probe)
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(bench.takeLog() == ["a began 1", "a moved 1", "a ended 1"])
  }

  @Test func `a view moved to another window has left`() {
    let probe = bench.probe("a")
    let other = UIWindow(frame: bench.window.bounds)
    other.windowScene = bench.window.windowScene
    bench.finger(.began, id: 1)
    other.isHidden = false
    other.addSubview(probe)
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1"])
    // The second finger finds it in its new window, while the first one still lies on it.
    bench.frame([(1, .moved, 60, 50), (2, .began, 10, 10)])
    bench.frame([(1, .ended, 60, 50), (2, .ended, 10, 10)])
    #expect(bench.takeLog() == ["a began 2", "a ended 2"])
  }

  @Test func `a window that leaves its scene has left with all its views`() {
    bench.probe("a")
    bench.finger(.began)
    bench.window.windowScene = nil
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1"])
  }

  @Test func `a touch that is begun in a view while it leaves is cancelled when it has left`() {
    let probe = bench.probe("a")
    bench.finger(.began, id: 1)
    probe.before = { [unowned bench, unowned probe] phase in
      guard phase == .cancelled else { return }
      probe.before = { _ in }
      bench.finger(.began, id: 2)
    }
    probe.removeFromSuperview()
    #expect(bench.takeLog() == ["a began 1", "a cancelled 1", "a began 2", "a cancelled 2"])
    bench.frame([(1, .ended, 50, 50), (2, .ended, 50, 50)])
    #expect(bench.takeLog() == [])
  }

  @Test func `when the application resigns active every touch is cancelled and its finger is nobody's`() {
    bench.probe("a", 0, 0, 50, 100)
    bench.probe("b", 50, 0, 50, 100)
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    bench.application.cancelAllTouches(because: .resignedActive)
    #expect(bench.takeLog() == ["a began 1", "b began 2", "a cancelled 1", "b cancelled 2"])
    #expect(bench.touches.isEmpty)
    _ = bench.takeFacts()
    bench.finger(.moved, 20, 10)
    bench.finger(.ended, 20, 10)
    bench.finger(.moved, 20, 10)
    #expect(
      bench.takeInput() == [
        .dropped(contact: 1, phase: .moved, because: .cancelledEarlier),
        .dropped(contact: 1, phase: .ended, because: .cancelledEarlier),
        .dropped(contact: 1, phase: .moved, because: .unknownContact),
      ])
    #expect(bench.takeLog() == [])
  }

  @Test func `when a scene leaves, its touches are cancelled and those of other scenes are not`() {
    bench.probe("a", 0, 0, 50, 100)
    let other = UIWindow(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    other.windowScene = UIWindowScene(application: bench.application)
    other.isHidden = false
    bench.probe("b", in: other)
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    _ = bench.takeLog()
    bench.application.cancelAllTouches(in: other.windowScene, because: .sceneLeft)
    #expect(bench.takeLog() == ["b cancelled 2"])
    #expect(bench.touches.map(\.contactID) == [1])
  }

  @Test func `a lifted touch whose late began makes another scene leave is gone after the event`() {
    let late = bench.probe("late", 0, 0, 50, 100)
    let swipe = UISwipeGestureRecognizer()
    swipe.delaysTouchesBegan = true
    late.addGestureRecognizer(swipe)
    let other = UIWindow(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    other.windowScene = UIWindowScene(application: bench.application)
    other.isHidden = false
    bench.probe("other", in: other)
    late.before = { [unowned bench, unowned other] phase in
      guard phase == .began else { return }
      bench.application.cancelAllTouches(in: other.windowScene, because: .sceneLeft)
    }
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    #expect(bench.takeLog() == ["other began 2"])
    bench.frame([(1, .ended, 10, 10)])
    #expect(bench.takeLog() == ["late began 1", "other cancelled 2", "late ended 1"])
    #expect(bench.touches.isEmpty)
  }

  @Test func `an ended that is being delivered stays ended when everything is cancelled in it`() {
    let parent = bench.probe("parent")
    let probe = bench.probe("a", in: parent, keeps: false)
    bench.finger(.began)
    probe.before = { [unowned bench] phase in
      if phase == .ended { bench.application.cancelAllTouches(because: .resignedActive) }
    }
    bench.finger(.ended)
    #expect(
      bench.takeLog() == ["a began 1", "parent began 1", "a ended 1", "parent ended 1"])
  }

  @Test func `an end that a view was not told of before its scene was disconnected is a cancellation`() throws
  {
    let first = bench.probe("a", 0, 0, 50, 100)
    let second = bench.probe("b", 50, 0, 50, 100)
    let scene = try #require(bench.window.windowScene)
    bench.frame([(1, .began, 10, 10), (2, .began, 60, 10)])
    first.before = { [unowned bench] phase in
      guard phase == .ended else { return }
      bench.application.disconnect(scene)
      bench.note("disconnected")
      second.removeFromSuperview()
    }
    bench.frame([(1, .ended, 10, 10), (2, .ended, 60, 10)])
    #expect(bench.takeLog() == ["a began 1", "b began 2", "a ended 1", "b cancelled 2", "disconnected"])
    #expect(bench.touches.isEmpty)
  }
}
