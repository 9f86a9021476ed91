// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct UIGestureRecognizerTests {
  final class Listener {
    let log: GestureLog
    let name: String
    init(_ name: String, _ log: GestureLog) { (self.name, self.log) = (name, log) }
    func plain() { log.lines.append("\(name) action") }
    func typed(_ tap: UITapGestureRecognizer) { log.lines.append("\(name) action of \(tap.name ?? "?")") }
  }

  let stage = GestureStage()

  // MARK: Targets

  @Test func `targets are told in the order added, with the recognizer or with nothing`() {
    let (one, two) = (Listener("one", stage.log), Listener("two", stage.log))
    let tap = stage.add(UITapGestureRecognizer(target: one, action: Listener.plain), "tap")
    tap.addTarget(two, action: Listener.typed)
    stage.tap(at: 1)
    #expect(stage.actions == ["one action", "tap action ended", "two action of tap"])
  }

  @Test func `targets are held weakly`() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    var listener: Listener? = Listener("gone", stage.log)
    weak let watched = listener
    if let listener { tap.addTarget(listener, action: Listener.plain) }
    listener = nil
    #expect(watched == nil)
    stage.tap(at: 1)
    #expect(stage.actions == ["tap action ended"])
  }

  @Test func `a target may be taken back by action, by object, or all at once`() {
    let (one, two) = (Listener("one", stage.log), Listener("two", stage.log))
    let (plain, typed) = (Selector("plain", Listener.plain), Selector("typed:", Listener.typed))
    let tap = UITapGestureRecognizer(target: one, action: plain)
    tap.name = "tap"
    stage.view.addGestureRecognizer(tap)
    tap.addTarget(one, action: typed)
    tap.addTarget(two, action: plain)
    stage.tap(at: 1)
    #expect(stage.actions == ["one action", "one action of tap", "two action"])
    tap.removeTarget(one, action: plain)
    stage.tap(at: 2)
    #expect(stage.actions == ["one action of tap", "two action"])
    tap.removeTarget(one, action: nil)
    stage.tap(at: 3)
    #expect(stage.actions == ["two action"])
    tap.removeTarget(nil, action: nil)
    stage.tap(at: 4)
    #expect(stage.actions == [])
  }

  @Test func `a target that is added again with its action is told once`() {
    let (one, two) = (Listener("one", stage.log), Listener("two", stage.log))
    let (plain, typed) = (Selector("plain", Listener.plain), Selector("typed:", Listener.typed))
    let tap = UITapGestureRecognizer(target: one, action: plain)
    tap.name = "tap"
    stage.view.addGestureRecognizer(tap)
    tap.addTarget(two, action: plain)
    tap.addTarget(one, action: plain)
    tap.addTarget(one, action: typed)
    tap.addTarget(one, action: typed)
    stage.tap(at: 1)
    #expect(stage.actions == ["one action", "two action", "one action of tap"])
    tap.removeTarget(one, action: plain)
    stage.tap(at: 2)
    #expect(stage.actions == ["two action", "one action of tap"])
    tap.addTarget(one, action: plain)
    stage.tap(at: 3)
    #expect(stage.actions == ["two action", "one action of tap", "one action"])
  }

  @Test func `an action that nobody answers to is misuse and does no harm`() {
    let tap = UITapGestureRecognizer(target: stage.target, action: "nothing:")
    stage.view.addGestureRecognizer(tap)
    #expect(misuses { stage.tap(at: 1) }.count == 1)
  }

  // MARK: Places

  @Test func `the location is the middle of the tracked touches`() {
    let probe = stage.probe("probe")
    stage.frame(1, (1, .began, 150, 150), (2, .began, 170, 190))
    #expect(probe.numberOfTouches == 2)
    #expect(probe.location(in: nil) == CGPoint(x: 160, y: 170))
    #expect(probe.location(in: stage.view) == CGPoint(x: 60, y: 70))
    #expect(probe.location(ofTouch: 1, in: stage.view) == CGPoint(x: 70, y: 90))
    stage.lift(1.1)
    #expect(probe.location(in: nil) == CGPoint(x: 170, y: 190))
  }

  @Test func `a touch out of range is misuse, and nowhere`() {
    let probe = stage.probe("probe")
    stage.press()
    for index in [-1, 1, Int.max] {
      var place: CGPoint?
      #expect(misuses { place = probe.location(ofTouch: index, in: nil) }.count == 1)
      #expect(place == .zero)
    }
  }

  // MARK: Ending in mid-gesture

  enum Ending: CaseIterable { case disabled, removed, viewLeaves, ancestorLeaves, moved }

  private func end(_ recognizer: UIGestureRecognizer, _ ending: Ending, _ stage: GestureStage) {
    switch ending {
    case .disabled: recognizer.isEnabled = false
    case .removed: recognizer.view?.removeGestureRecognizer(recognizer)
    case .viewLeaves: recognizer.view?.removeFromSuperview()
    case .ancestorLeaves: stage.view.removeFromSuperview()
    case .moved: stage.window.addGestureRecognizer(recognizer)
    }
  }

  @Test(arguments: Ending.allCases)
  func `a gesture that had begun is cancelled, with its action`(_ ending: Ending) {
    let child = UIView(frame: stage.view.bounds)
    stage.view.addSubview(child)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: child)
    stage.press()
    stage.drag(1.1, to: 170)
    end(pan, ending, stage)
    #expect(stage.actions == ["pan action began", "pan action cancelled"])
    stage.drag(1.2, to: 190)
    stage.lift(1.3, at: 190)
    #expect(stage.actions == [])
    #expect(pan.state == .possible)
  }

  @Test(arguments: Ending.allCases)
  func `a gesture that had not begun fails, without an action`(_ ending: Ending) {
    let child = UIView(frame: stage.view.bounds)
    stage.view.addSubview(child)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: child)
    stage.press()
    end(pan, ending, stage)
    stage.drag(1.1, to: 190)
    stage.lift(1.2, at: 190)
    #expect(stage.actions == [])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test(arguments: Ending.allCases)
  func `it is legal in the recognizer's own action`(_ ending: Ending) {
    let child = UIView(frame: stage.view.bounds)
    stage.view.addSubview(child)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: child)
    let ender = GestureEnder { [stage] in if $0.state == .began { self.end($0, ending, stage) } }
    pan.addTarget(ender, action: GestureEnder.act)
    stage.press()
    stage.drag(1.1, to: 170)
    stage.drag(1.2, to: 190)
    stage.lift(1.3, at: 190)
    #expect(stage.actions == ["pan action began", "pan action cancelled"])
    #expect(stage.application.gestures.state.active.isEmpty)
  }

  @Test(arguments: Ending.allCases)
  func `it is legal while the recognizer sees its touches`(_ ending: Ending) {
    let child = UIView(frame: stage.view.bounds)
    stage.view.addSubview(child)
    let probe = stage.probe("probe", to: child)
    probe.onMoved = { [stage] recognizer in
      recognizer.state = .began
      self.end(recognizer, ending, stage)
    }
    stage.press()
    stage.drag(1.1, to: 170)
    stage.lift(1.2, at: 170)
    #expect(stage.actions == [], "who has heard of no beginning hears of no end")
    #expect(probe.state == .possible)
  }

  @Test func `a gesture that nobody heard of takes no touch from its view`() {
    let first = stage.probe("first")
    let second = stage.probe("second")
    (first.prevents, second.prevents) = (false, false)
    (first.cancelsTouchesInView, second.cancelsTouchesInView) = (false, true)
    for probe in [first, second] { probe.onMoved = { $0.state = .began } }
    let ender = GestureEnder { _ in second.isEnabled = false }
    first.addTarget(ender, action: GestureEnder.act)
    stage.press()
    stage.drag(1.1, to: 151)
    #expect(stage.log.take() == ["view began", "first action began", "view moved"])
  }

  // MARK: Reset

  @Test func `reset comes once a gesture, after the actions and the views, when all fingers are up`() {
    let probe = stage.probe("probe", logs: true)
    probe.cancelsTouchesInView = false
    stage.frame(1, (1, .began, 150, 150), (2, .began, 160, 160))
    probe.onEnded = { $0.state = .ended }
    stage.log.lines = []
    stage.lift(1.1)
    #expect(stage.log.take() == ["probe ended 1", "probe action ended", "view ended"])
    #expect(probe.state == .ended)
    stage.frame(1.2, (2, .ended, 160, 160))
    #expect(stage.log.take() == ["view ended", "probe reset"])
    #expect(probe.state == .possible)
    #expect(probe.resets == 1)
  }

  @Test func `a dependent that waits for a next tap is reset when the wait is over`() {
    let waiter = stage.probe("waiter", logs: true)
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    waiter.require(toFail: double)
    waiter.onEnded = { $0.state = .ended }
    stage.tap(at: 1)
    #expect(waiter.resets == 0)
    stage.application.advance(to: 2)
    #expect(waiter.resets == 1)
    #expect(stage.log.take().suffix(3) == ["waiter action ended", "view cancelled", "waiter reset"])
  }

  // MARK: Description

  @Test func `the description tells class, state, view, targets and what it waits for`() {
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(at: 1)
    let text = single.description
    #expect(text.hasPrefix("<UITapGestureRecognizer: 0x"))
    for part in ["(single)", "state = Possible", "view = <LoggingView", "target=", "must-fail", "waits-for"] {
      #expect(text.contains(part), "\(part)")
    }
  }
}

/// Does something when a recognizer calls it.
final class GestureEnder {
  let body: (UIGestureRecognizer) -> Void
  init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
  func act(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
