// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import TouchGraphics

@testable import TouchCore

/// The recognizers of a random run, what is planned for them, and the books about them.
final class GestureRunBook {
  private struct Place {
    var held: UIGestureRecognizer?
    weak var recognizer: UIGestureRecognizer?
    var delegate: RunGestureDelegate?
  }

  private struct Plan {
    var number: Int
    var moment: GestureMoment
    var action: TouchRunAction
  }

  /// What the targets of a recognizer have heard in the present gesture.
  private enum Told { case nothing, beginning, end }

  weak var world: TouchRunWorld?
  private(set) var lines: [String] = []
  var keepsLines = false
  private var places: [Place] = []
  private var plans: [Plan] = []
  private var depth = 0
  private var told: [Int: Told] = [:]
  /// The states that are not possible, by the facts.
  private var states: [Int: UIGestureRecognizer.State] = [:]
  /// What is about the touches of one application, whose numbers begin at 1 in each.
  private struct Pages {
    var claims = TouchClaims()
    /// The touches that gestures under way have just been shown, and who was shown them.
    var joining: [(touch: Int, winner: Int)] = []
    var holds = TouchHolds()
  }

  private var pages: [Pages] = []
  /// How many facts are told before the application is let go; nil if none is the last.
  var factsToLast: Int?
  private let target = RunGestureTarget()

  init() { target.book = self }

  static func number(of recognizer: UIGestureRecognizer) -> Int {
    Int(recognizer.name?.dropFirst() ?? "") ?? 0
  }

  func journal(_ line: @autoclosure () -> String) {
    if keepsLines { lines.append(line()) }
  }

  func plan(_ number: Int, _ moment: GestureMoment, _ action: TouchRunAction) {
    plans.append(Plan(number: places.isEmpty ? 0 : number % places.count, moment: moment, action: action))
  }

  func forgetPlans() { plans = [] }

  /// Does what was planned for this moment, each plan once and never deeper than a few levels.
  func meet(_ moment: GestureMoment, _ number: Int) {
    guard !plans.isEmpty, depth < 4 else { return }
    guard let place = plans.firstIndex(where: { $0.number == number && $0.moment == moment }) else { return }
    let plan = plans.remove(at: place)
    depth += 1
    world?.perform(plan.action)
    depth -= 1
  }

