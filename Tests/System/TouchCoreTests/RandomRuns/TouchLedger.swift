// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

@testable import TouchCore

/// Books every touch that a responder is handed, and finds what breaks the laws of delivery.
///
/// What the system hands to the view of a touch is balanced: began, then moves, then one end or cancellation.
/// What a default implementation passes on reaches the next responder that overrides the touch methods, in
/// the same call and with the same touches, and nobody else.
///
/// Responders are known by numbers of the run, not by address: they may be gone before the books are closed.
final class TouchLedger {
  private struct Account: Hashable {
    var responder: Int
    var touch: Int
  }

  private struct Call: Hashable {
    var view: Int
    var phase: UITouch.Phase
    var event: Int
    var application: Int
  }

  /// A call that a responder passes on, and to whom.
  private struct Passed: Equatable {
    var responder: Int
    var phase: UITouch.Phase
    var touches: [Int]
  }

  private struct Origin {
    var view: ObjectIdentifier
    var window: ObjectIdentifier
  }

  weak var world: TouchRunWorld?
  private(set) var fault: String?
  /// Whether touches may come late: what recognizers kept back is handed over in calls of its own.
  var allowsLateCalls = false
  /// The number of the event that is being dispatched.
  var event = 0
  /// The event that code sent again before each of its new touches had a view.
  ///
  /// The view of an earlier touch hears of it then, and of its later touches in a call of their own.
  private var eventSentTooEarly: Int?
  private var passed: Passed?
  private var open: [Account: Bool] = [:]
  private var calls: Set<Call> = []
  private var openPresses: [Account: Bool] = [:]
  private var origins: [Int: Origin] = [:]
  private var times: [Int: Double] = [:]
  private var eventTimes: [Int: Double] = [:]

  private func key(of touch: UITouch) -> Int { world?.key(of: touch) ?? touch.number }

  func book(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder,
    _ number: Int
  ) {
    if touches.isEmpty { note("responder \(number) gets \(phase) without touches") }
    if let event { tick(event, in: touches.first.map { key(of: $0) / 1000 } ?? 0) }
    let isDelivered = touches.contains { $0.view === responder }
    // What is passed on may have ended meanwhile, and with that have left the event.
    if isDelivered, let event, !touches.isSubset(of: event.allTouches ?? []) {
      note("responder \(number) gets \(phase) of a touch that is not in the event")
    }
    let call = Passed(responder: number, phase: phase, touches: touches.map(key).sorted())
    if let passed {
      if passed != call { note("\(call) comes where \(passed) was passed on") }
      self.passed = nil
      return
    }
    for touch in touches.sorted(by: { $0.number < $1.number }) {
      check(touch, phase, responder, number)
      // A view that books nothing passes on what it is handed; who gets it may change from call to call.
      guard touch.view === responder else {
        if touch.view is any RunResponder || Self.heir(of: touch.view) !== responder {
          note("responder \(number) gets \(phase) of touch \(touch.number), and nobody passed it on")
        }
        continue
      }
      let account = Account(responder: number, touch: key(of: touch))
      switch (open[account], phase) {
      case (nil, .began): open[account] = true
      case (true, .moved): break
      case (true, .ended), (true, .cancelled): open[account] = false
      case (let state, _):
        let before = state.map { $0 ? "began" : "its end" } ?? "nothing"
        note("responder \(number) gets \(phase) of touch \(touch.number) after \(before)")
      }
    }
    guard !allowsLateCalls, phase != .cancelled, isDelivered else { return }
    let application = touches.first.map { key(of: $0) / 1000 } ?? 0
    if phase == .began, self.event == eventSentTooEarly { return }
    let own = Call(view: number, phase: phase, event: self.event, application: application)
    if !calls.insert(own).inserted {
      note("view \(number) gets \(phase) twice in one event")
    }
  }

  /// Notes that code sends the event that is being dispatched again.
  func sending(_ event: UIEvent) {
    let isEarly = event.allTouches?.contains { $0.phase == .began && $0.view == nil } == true
    if isEarly { eventSentTooEarly = self.event }
  }

  /// Checks that `pass`, the default implementation of a touch method, reaches who is next.
  func passing(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, from responder: UIResponder, _ pass: () -> Void
  ) {
    passed = Self.heir(of: responder).map {
      Passed(responder: $0.number, phase: phase, touches: touches.map(key).sorted())
    }
    pass()
    if let passed { note("\(passed) was passed on and did not come") }
    passed = nil
  }

  /// The next responder above that books what it gets.
  private static func heir(of responder: UIResponder?) -> (any RunResponder)? {
    var next = responder?.next
    while let candidate = next {
      if let heir = candidate as? any RunResponder { return heir }
      next = candidate.next
    }
    return nil
  }

  /// The same for presses.
  func book(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ number: Int) {
    for press in presses {
      let account = Account(responder: number, touch: world?.key(of: press) ?? press.number)
      if press.phase != phase { note("press \(press.number) says \(press.phase) in \(phase)") }
      switch (openPresses[account], phase) {
      case (nil, .began): openPresses[account] = true
      case (true, .changed): break
      case (true, .ended), (true, .cancelled): openPresses[account] = false
      default: note("responder \(number) gets \(phase) of press \(press.number) out of order")
      }
    }
  }

  /// What is to hold once no finger and no button is down.
  ///
  /// What began in an application that has gone has no end.
  func close() {
    world?.eachApplication { application in
      if !application.activePresses.isEmpty { note("presses are left: \(application.activePresses)") }
      if !application.activeTouches.isEmpty { note("touches are left: \(application.activeTouches)") }
    }
    for (account, isOpen) in openPresses where isOpen && isThere(account) {
      note("responder \(account.responder) never gets the end of press \(account.touch)")
    }
    for (account, isOpen) in open where isOpen && isThere(account) {
      note("responder \(account.responder) never gets the end of touch \(account.touch)")
    }
  }

  private func isThere(_ account: Account) -> Bool { world?.isThere(account.touch / 1000) ?? true }

  func tick(_ event: UIEvent, in application: Int) {
    guard event.type == .touches else { return }
    if event.timestamp < eventTimes[application, default: 0] {
      note("an event is earlier than the one before")
    }
    eventTimes[application] = event.timestamp
  }

  func note(_ fault: String) {
    if self.fault == nil { self.fault = fault }
  }

  private func check(_ touch: UITouch, _ phase: UITouch.Phase, _ responder: UIResponder, _ number: Int) {
    let key = key(of: touch)
    if touch.phase != phase { note("touch \(touch.number) says \(touch.phase) in \(phase)") }
    guard let view = touch.view, let window = touch.window else {
      return note("responder \(number) gets touch \(touch.number) without view or window")
    }
    let origin = Origin(view: ObjectIdentifier(view), window: ObjectIdentifier(window))
    if let known = origins[key] {
      if known.view != origin.view || known.window != origin.window {
        note("touch \(touch.number) changes its view or window")
      }
    }
    origins[key] = origin
    if touch.timestamp < times[key, default: 0] { note("touch \(touch.number) goes back in time") }
    times[key] = touch.timestamp
    if !touch.location(in: nil).isFinite { note("touch \(touch.number) is nowhere") }
    if phase != .cancelled, view === responder, view.window !== window {
      note("view \(number) gets \(phase) outside the window of touch \(touch.number)")
    }
  }
}
