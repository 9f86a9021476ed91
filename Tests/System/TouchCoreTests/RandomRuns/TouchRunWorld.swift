// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import TouchGraphics

@testable import TouchCore

/// An application with two scenes, three windows and whatever the steps of a random run make of it.
///
/// Steps may let the application go, at any time, and make others.
final class TouchRunWorld {
  /// An application, and whether it is still there after the run has let it go.
  private struct Host {
    var held: RunApplication?
    weak var application: RunApplication?
    var isThere = true
  }

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

  private var hosts: [Host] = []
  /// Which application steps and actions are about.
  private var present = 0
  let ledger = TouchLedger()
  let recognizers = GestureRunBook()
  let controllers = ControllerRunBook()
  private(set) var scenes: [UIWindowScene] = []
  private(set) var windows: [RunWindow] = []
  private var places: [Place] = []
  private var plans: [Plan] = []
  private var depth = 0
  /// The places of the applications that dispatch, the innermost last.
  var dispatching: [Int] = []
  /// Whether somebody has kept an event back: then a touch may wait for its began in vain.
  var mayWithhold = false
  /// Whether frames go through the queue.
  var enqueues = false
  /// Whether facts are booked.
  private let isWatched: Bool

  init(isWatched: Bool = false) {
    self.isWatched = isWatched
    ledger.world = self
    recognizers.world = self
    controllers.world = self
    let application = addApplication()
    scenes = (0..<2).map { _ in UIWindowScene(application: application) }
    let scenes = scenes
    windows = (0..<3).map { place in
      let window = RunWindow(frame: RunRect.whole.rect)
      window.windowScene = scenes[place / 2]
      window.isHidden = false
      return window
    }
    for window in windows {
      window.world = self
      window.number = places.count
      places.append(Place(held: window, view: window))
    }
  }

  // MARK: Applications

  /// The one that steps and actions are about, unless the run has let it go.
  var application: RunApplication? { hosts[present % hosts.count].held }

  var applicationCount: Int { hosts.count }

  func isThere(_ place: Int) -> Bool { hosts[place].isThere }

  func eachApplication(_ body: (RunApplication) -> Void) {
    for place in hosts.indices {
      if let application = hosts[place].held { body(application) }
    }
  }

  func addApplication() -> RunApplication {
    let application = RunApplication()
    application.world = self
    application.place = hosts.count
    if isWatched { application.tracer = recognizers.tracer(hosts.count) }
    hosts.append(Host(held: application, application: application))
    return application
  }

  func add(_ scene: UIWindowScene) { scenes.append(scene) }

  /// Does something that is about another application.
  func inApplication(_ number: Int, _ body: () -> Void) {
    let before = present
    present = number
    body()
    present = before
  }

  /// Lets go of the present application.
  func letGo() { letGo(present % hosts.count) }

  private func letGo(_ place: Int) {
    guard let application = hosts[place].held else { return }
    hosts[place].held = nil
    if UIApplication.current === application { UIApplication.current = nil }
  }

  /// Notes that an application has gone.
  func went(_ application: RunApplication) {
    hosts[application.place].isThere = false
    recognizers.forget(application)
  }

  /// Nothing outside of any dispatch keeps an application that the run has let go.
  private func lookForWhatStays() {
    for (place, host) in hosts.enumerated() where host.held == nil && host.isThere {
      ledger.note("application \(place) stays after it was let go")
    }
  }

  /// The number of a touch or a press, behind a thousand times the place of its application.
  func key(_ number: Int, isIn: (RunApplication) -> Bool) -> Int {
    guard hosts.count > 1 else { return number }
    let place = hosts.firstIndex { host in host.application.map(isIn) ?? false }
    return 1000 * (place ?? dispatching.last ?? 0) + number
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
    return world.run(steps) ?? world.end()
  }

  /// Runs the steps and lifts every finger.
  func run(_ steps: [TouchRunStep]) -> String? {
    for step in steps {
      take(step)
      lookForWhatStays()
      if let fault = ledger.fault { return fault }
    }
    plans = []
    recognizers.forgetPlans()
    eachApplication { liftAll($0) }
    ledger.close()
    return ledger.fault
  }

  /// Lets every application go while the views and recognizers are still there.
  func end() -> String? {
    for place in hosts.indices { letGo(place) }
    lookForWhatStays()
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
        application?.enqueue(frame(contacts, after))
        application?.dispatchPendingEvents()
      } else {
        application?.handle(frame(contacts, after))
      }
    case .batch(let frames, let after):
      for contacts in frames { application?.enqueue(frame(contacts, after)) }
      application?.dispatchPendingEvents()
    case .presses(let presses, let after):
      application?.handle(PressFrame(timestamp: time(after), presses: presses.map(\.report)))
    case .pointer(let pointer, let after): application?.handle(pointer.frame(at: time(after)))
    case .lastFact(let after): recognizers.factsToLast = after
    }
    eachApplication { if let fault = Invariants.fault(in: $0) { ledger.note(fault) } }
    guard !mayWithhold else { return }
    eachApplication {
      for touch in $0.activeTouches where touch.deliveryState == .awaitingBegan {
        ledger.note("touch \(touch.number) was neither delivered nor refused")
      }
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

  /// The view of a controller, in no other view.
  func makeControlled() -> (view: UIView, number: Int) {
    let view = ForwardingProbe(frame: RunRect.whole.rect)
    (view.world, view.number) = (self, places.count)
    places.append(Place(held: view, view: view))
    return (view, view.number)
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
    default: (application?.clock.now ?? 0) + Double(after) / 1000
    }
  }

  private func liftAll(_ application: RunApplication) {
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
      let pointer = RunPointer(x: -50, y: -50, action: action)
      application.handle(pointer.frame(at: application.clock.now))
    }
  }
}