  func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    (Self.number(of: one) * 7 + Self.number(of: other)) % 5 != 0
  }

  private subscript(_ number: Int) -> UIGestureRecognizer? {
    places.isEmpty ? nil : places[number % places.count].recognizer
  }

  // MARK: Actions

  func perform(_ action: GestureRunAction) {
    switch action {
    case .make(let kind, let view, let seed): make(kind, view, seed)
    case .write(let number, let state): self[number]?.state = state
    case .enable(let number, let on): self[number]?.isEnabled = on
    case .add(let number, let view):
      if let recognizer = self[number] { world?.view(view)?.addGestureRecognizer(recognizer) }
    case .remove(let number):
      if let recognizer = self[number] { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .forget(let number): if !places.isEmpty { places[number % places.count].held = nil }
    case .require(let number, let other):
      if let one = self[number], let other = self[other] { one.require(toFail: other) }
    case .cancels(let number, let on): self[number]?.cancelsTouchesInView = on
    case .delaysBegan(let number, let on): self[number]?.delaysTouchesBegan = on
    case .delaysEnded(let number, let on): self[number]?.delaysTouchesEnded = on
    case .delegate(let number, let seed): setDelegate(number, seed)
    case .ignore(let number):
      guard let one = self[number], let touch = one.tracked.first, let event = touch.presentEvent else {
        return
      }
      one.ignore(touch, for: event)
    case .dropTarget(let number): self[number]?.removeTarget(target, action: nil)
    case .first(let view): world?.view(view)?.becomeFirstResponder()
    case .pressTypes(let number, let all):
      self[number]?.allowedPressTypes =
        all ? UIPress.PressType.buttons.map { NSNumber(value: $0.rawValue) } : []
    case .touchTypes(let number, let fingersOnly):
      self[number]?.allowedTouchTypes = (fingersOnly ? 0...0 : 0...3).map { NSNumber(value: $0) }
    case .exclusiveType(let number, let on): self[number]?.requiresExclusiveTouchType = on
    }
  }

  private func setDelegate(_ number: Int, _ seed: Int) {
    guard let recognizer = self[number] else { return }
    let delegate = RunGestureDelegate(seed: seed)
    delegate.book = self
    places[number % places.count].delegate = delegate
    recognizer.delegate = delegate
  }

  private func make(_ kind: GestureKind, _ view: Int, _ seed: Int) {
    guard places.count < 12 else { return }
    let recognizer = recognizer(kind, seed)
    recognizer.name = "r\(places.count)"
    recognizer.addTarget(target, action: RunGestureTarget.act)
    places.append(Place(held: recognizer, recognizer: recognizer))
    world?.view(view)?.addGestureRecognizer(recognizer)
  }

  private func recognizer(_ kind: GestureKind, _ seed: Int) -> UIGestureRecognizer {
    switch kind {
    case .tap, .doubleTap, .twoFingerTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = kind == .doubleTap ? 2 : 1
      tap.numberOfTouchesRequired = kind == .twoFingerTap ? 2 : 1
      return tap
    case .longPress, .tapPress:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = kind == .tapPress ? 1 : 0
      press.minimumPressDuration = seed % 2 == 0 ? 0.1 : 0.5
      press.allowableMovement = 50
      return press
    case .pan, .twoFingerPan, .scrollPan:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = kind == .twoFingerPan ? 2 : 1
      if seed % 3 == 0 { pan.maximumNumberOfTouches = 2 }
      if kind == .scrollPan { pan.allowedScrollTypesMask = .all }
      return pan
    case .hover: return UIHoverGestureRecognizer()
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.right, .left, .up, .down]
      return swipe
    case .edge:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [.left, .top]
      return edge
    case .wild:
      let wild = WildRecognizer()
      wild.book = self
      wild.number = places.count
      wild.random = SplitMix64(seed: UInt64(seed))
      return wild
    }
  }

  // MARK: The books

  /// Books the facts of the application at that place.
  func tracer(_ place: Int) -> any EventTracer {
    pages.append(Pages())
    return RunTracer(book: self, place: place)
  }

  fileprivate func record(_ fact: TouchFact, _ place: Int) {
    if let count = factsToLast {
      factsToLast = count > 0 ? count - 1 : nil
      if count == 0 { world?.inApplication(place) { world?.letGo() } }
    }
    if keepsLines { lines.append("\(fact)") }
    if case .delivery(let fact) = fact.kind { note(pages[place].holds.book(fact)) }
    guard case .gesture(let fact) = fact.kind else { return }
    if case .ignored = fact {} else { claimWhatIsKept(place) }
    switch fact {
    case .state(let name, let from, let to, _):
      states[number(name)] = to
      if !Self.legal(from, to) { note("\(name) goes from \(from) to \(to)") }
      // Code began it where there was no application to tell.
      if from == .possible, to.isActive, self[number(name)]?.memory.current.hasReported == true {
        told[number(name)] = .beginning
      }
      if from == .possible, to != .failed {
        checkAlone(name)
        if let one = self[number(name)] { for touch in one.sequence { claim(touch.number, one, place) } }
      }
      if to == .cancelled { pages[place].claims.giveUp(number(name)) }
    case .shown(let name, .began, let touches):
      if states[number(name)]?.isActive == true {
        pages[place].joining = touches.map { ($0, number(name)) }
      }
    case .ignored(let touch, let name):
      pages[place].joining.removeAll { $0 == (touch, number(name)) }
      pages[place].claims.giveUp(number(name), touch: touch)
    case .dropped(let name, _): pages[place].claims.giveUp(number(name))
    case .action(let name, let state, _): book(state, name)
    case .reset(let name):
      if told[number(name)] == .beginning { note("\(name) is reset and its targets heard of no end") }
      told[number(name)] = nil
      states[number(name)] = nil
      pages[place].claims.end(number(name))
    case .bound, .refused, .shown, .boundPress, .refusedPress, .shownPresses, .ignoredPress, .refusedPointer,
      .shownPointer, .asked, .compared, .waits, .requirementBroken, .circle, .prevented:
      break
    }
  }

  /// Books the touches that have joined a gesture under way; it may have ignored some when it was shown them.
  private func claimWhatIsKept(_ place: Int) {
    let joined = pages[place].joining
    pages[place].joining = []
    for (touch, number) in joined { if let one = self[number] { claim(touch, one, place, joins: true) } }
  }

  /// Forgets the gestures that go on in an application that goes; nobody is told of their end.
  func forget(_ application: RunApplication) {
    for recognizer in application.gestures.state.active.all {
      told[Self.number(of: recognizer)] = nil
      states[Self.number(of: recognizer)] = nil
    }
    if pages.indices.contains(application.place) { pages[application.place] = Pages() }
  }

  private func number(_ name: StableName) -> Int { Int(name.identifier?.dropFirst() ?? "") ?? 0 }

  private func book(_ state: UIGestureRecognizer.State, _ name: StableName) {
    switch (told[number(name), default: .nothing], state) {
    case (.nothing, .began), (.beginning, .changed): told[number(name)] = .beginning
    case (.nothing, .ended), (.beginning, .ended), (.beginning, .cancelled): told[number(name)] = .end
    case (let before, _): note("the targets of \(name) hear of \(state) after \(before)")
    }
  }

  private static func legal(_ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State) -> Bool {
    switch (from, to) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    default: false
    }
  }

  /// A gesture that is recognized finds no other one of its touches that would have kept it out.
  private func checkAlone(_ name: StableName) {
    guard let one = self[number(name)], let active = one.environment?.state.active.all else { return }
    for other in active where other !== one && other.storedState.isRecognized {
      guard other.sequence.any({ one.sequence.holds($0) }) else { continue }
      guard other.canPrevent(one), !together(one, other), !together(other, one) else { continue }
      note("\(name) is recognized beside \(other.name ?? "")")
    }
  }

  /// Books that a recognizer has won a touch, which nobody else may have won who keeps it out.
  ///
  /// A finger that comes down joins each gesture under way on its view and above it; nobody is kept out by
  /// then, because keeping out is about who is recognized.
  private func claim(_ touch: Int, _ one: UIGestureRecognizer, _ place: Int, joins: Bool = false) {
    let tolerated = places.indices.filter { number in
      guard let other = places[number].recognizer else { return true }
      return !one.canPrevent(other) || !other.canBePrevented(by: one) || together(one, other)
        || together(other, one)
    }
    let number = Self.number(of: one)
    let earlier = pages[place].claims.winners(of: touch) { winner in
      guard !joins, winner != number, let other = self[winner] else { return false }
      return other.canPrevent(one) && !together(one, other) && !together(other, one)
    }
    note(
      pages[place].claims.add(
        touch: touch, winner: number, tolerating: tolerated, beside: earlier, joins: joins))
  }

  private func together(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    (one.delegate as? RunGestureDelegate)?.says(1, one, other, oneIn: 3) ?? false
  }

  /// Ends the gestures that code has begun without a touch, as only code does.
  func endGesturesByCode(in application: UIApplication) {
    for recognizer in application.gestures.state.active.all where recognizer.goesOnByCode {
      recognizer.state = .cancelled
    }
  }

  /// What is to hold once no finger is down and two seconds have gone by.
  func close() {
    for page in pages { note(page.holds.close()) }
    for place in places {
      guard let recognizer = place.recognizer else { continue }
      let name = recognizer.name ?? ""
      // Only the first fault of a run is reported, so the cause comes before what follows from it.
      if recognizer.pendingState != nil { note("\(name) waits for ever") }
      if recognizer.hasInput { note("\(name) keeps its input") }
      if recognizer.environment != nil { note("\(name) is never reset") }
      if !recognizer.sequence.isEmpty { note("\(name) keeps touches") }
      if let state = states[Self.number(of: recognizer)] { note("\(name) stays \(state)") }
    }
  }

  /// The same of an application.
  func close(_ application: UIApplication) {
    if !application.gestures.state.active.isEmpty { note("gestures go on without fingers") }
    if !application.gestures.state.pendingStates.isEmpty { note("a pending state waits without fingers") }
    if application.pressRegistry.isInUse { note("a press is never settled") }
    if !application.registry.lifted.isEmpty { note("a lifted touch is never settled") }
    if application.timers.count != 0 { note("\(application.timers.count) timers are left") }
  }

  private func note(_ fault: String?) {
    if let fault { world?.ledger.note(fault) }
  }
}

/// Books the facts of one application.
private final class RunTracer: EventTracer {
  private weak var book: GestureRunBook?
  private let place: Int

  init(book: GestureRunBook, place: Int) {
    self.book = book
    self.place = place
  }

  func record(_ fact: TouchFact) { book?.record(fact, place) }
}
