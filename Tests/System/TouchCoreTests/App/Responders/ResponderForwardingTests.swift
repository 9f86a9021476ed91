// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

private final class Hearing: UIView {
  let journal: Journal
  let name: String
  var passesOn = false
  var redirected: UIResponder?

  init(_ name: String, _ journal: Journal, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { redirected ?? super.next }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("\(name) began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("\(name) moved")
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("\(name) ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("\(name) cancelled")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    journal.note("\(name) estimates")
    if passesOn { super.touchesEstimatedPropertiesUpdated(touches) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.note("\(name) pressed")
    if passesOn { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.note("\(name) released")
    if passesOn { super.pressesEnded(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.note("\(name) press changed")
    if passesOn { super.pressesChanged(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.note("\(name) press cancelled")
    if passesOn { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    journal.note("\(name) shaken")
    if passesOn { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    journal.note("\(name) shaken out")
    if passesOn { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    journal.note("\(name) shake cancelled")
    if passesOn { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    journal.note("\(name) told")
    if passesOn { super.remoteControlReceived(with: event) }
  }
}

/// Passes on by hand and never calls super, as an article's views do.
private final class ByHand: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// Keeps the beginning of presses and motion, and nothing else.
private final class BeginningKeeper: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// Overrides nothing but where its chain leads.
private final class Redirected: UIResponder {
  weak var target: UIResponder?
  override var next: UIResponder? { target }
}

struct ResponderForwardingTests {
  let application = UIApplication()
  let journal = Journal()
  let window: UIWindow

  init() {
    window = makeWindow(application)
    window.makeKeyAndVisible()
  }

  @Test func `forwarding by hand reaches the parent in every phase`() {
    let parent = Hearing("parent", journal)
    window.addSubview(parent)
    parent.addSubview(ByHand(frame: parent.bounds))
    application.finger(.began)
    application.finger(.moved, at: 20)
    application.finger(.moved, at: 30)
    application.finger(.ended, at: 30)
    application.finger(.began)
    application.finger(.cancelled)
    #expect(
      journal.take() == [
        "parent began", "parent moved", "parent moved", "parent ended", "parent began", "parent cancelled",
      ])
  }

  @Test func `the default of every method passes on to next`() {
    let parent = Hearing("parent", journal)
    let child = UIView(frame: parent.bounds)
    window.addSubview(parent)
    parent.addSubview(child)
    application.finger(.began)
    application.finger(.ended)
    child.touchesEstimatedPropertiesUpdated([UITouch()])
    child.pressesBegan([UIPress()], with: nil)
    child.pressesEnded([UIPress()], with: nil)
    child.motionBegan(.motionShake, with: nil)
    child.remoteControlReceived(with: nil)
    #expect(
      journal.take() == [
        "parent began", "parent ended", "parent estimates", "parent pressed", "parent released",
        "parent shaken", "parent told",
      ])
  }

  @Test func `presses and motion are passed on call by call, whatever became of their beginning`() {
    let parent = Hearing("parent", journal)
    let child = BeginningKeeper(frame: parent.bounds)
    window.addSubview(parent)
    parent.addSubview(child)
    child.becomeFirstResponder()
    application.press(.began)
    application.press(.changed)
    application.press(.ended)
    application.press(.began)
    application.press(.cancelled)
    application.handle(MotionFrame(timestamp: 0, .began))
    application.handle(MotionFrame(timestamp: 0, .ended))
    application.handle(MotionFrame(timestamp: 0, .began))
    application.handle(MotionFrame(timestamp: 0, .cancelled))
    #expect(
      journal.take() == [
        "parent press changed", "parent released", "parent press cancelled", "parent shaken out",
        "parent shake cancelled",
      ])
  }

  @Test func `a chain of plain responders that leads back is given up and reported`() {
    let responders = (0..<20).map { _ in Redirected() }
    for (place, responder) in responders.enumerated() {
      responder.target = responders[place + 1 < responders.count ? place + 1 : 7]
    }
    let complaints = misuses {
      responders[0].touchesBegan([UITouch()], with: nil)
      responders[0].touchesMoved([UITouch()], with: nil)
      responders[12].pressesBegan([UIPress()], with: nil)
    }
    #expect(
      complaints
        == Array(
          repeating:
            "the responder chain leads from Redirected back to it; nobody in it is called. Look for an override of next, or an application delegate, that lies lower in the chain.",
          count: 3))
    for responder in responders { responder.target = nil }
  }

  @Test func `what is passed on in a chain that leads back goes around once`() {
    let (outer, inner) = (Hearing("outer", journal), Hearing("inner", journal))
    (outer.passesOn, inner.passesOn) = (true, true)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.redirected = inner
    let complaints = misuses {
      application.finger(.began)
      application.finger(.moved, at: 20)
      application.finger(.ended, at: 20)
      inner.remoteControlReceived(with: nil)
      inner.motionBegan(.motionShake, with: nil)
      inner.pressesBegan([UIPress()], with: nil)
    }
    let around = { (what: String) in ["inner \(what)", "outer \(what)", "inner \(what)"] }
    #expect(
      journal.take() == ["began", "moved", "ended", "told", "shaken", "pressed"].flatMap(around))
    #expect(complaints.count == 6)
    #expect(complaints.first?.contains("leads from Hearing back to it") == true)
    outer.redirected = nil
  }

  @Test func `a default chain of 100 000 responders is passed on without a stack`() {
    let root = Hearing("root", journal)
    var deepest: UIView = root
    for _ in 0..<100_000 {
      let below = UIView()
      deepest.addSubview(below)
      deepest = below
    }
    deepest.pressesBegan([UIPress()], with: nil)
    deepest.motionBegan(.motionShake, with: nil)
    deepest.remoteControlReceived(with: nil)
    deepest.touchesBegan([UITouch()], with: nil)
    #expect(journal.take() == ["root pressed", "root shaken", "root told", "root began"])
  }
}
