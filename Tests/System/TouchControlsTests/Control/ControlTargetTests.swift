// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Gives the test its own application: a control without a window uses the shared one, which another test may
/// be examining.
private func standAlone() { UIApplication.current = UIApplication() }

struct ControlTargetTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let target = Target()

  @Test func `a method may take nothing, the control, or the control and the event`() throws {
    standAlone()
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.taking, for: .touchDown)
    control.addTarget(target, action: Target.takingEvent, for: .touchDown)
    control.addTarget(target, action: Target.insisting, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain", "taking", "taking, no event", "insisting, 0 touches"])
  }

  @Test func `a selector may be a name that the target's class lists`() throws {
    standAlone()
    control.addTarget(target, action: Selector("named:"), for: .touchDown)
    control.addTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["named", "plain"])
  }

  @Test func `a name that the target does not have is ignored and reported`() throws {
    standAlone()
    let words = Misused.during {
      control.addTarget(target, action: Selector("missing"), for: .touchDown)
      control.sendActions(for: .touchDown)
    }
    #expect(words.count == 1)
    #expect(words.first?.contains("missing") == true)
  }

  @Test func `a touch carries its event, and a send by hand none`() throws {
    standAlone()
    let scene = try ControlStage()
    scene.control.addTarget(target, action: Target.takingEvent, for: .touchDown)
    try scene.stage.tap("control")
    scene.control.sendActions(for: .touchDown)
    #expect(target.calls == ["taking, 1 touches", "taking, no event"])
  }

  @Test func `targets are told in the order in which they were added`() throws {
    standAlone()
    var order: [String] = []
    let second = Target()
    control.addAction(UIAction { _ in order.append("action 1") }, for: .touchDown)
    target.onCall = { order.append("first \($0)") }
    second.onCall = { order.append("second \($0)") }
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(second, action: Target.plain, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction { _ in order.append("action 2") }, for: .touchDown)
    control.addTarget(target, action: Target.taking, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(order == ["action 1", "first plain", "second plain", "action 2"])
  }

  @Test func `one send for several events calls each once`() throws {
    standAlone()
    control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.calls == ["plain"])
  }

  @Test func `the same target and action are told once of old and new events`() throws {
    standAlone()
    control.addTarget(target, action: "named:", for: .touchDown)
    control.addTarget(target, action: "named:", for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["named", "named"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["named:"])
  }

  @Test func `targets are held weakly`() throws {
    standAlone()
    var gone: Target? = Target()
    weak let watched = gone
    control.addTarget(gone, action: Target.plain, for: .touchDown)
    #expect(control.allTargets.count == 1)
    gone = nil
    #expect(watched == nil)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    control.sendActions(for: .touchDown)
  }

  @Test func `a target is removed for some events, or all`() throws {
    standAlone()
    control.addTarget(target, action: "named:", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "plain", for: .touchDown)
    control.removeTarget(target, action: "named:", for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "named"])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `nil removes every target and leaves actions`() throws {
    standAlone()
    control.addTarget(target, action: "named:", for: .touchDown)
    control.addTarget(nil, action: "plain", for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `without a target an action goes up the responder chain`() throws {
    standAlone()
    let root = Answering()
    let stage = Stage(root: root)
    try stage.add(control, named: "control")
    control.addTarget(nil, action: Selector("answer:"), for: .touchUpInside)
    try stage.tap("control")
    #expect(root.askedBy === control)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
  }

  @Test func `without a target a method is performed by the first that has it`() throws {
    standAlone()
    let root = Answering()
    let stage = Stage(root: root)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.add(holder, named: "holder")
    holder.addSubview(control)
    control.addTarget(nil, action: Answering.answer, for: .touchUpInside)
    try stage.tap(.point(10, 10, in: control))
    #expect(root.askedBy === control)
  }

  @Test func `a method may take anything as the sender`() {
    standAlone()
    control.addTarget(target, action: Target.takingAnything, for: .touchDown)
    control.addTarget(target, action: Target.takingAnythingAndEvent, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["anything UIControl", "anything UIControl, no event"])
  }

  @Test func `a method for another class of control is ignored and reported`() {
    standAlone()
    control.addTarget(target, action: Target.takingButton, for: .touchDown)
    let words = Misused.during { control.sendActions(for: .touchDown) }
    #expect(target.calls.isEmpty && words.count == 1)
    let button = UIButton()
    button.addTarget(target, action: Target.takingButton, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(target.calls == ["button"])
  }

  @Test func `what targets and events there are can be asked`() throws {
    standAlone()
    let action = UIAction { _ in }
    control.addTarget(target, action: "named:", for: .touchDown)
    control.addTarget(nil, action: "answer:", for: .valueChanged)
    control.addAction(action, for: .touchCancel)
    #expect(control.allControlEvents == [.touchDown, .valueChanged, .touchCancel])
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(ObjectIdentifier(target)))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    var seen: [String] = []
    control.enumerateEventHandlers { action, targetAction, events, stop in
      if action != nil { seen.append("action \(events.rawValue)") }
      if let (target, selector) = targetAction {
        seen.append("\(target == nil ? "nobody" : "target") \(selector) \(events.rawValue)")
      }
      stop = seen.count == 2
    }
    #expect(seen == ["target named: 1", "nobody answer: 4096"])
  }

  @Test func `a subclass sees every send`() throws {
    standAlone()
    let control = SendLog()
    control.addTarget(target, action: "named:", for: .touchDown)
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addAction(UIAction(title: "act") { _ in }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.log[1].hasPrefix("a method of Target (TouchControlsTests/ControlTargetTests.swift:"))
    #expect([control.log[0], control.log[2]] == ["named:", "act"])
  }

  @Test func `what a handler adds is told of the next send, and what it removes of this one still`() throws {
    standAlone()
    let later = UIAction(identifier: .init("later")) { [target] _ in target.write("later") }
    let removed = UIAction(identifier: .init("removed")) { [target] _ in target.write("removed") }
    let first = UIAction { [unowned control] _ in
      control.addAction(later, for: .touchDown)
      control.removeAction(removed, for: .touchDown)
    }
    control.addAction(first, for: .touchDown)
    control.addAction(removed, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["removed"])
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["removed", "later"])
  }

  @Test func `a target that goes in an earlier handler is not told`() throws {
    standAlone()
    var gone: Target? = Target()
    gone?.onCall = { [target] in target.write($0) }
    control.addAction(UIAction { _ in gone = nil }, for: .touchDown)
    control.addTarget(gone, action: Target.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    #expect(control.allTargets.isEmpty)
  }
}

final class Target: ActionTarget {
  private(set) var calls: [String] = []
  var onCall: (String) -> Void = { _ in }

  func write(_ call: String) {
    calls.append(call)
    onCall(call)
  }

  func plain() { write("plain") }
  func taking(_ sender: UIControl) { write("taking") }
  func named(_ sender: UIControl) { write("named") }
  func takingEvent(_ sender: UIControl, _ event: UIEvent?) {
    write(event.map { "taking, \($0.allTouches?.count ?? 0) touches" } ?? "taking, no event")
  }
  func insisting(_ sender: UIControl, _ event: UIEvent) {
    write("insisting, \(event.allTouches?.count ?? 0) touches")
  }

  func takingAnything(_ sender: Any) { write("anything \(type(of: sender))") }
  func takingAnythingAndEvent(_ sender: Any, _ event: UIEvent?) {
    write("anything \(type(of: sender)), \(event == nil ? "no event" : "an event")")
  }
  func takingButton(_ sender: UIButton) { write("button") }

  static var actionMethods: [Selector] {
    [Selector("named:", Target.named), Selector("plain", Target.plain)]
  }
}

private final class Answering: UIViewController {
  var askedBy: UIControl?

  func answer(_ sender: UIControl) { askedBy = sender }

  override class var actionMethods: [Selector] {
    super.actionMethods + [Selector("answer:", Answering.answer)]
  }
}

private final class SendLog: UIControl {
  var log: [String] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    log.append("\(action)")
    super.sendAction(action, to: target, for: event)
  }

  override func sendAction(_ action: UIAction) {
    log.append(action.title)
    super.sendAction(action)
  }
}
