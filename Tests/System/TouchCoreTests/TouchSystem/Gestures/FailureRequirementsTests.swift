// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct FailureRequirementsTests {
  let stage = GestureStage()

  @Test func `while the required one is possible the dependent one waits, then recognizes`() {
    let waiter = stage.probe("waiter")
    let other = stage.probe("other")
    waiter.require(toFail: other)
    waiter.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    stage.press()
    #expect(waiter.state == .possible)
    #expect(stage.actions == [])
    other.onMoved = { $0.state = .failed }
    stage.drag(1.1, to: 151)
    #expect(stage.actions == ["waiter action ended"])
  }

  @Test func `the dependent one fails when the required one is recognized`() {
    let waiter = stage.probe("waiter")
    let other = stage.probe("other")
    other.prevents = false
    waiter.require(toFail: other)
    waiter.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    other.onMoved = { $0.state = .began }
    stage.press()
    stage.drag(1.1, to: 151)
    #expect(waiter.state == .failed)
    #expect(stage.actions == ["other action began"])
  }

  @Test func `recognizers that were connected in different applications, or in none, form no circle`() {
    let before = (0..<3).map { _ in UITapGestureRecognizer() }
    UIApplication.current = nil
    for (one, next) in zip(before, before.dropFirst()) { one.require(toFail: next) }
    var chain = before
    for _ in 0..<2 {
      let application = UIApplication()
      let own = (0..<4).map { _ in UITapGestureRecognizer() }
      for (one, next) in zip(own, own.dropFirst()) { one.require(toFail: next) }
      #expect(own[0].place?.graph === application.gestures.state.requirements)
      #expect(own[0].place?.graph !== chain[0].place?.graph)
      chain.last?.require(toFail: own[0])
      chain += own
      #expect(own[3].place?.graph === chain[0].place?.graph)
    }
    for one in chain.dropLast() {
      #expect(misuses { chain.last?.require(toFail: one) }.count == 1)
      #expect(misuses { one.require(toFail: chain[10]) }.isEmpty)
    }
    let (late, later) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    late.require(toFail: later)
    later.require(toFail: chain[0])
    #expect(misuses { chain[5].require(toFail: late) }.count == 1)
  }

  @Test func `all required ones must have failed`() {
    let waiter = stage.probe("waiter")
    let one = stage.probe("one")
    let two = stage.probe("two")
    waiter.require(toFail: one)
    waiter.require(toFail: two)
    waiter.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    one.onMoved = { $0.state = .failed }
    stage.press()
    stage.drag(1.1, to: 151)
    #expect(waiter.state == .possible)
    two.onMoved = { $0.state = .failed }
    stage.drag(1.2, to: 152)
    #expect(stage.actions == ["waiter action ended"])
  }

  @Test func `a continuous one begins late, from zero, and follows the touches`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let other = stage.probe("other")
    pan.require(toFail: other)
    stage.press()
    stage.drag(1.1, to: 170)
    stage.drag(1.2, to: 190)
    #expect(pan.state == .possible)
    other.onMoved = { $0.state = .failed }
    stage.drag(1.3, to: 200)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == .zero)
    stage.drag(1.4, to: 203)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 0))
    #expect(stage.actions == ["pan action began", "pan action changed"])
  }

  @Test func `a continuous one that was over before it might begin fails`() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    pan.require(toFail: double)
    stage.press()
    stage.drag(1.1, to: 170)
    stage.lift(1.2, at: 170)
    stage.application.advance(to: 3)
    #expect(stage.actions == [])
    #expect(pan.state == .possible)
  }

  @Test func `only recognizers that share a touch count`() {
    let away = LoggingView("away", frame: CGRect(x: 0, y: 400, width: 100, height: 100), log: stage.log)
    stage.window.addSubview(away)
    let other = stage.probe("other", to: away)
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.require(toFail: other)
    stage.frame(1, (9, .began, 50, 450))
    stage.tap(at: 1.1)
    #expect(stage.actions == ["tap action ended"])
  }

  @Test func `subclasses may require failures`() {
    for byWaiter in [true, false] {
      let stage = GestureStage()
      let waiter = stage.probe("waiter")
      let other = stage.probe("other")
      if byWaiter {
        waiter.requiresFailure = { $0 === other }
      } else {
        other.isRequiredToFail = { $0 === waiter }
      }
      waiter.onBegan = { recognizer, _, _ in recognizer.state = .ended }
      stage.press()
      #expect(stage.actions == [])
      stage.lift(1.1)
      #expect(stage.actions == ["waiter action ended"])
    }
  }

  @Test func `delegates may require failures`() {
    for byWaiter in [true, false] {
      let stage = GestureStage()
      let delegate = ProbeDelegate(GestureLog())
      let waiter = stage.probe("waiter")
      let other = stage.probe("other")
      if byWaiter {
        delegate.requires = true
        waiter.delegate = delegate
      } else {
        delegate.isRequired = true
        other.delegate = delegate
      }
      waiter.onBegan = { recognizer, _, _ in recognizer.state = .ended }
      stage.press()
      #expect(stage.actions == [])
      stage.lift(1.1)
      #expect(stage.actions == ["waiter action ended"])
    }
  }

  @Test func `the question is asked once a pair and gesture, the subclass first`() {
    let waiter = stage.probe("waiter")
    let other = stage.probe("other")
    let third = stage.probe("third")
    let delegate = ProbeDelegate(stage.log)
    delegate.requires = true
    waiter.delegate = delegate
    waiter.requiresFailure = { [log = stage.log] asked in
      log.lines.append("waiter subclass requires \(asked.name ?? "?")")
      return false
    }
    waiter.onBegan = { recognizer, _, _ in recognizer.state = .began }
    for recognizer in [other, third] { recognizer.onMoved = { $0.state = .failed } }
    stage.press()
    stage.drag(1.1, to: 151)
    stage.lift(1.2)
    let asked = [
      "waiter subclass requires other", "waiter delegate requires other", "waiter subclass requires third",
      "waiter delegate requires third",
    ]
    #expect(stage.log.take().filter { $0.contains(" requires ") } == asked)
    stage.press(at: 2)
    #expect(stage.log.take().filter { $0.contains(" requires ") } == asked, "a new gesture asks anew")
  }

  @Test func `the later requirement of a circle is ignored and reported`() {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let one = stage.probe("one")
    let two = stage.probe("two")
    one.require(toFail: two)
    #expect(misuses { two.require(toFail: one) }.count == 1)
    two.prevents = false
    two.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    stage.press()
    #expect(stage.actions == ["two action ended"])
    #expect(facts.circles == 1)
  }

  @Test func `a circle of answers is reported, and somebody recognizes`() {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let all = ["one", "two", "three"].map { stage.probe($0) }
    for recognizer in all {
      recognizer.requiresFailure = { _ in true }
      recognizer.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    }
    stage.tap(at: 1)
    #expect(stage.actions == ["three action ended"])
    #expect(facts.circles > 0)
    #expect(all.allSatisfy { $0.state == .possible })
  }

  @Test func `a long chain of failures frees one after the other`() {
    let chain = (0..<500).map { stage.probe("\($0)") }
    for (waiter, other) in zip(chain, chain.dropFirst()) { waiter.require(toFail: other) }
    for recognizer in chain.dropLast() {
      recognizer.onBegan = { recognizer, _, _ in recognizer.state = .ended }
    }
    stage.tap(at: 1)
    #expect(stage.actions == ["498 action ended"])
  }

  @Test(arguments: [true, false])
  func `a gesture that leaves the window during a question is never made`(bySwitch: Bool) {
    let facts = GestureFacts()
    stage.application.tracer = facts
    let waiter = stage.probe("waiter")
    let blocker = stage.probe("blocker")
    let last = stage.probe("last")
    waiter.require(toFail: blocker)
    blocker.require(toFail: last)
    for recognizer in [waiter, blocker] { recognizer.onBegan = { one, _, _ in one.state = .began } }
    stage.press()
    #expect([waiter, blocker].map(\.pendingState) == [.began, .began])
    // A second finger brings one that the waiter has not been compared with.
    let corner = UIView(frame: CGRect(x: 150, y: 150, width: 50, height: 50))
    stage.view.addSubview(corner)
    let late = stage.probe("late", to: corner)
    late.isRequiredToFail = { [view = stage.view] _ in
      view.removeFromSuperview()
      return false
    }
    stage.frame(1.1, (1, .stationary, 150, 150), (2, .began, 260, 260))
    if bySwitch { blocker.isEnabled = false } else { blocker.state = .failed }
    #expect(stage.view.superview == nil)
    #expect(stage.actions == [])
    #expect([waiter, blocker, last, late].map(\.state) == [.possible, .possible, .possible, .possible])
    #expect([waiter, blocker, last, late].map(\.resets) == [1, 1, 1, 1])
    #expect(facts.facts.count { if case .state(_, _, to: .began, _) = $0 { true } else { false } } == 0)
  }

  @Test func `nobody waits for itself`() {
    let probe = stage.probe("probe")
    #expect(misuses { probe.require(toFail: probe) }.count == 1)
    #expect(probe.requirements.isEmpty)
  }
}
