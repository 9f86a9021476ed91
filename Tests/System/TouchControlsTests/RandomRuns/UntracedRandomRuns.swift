// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchTesting
import Touchstone

/// Steps for a control whose targets are called with and without a tracer.
private enum SendStep: RunStep {
  case down(Int, x: Int, y: Int)
  case move(Int, x: Int, y: Int)
  case up(Int)
  case cancel(Int)
  case add(Int, UIControl.Event)
  case remove(Int)
  case send(UIControl.Event)
  case toggle(Bool)
  /// The next event makes its handler act during the send.
  case plan(Int)

  var simpler: [SendStep] {
    if case .move(let finger, let x, let y) = self, x != 50 || y != 20 {
      [.move(finger, x: 50, y: 20)]
    } else {
      []
    }
  }

  static func steps(_ random: inout SplitMix64) -> [SendStep] {
    let events: [UIControl.Event] = [
      .touchDown, .touchDragInside, .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
      .allTouchEvents, .allEvents, .valueChanged,
    ]
    return (0..<random.within(5...40)).map { _ in
      let finger = random.oneIn(5) ? 2 : 1
      let (x, y) = (random.within(-100...200), random.within(-100...140))
      switch random.below(14) {
      case 0...1: return .down(finger, x: random.within(0...99), y: random.within(0...39))
      case 2...4: return .move(finger, x: x, y: y)
      case 5...6: return .up(finger)
      case 7: return .cancel(finger)
      case 8...9: return .add(random.below(8), random.pick(events))
      case 10: return .remove(random.below(8))
      case 11: return .send(random.pick(events))
      case 12: return .toggle(random.oneIn(2))
      default: return .plan(random.below(4))
      }
    }
  }
}

/// A control of some class, driven only by contacts, so that it needs no stage with a tracer.
private final class SendWorld {
  final class Listener {
    unowned let world: SendWorld
    init(_ world: SendWorld) { self.world = world }
    func nothing() { world.heard("nothing", nil) }
    func sender(_ sender: UIControl) { world.heard("sender", nil) }
    func both(_ sender: UIControl, _ event: UIEvent?) { world.heard("both", event) }
    func insisting(_ sender: UIControl, _ event: UIEvent) { world.heard("insisting", event) }
    func anything(_ sender: Any) { world.heard("anything", nil) }
  }

  /// A root that performs the actions of controls without a target.
  final class Root: UIViewController {
    weak var world: SendWorld?
    func answer(_ sender: UIControl) { world?.heard("answer", nil) }
  }

  final class Noting: UIControl {
    weak var world: SendWorld?
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      world?.log.append("passes on")
      super.sendAction(action, to: target, for: event)
    }
    override func sendAction(_ action: UIAction) {
      world?.log.append("passes an action on")
      super.sendAction(action)
    }
  }

  private(set) var log: [String] = []
  private let application: UIApplication
  private let window: UIWindow
  private let control: UIControl
  private let root = Root()
  private var listeners: [Listener] = []
  private var plans: [Int] = []
  private var last: [Int: CGPoint] = [:]
  private var time = 0.0

  init(_ kind: Int, tracer: (any EventTracer)?) {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    application = UIApplication(clock: ManualClock())
    application.tracer = tracer
    window = UIWindow(windowScene: UIWindowScene(application: application, screen: UIScreen(bounds: bounds)))
    control = [UIButton(), UIControl(), Noting()][kind]
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.world = self
    (control as? Noting)?.world = self
    control.isMultipleTouchEnabled = true
    control.frame = CGRect(x: 120, y: 150, width: 100, height: 40)
    root.view.addSubview(control)
    listeners = (0..<3).map { _ in Listener(self) }
    for method in 0..<8 { add(method, .allTouchEvents) }
  }

  func end() {
    for finger in last.keys.sorted() { take(.up(finger)) }
    application.tracer = nil
  }

  func take(_ step: SendStep) {
    UIApplication.current = application
    time += 0.1
    switch step {
    case .down(let finger, let x, let y): if last[finger] == nil { send(finger, .began, x, y) }
    case .move(let finger, let x, let y): if last[finger] != nil { send(finger, .moved, x, y) }
    case .up(let finger): lift(finger, .ended)
    case .cancel(let finger): lift(finger, .cancelled)
    case .add(let method, let events): add(method, events)
    case .remove(let number):
      if number < listeners.count {
        control.removeTarget(listeners[number], action: nil, for: .touchDragInside)
      } else {
        control.removeAction(identifiedBy: .init("noted"), for: .touchDown)
      }
    case .send(let events): control.sendActions(for: events)
    case .toggle(let isOn): control.isEnabled = isOn
    case .plan(let number): plans.append(number)
    }
    log.append("\(control.state.rawValue) \(control.isTracking) \(control.isTouchInside)")
  }

  private func add(_ method: Int, _ events: UIControl.Event) {
    let listener = listeners[method % listeners.count]
    switch method {
    case 0: control.addTarget(listener, action: Listener.nothing, for: events)
    case 1: control.addTarget(listener, action: Listener.sender, for: events)
    case 2: control.addTarget(listener, action: Listener.both, for: events)
    case 3: control.addTarget(listener, action: Listener.insisting, for: events)
    case 4: control.addTarget(listener, action: Listener.anything, for: events)
    case 5: control.addTarget(nil, action: Root.answer, for: events)
    case 6: control.addTarget(listener, action: Selector("named", Listener.both), for: events)
    default:
      let action = UIAction(identifier: .init("noted")) { [unowned self] _ in heard("action", nil) }
      control.addAction(action, for: events)
    }
  }

  func heard(_ word: String, _ event: UIEvent?) {
    log.append("\(word) \(event?.allTouches?.count ?? 0)")
    guard let plan = plans.popLast() else { return }
    switch plan {
    case 0: control.sendActions(for: .valueChanged)
    case 1: control.cancelTracking(with: event)
    case 2: listeners[0] = Listener(self)
    default: control.removeTarget(nil, action: nil, for: .touchUpInside)
    }
  }

  private func lift(_ finger: Int, _ phase: UITouch.Phase) {
    guard last[finger] != nil else { return }
    send(finger, phase)
    last[finger] = nil
  }

  private func send(_ finger: Int, _ phase: UITouch.Phase, _ x: Int? = nil, _ y: Int? = nil) {
    if let x, let y { last[finger] = CGPoint(x: 120 + x, y: 150 + y) }
    let contact = Contact(id: finger, phase: phase, location: last[finger] ?? .zero)
    application.handle(ContactFrame(timestamp: time, contacts: [contact]))
  }
}

private final class Unwatching: EventTracer {
  func record(_ fact: TouchFact) {}
}

struct UntracedRandomRuns {
  @Test func `the handlers and their order are the same with and without a tracer`() {
    for kind in 0..<3 {
      RandomRuns(name: "untraced \(kind)", make: SendStep.steps) { steps in
        defer { UIApplication.current = nil }
        let logs = [nil, Unwatching()].map { tracer in
          let world = SendWorld(kind, tracer: tracer)
          for step in steps { world.take(step) }
          world.end()
          return world.log
        }
        guard logs[0] != logs[1] else { return nil }
        let same = zip(logs[0], logs[1]).prefix { $0 == $1 }.count
        return "\(logs[0].dropFirst(same).prefix(3)) instead of \(logs[1].dropFirst(same).prefix(3))"
      }.check(300)
    }
  }
}
