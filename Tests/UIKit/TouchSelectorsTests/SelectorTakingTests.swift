// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchSelectors

/// Writes what it is called with.
private final class Listener: NSObject {
  var heard: [String] = []

  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func read(_ timer: Timer) {
    let word = (timer.userInfo as? [String: String])?["word"] ?? timer.userInfo as? String
    heard.append(word ?? "nothing")
  }
  func fire(_ timer: Timer) { heard.append(timer.isValid ? "valid timer" : "timer") }
  func ring() { heard.append("ring") }
  func take(_ word: String) { heard.append(word) }
  func answer() -> Bool {
    heard.append("answer")
    return true
  }
}

@MainActor struct SelectorTakingTests {
  private let listener = Listener()
  private let center = NotificationCenter()
  private let name = Notification.Name("name")
  private let other = Notification.Name("other")

  private func runLoop(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func `an observer hears the notifications that it asked for, until it is removed`() {
    let sender = NSObject()
    center.addObserver(listener, selector: Selector("hear:", Listener.hear), name: name, object: nil)
    center.addObserver(listener, selector: Selector("hear:", Listener.hear), name: other, object: sender)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    center.post(name: other, object: sender)
    #expect(listener.heard == ["name", "other"])
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: sender)
    #expect(listener.heard == ["name", "other", "other"])
    center.removeObserver(listener)
    center.post(name: other, object: sender)
    #expect(listener.heard.count == 3)
  }

  @Test func `an observer of one center is not removed from another`() {
    let second = NotificationCenter()
    for center in [center, second] {
      center.addObserver(listener, selector: Selector("hear:", Listener.hear), name: nil, object: nil)
    }
    second.removeObserver(listener)
    center.post(name: name, object: nil)
    second.post(name: name, object: nil)
    #expect(listener.heard == ["name"])
  }

  @Test func `a center does not hold its observers`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector("hear:", Listener.hear), name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func `an observer may remove itself while it hears a notification`() {
    let center = center
    let selector = Selector("hear") { (listener: Listener) in
      { (notification: Notification) in
        listener.hear(notification)
        center.removeObserver(listener)
      }
    }
    center.addObserver(listener, selector: selector, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["name"])
  }

  @Test func `a timer fires after its interval, not at once`() {
    let begin = Date()
    let timer = Timer(
      timeInterval: 60, target: listener, selector: Selector("fire:", Listener.fire), userInfo: nil,
      repeats: true)
    #expect(timer.fireDate >= begin + 60)
    timer.invalidate()
  }

  @Test func `a timer calls a method with itself`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: listener, selector: Selector("fire:", Listener.fire), userInfo: nil,
      repeats: true)
    runLoop { listener.heard.count >= 2 }
    timer.invalidate()
    #expect(listener.heard.prefix(2) == ["valid timer", "valid timer"])
  }

  @Test func `a timer has the userInfo that it was made with, until it is invalidated`() {
    let selector = Selector("read:", Listener.read)
    let scheduled = Timer.scheduledTimer(
      timeInterval: 0.001, target: listener, selector: selector, userInfo: ["word": "scheduled"],
      repeats: false)
    let made = Timer(
      timeInterval: 60, target: listener, selector: selector, userInfo: "made", repeats: true)
    let dated = Timer(
      fireAt: Date(), interval: 60, target: listener, selector: selector, userInfo: nil, repeats: true)
    #expect((scheduled.userInfo as? [String: String])?["word"] == "scheduled")
    #expect(made.userInfo as? String == "made" && dated.userInfo == nil)
    runLoop { !listener.heard.isEmpty }
    made.fire()
    dated.fire()
    #expect(listener.heard == ["scheduled", "made", "nothing"])
    made.invalidate()
    #expect(made.userInfo == nil && !made.isValid)
    dated.invalidate()
  }

  @Test func `an object performs a selector, now and after a delay`() {
    listener.perform(Selector("ring", Listener.ring))
    listener.perform(Selector("take:", Listener.take), with: "word")
    listener.perform(Selector("answer", Listener.answer))
    listener.perform(Selector("ring", Listener.ring), with: nil, afterDelay: 0)
    #expect(listener.heard == ["ring", "word", "answer"])
    runLoop { listener.heard.count > 3 }
    #expect(listener.heard == ["ring", "word", "answer", "ring"])
    #expect(listener.responds(to: Selector("ring")))
    #expect(!listener.responds(to: Selector("no such method")))
  }

  @Test func `a delayed call that is cancelled is not made`() {
    listener.perform(Selector("ring", Listener.ring), with: nil, afterDelay: 0.01)
    listener.perform(Selector("answer", Listener.answer), with: nil, afterDelay: 0.02)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Selector("ring", Listener.ring), object: nil)
    runLoop { !listener.heard.isEmpty }
    #expect(listener.heard == ["answer"])
    listener.perform(Selector("ring", Listener.ring), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    listener.perform(Selector("take:", Listener.take), with: "later", afterDelay: 0.02)
    runLoop { listener.heard.count > 1 }
    #expect(listener.heard == ["answer", "later"])
  }
}
