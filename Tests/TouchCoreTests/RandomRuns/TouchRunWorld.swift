// SPDX-License-Identifier: Apache-2.0
import RandomRunning

@testable import TouchCore

/// An application with two scenes, three windows and whatever the steps of a random run make of it.
final class TouchRunWorld {
  /// Holds a view, unless the run has forgotten it: then only the hierarchy and the touches do.
  private struct Place {
    var held: UIView?
    weak var view: UIView?
  }

  private struct Plan {
    var view: Int
    var moment: ProbeMoment
    var action: TouchRunAction
  }

  let application = RunApplication()
  let ledger = TouchLedger()
  let recognizers = GestureRunBook()
  let scenes: [UIWindowScene]
  let windows: [RunWindow]
  private var places: [Place] = []
  private var plans: [Plan] = []
  private var depth = 0
  /// Whether somebody has kept an event back: then a touch may wait for its began in vain.
  var mayWithhold = false
  /// Whether frames go through the queue.
  var enqueues = false

  init() {
    let application = application
    scenes = (0..<2).map { _ in UIWindowScene(application: application) }
    let scenes = scenes
    windows = (0..<3).map { place in
      let window = RunWindow(frame: RunRect.whole.rect)
      window.windowScene = scenes[place / 2]
      window.isHidden = false
      return window
    }
    application.world = self
    recognizers.world = self
    for window in windows {
      window.world = self
      window.number = places.count
      places.append(Place(held: window, view: window))
    }
  }

  /// Runs the steps, lifts every finger, and gives what broke the rules; nil for nothing.
  static func fault(_ steps: [TouchRunStep]) -> String? {
    let misuse = Misuse.handler
    Misuse.handler = { _ in }
    defer {
      Misuse.handler = misuse
      UIApplication.current = nil
    }
    let world = TouchRunWorld()
    return world.run(steps)
  }

  /// Runs the steps and lifts every finger.
  func run(_ steps: [TouchRunStep]) -> String? {
    for step in steps {
      take(step)
      if let fault = ledger.fault { return fault }
    }
    plans = []
    recognizers.forgetPlans()
    liftAll()
    ledger.close(application)
    return ledger.fault
  }

  private func take(_ step: TouchRunStep) {
    switch step {
    case .make(let kind, let parent, let rect): make(kind, parent, rect)
    case .plan(let view, let moment, let action):
      let number = view < 0 ? -1 : view % places.count
      plans.append(Plan(view: number, moment: moment, action: action))
    case .gesturePlan(let number, let moment, let action): recognizers.plan(number, moment, action)
    case .act(let action): perform(action)
    case .fingers(let contacts, let after):
      if enqueues {
        application.enqueue(frame(contacts, after))
        application.dispatchPendingEvents()
      } else {
        application.handle(frame(contacts, after))
      }
    case .batch(let frames, let after):
      for contacts in frames { application.enqueue(frame(contacts, after)) }
      application.dispatchPendingEvents()
    case .presses(let presses, let after):
      application.handle(PressFrame(timestamp: time(after), presses: presses.map(\.report)))
    case .pointer(let pointer, let after): application.handle(pointer.frame(at: time(after)))
    }
    guard !mayWithhold else { return }
    for touch in application.activeTouches where touch.progress == .waiting {
      ledger.note("touch \(touch.number) was neither delivered nor refused")
    }
  }

  /// Does what was planned for this moment, each plan once and never deeper than a few levels.
  func meet(_ moment: ProbeMoment, _ number: Int) {
    guard !plans.isEmpty, depth < 6 else { return }
    guard let place = plans.firstIndex(where: { $0.view == number && $0.moment == moment }) else { return }
    let plan = plans.remove(at: place)
    depth += 1
    perform(plan.action)
    depth -= 1
  }

  func view(_ number: Int) -> UIView? { places[number % places.count].view }

  func window(_ number: Int) -> RunWindow { windows[number % windows.count] }

  func scene(_ number: Int) -> UIWindowScene { scenes[number % scenes.count] }

  func forget(_ number: Int) {
    guard number % places.count >= windows.count else { return }
    places[number % places.count].held = nil
  }

  func make(_ kind: ProbeKind, _ parent: Int, _ rect: RunRect) {
    guard places.count < 30 else { return }
    let view: UIView
    switch kind {
    case .plain: view = UIView(frame: rect.rect)
    case .forwarding: view = ForwardingProbe(frame: rect.rect)
    case .forwardingFirst: view = ForwardingFirstProbe(frame: rect.rect)
    case .keeping: view = KeepingProbe(frame: rect.rect)
    case .asked: view = AskedProbe(frame: rect.rect)
    }
    if let probe = view as? RunView {
      probe.world = self
      probe.number = places.count
    }
    places.append(Place(held: view, view: view))
    self.view(parent)?.addSubview(view)
  }

  /// A frame of fingers so long after the present.
  func frame(_ contacts: [RunContact], _ after: Int) -> ContactFrame {
    var frame = ContactFrame(timestamp: time(after), contacts: contacts.map(\.contact))
    if contacts.contains(where: { $0.type == .indirectPointer }) { frame.buttonMask = .primary }
    return frame
  }

  private func time(_ after: Int) -> TimeInterval {
    switch after {
    case RunContact.notANumber: .nan
    case RunContact.infinite: .infinity
    default: application.clock.now + Double(after) / 1000
    }
  }

  private func liftAll() {
    application.advance(by: 1)
    application.dispatchPendingEvents()
    application.advance(by: 1)
    let contacts = application.activeTouches.map {
      Contact(id: $0.contactID, phase: .ended, location: CGPoint(x: 50, y: 50))
    }
    application.handle(ContactFrame(timestamp: application.clock.now, contacts: contacts))
    let presses = application.activePresses.map {
      PressReport(id: $0.contactID, phase: .ended, type: $0.type)
    }
    application.handle(PressFrame(timestamp: application.clock.now, presses: presses))
    for action in [
      PointerFrame.Action.scroll(by: .zero, .ended), .transform(scale: 1, rotation: 0, .ended),
      .hover(.regionExited),
    ] {
      application.handle(RunPointer(x: -50, y: -50, action: action).frame(at: application.clock.now))
    }
  }
}
