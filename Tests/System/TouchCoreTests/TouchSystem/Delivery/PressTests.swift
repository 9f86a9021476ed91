// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

private final class Pressed: UIView {
  var heard: [String] = []
  var onBegan: (() -> Void)?
  override var canBecomeFirstResponder: Bool { true }
  private func note(_ what: String, _ presses: Set<UIPress>) {
    let what =
      "\(what) \(presses.map { "\($0.key?.characters ?? "\($0.type)")" }.sorted().joined(separator: "+"))"
    heard.append(what)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    onBegan?()
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("changed", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
  }
}

private final class PressedController: UIViewController {
  var heard: [String] = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
}

private final class DeafWindow: UIWindow {
  var kept: UIPress.Phase?
  override func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent, event.allPresses.first?.phase == kept { return }
    super.sendEvent(event)
  }
}

/// Keeps what was routed, dropped and cancelled.
private final class EventFacts: EventTracer {
  var lines: [String] = []
  func record(_ fact: TouchFact) {
    guard case .event(let fact) = fact.kind else { return }
    switch fact {
    case .sent: break
    case .routed(let type, let what, let name): lines.append("\(type) \(what) to \(name)")
    case .dropped(let type, let why): lines.append("\(type) dropped: \(why)")
    case .held(let type, let what, let name): lines.append("\(type) \(what) kept from \(name)")
    case .cancelled(let type, let what, let name, let why):
      lines.append("\(type) \(what) of \(name) cancelled: \(why.rawValue)")
    }
  }
}

struct PressTests {
  let application = UIApplication()
  fileprivate let facts = EventFacts()
  fileprivate let first = Pressed()
  fileprivate let second = Pressed()
  fileprivate let window: DeafWindow

  init() {
    window = DeafWindow(windowScene: UIWindowScene(application: application))
    window.makeKeyAndVisible()
    window.addSubview(first)
    window.addSubview(second)
    application.tracer = facts
  }

  @Test func `presses go to the first responder, and each stays with who got its beginning`() {
    first.becomeFirstResponder()
    application.press(.began, .select, id: 1)
    second.becomeFirstResponder()
    application.press(.began, .menu, id: 2)
    application.press(.changed, .select, id: 1)
    application.press(.ended, .menu, id: 2)
    application.press(.ended, .select, id: 1)
    #expect(first.heard == ["began select", "changed select", "ended select"])
    #expect(second.heard == ["began menu", "ended menu"])
    #expect(
      facts.lines == [
        "presses began 1 to Pressed#1", "presses began 2 to Pressed#2", "presses changed 1 to Pressed#1",
        "presses ended 2 to Pressed#2", "presses ended 1 to Pressed#1",
      ])
    #expect(application.activePresses.isEmpty)
  }

  @Test func `presses in one frame come as one set, keys and buttons alike`() {
    first.becomeFirstResponder()
    application.handle(
      PressFrame(
        timestamp: 1,
        presses: [
          PressReport(id: 1, phase: .began, type: .select),
          PressReport(id: 2, phase: .began, key: UIKey(.keyboardA, characters: "a")),
        ], modifierFlags: .shift))
    #expect(first.heard == ["began a+select"])
    #expect(application.activePresses.map(\.timestamp) == [1, 1])
    #expect(application.activePresses.last?.key?.keyCode == .keyboardA)
  }

  @Test func `without a first responder presses go to the root controller, else to the window`() {
    let root = PressedController()
    window.rootViewController = root
    application.press(.began)
    application.press(.ended)
    #expect(root.heard == ["began", "ended"])
    window.rootViewController = nil
    application.press(.began)
    #expect(application.activePresses.first?.responder === window)
    #expect(application.activePresses.first?.window === window)
  }

  @Test func `presses of a responder that leaves the window are cancelled at once`() {
    first.becomeFirstResponder()
    application.press(.began)
    first.removeFromSuperview()
    #expect(first.heard == ["began select", "cancelled select"])
    application.press(.ended)
    #expect(first.heard == ["began select", "cancelled select"])
    #expect(
      facts.lines.suffix(2) == [
        "presses 1 of Pressed#1 cancelled: the view left its window",
        "presses dropped: the press was cancelled",
      ])
  }

  @Test func `a responder that leaves in its own pressesBegan gets one cancellation`() {
    first.onBegan = { [first] in first.removeFromSuperview() }
    first.becomeFirstResponder()
    application.press(.began)
    application.press(.changed)
    application.press(.ended)
    #expect(first.heard == ["began select", "cancelled select"])
  }

  @Test func `a window that keeps an end back gives a cancellation, one that keeps the began nothing`() {
    first.becomeFirstResponder()
    window.kept = .ended
    application.press(.began)
    application.press(.ended)
    window.kept = .began
    application.press(.began)
    application.press(.ended)
    #expect(first.heard == ["began select", "cancelled select"])
    #expect(facts.lines.last == "presses dropped: its began was not passed on by sendEvent")
  }

  @Test func `presses that make no sense are dropped`() {
    first.becomeFirstResponder()
    application.press(.ended)
    application.press(.began)
    application.press(.began)
    application.press(.stationary)
    application.press(.ended)
    #expect(first.heard == ["began select", "ended select"])
    #expect(
      facts.lines == [
        "presses dropped: no such button is down", "presses began 1 to Pressed#1",
        "presses dropped: the button is down already", "presses ended 1 to Pressed#1",
      ])
  }

  @Test func `presses are cancelled when the application resigns active, and dropped until it is back`() {
    first.becomeFirstResponder()
    application.press(.began)
    application.resignActive()
    application.press(.ended)
    application.press(.began)
    application.press(.ended)
    application.becomeActive()
    application.press(.began)
    #expect(first.heard == ["began select", "cancelled select", "began select"])
  }
}
