// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchCore

/// An application with one window of 100 by 100 points, fingers, and a list of what the probes were told.
final class TouchBench {
  let application = UIApplication()
  let window: UIWindow
  private(set) var log: [String] = []
  /// Whether a test has done what it does once.
  var isDone = false
  private let facts = FactList()

  init(window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
    self.window = window
    application.tracer = facts
    window.windowScene = UIWindowScene(application: application)
    window.makeKeyAndVisible()
  }

  /// What was told since the last time.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ line: String) { log.append(line) }

  /// The facts of the system since the last time, but for hit-test visits.
  func takeFacts() -> [TouchFact.Kind] {
    defer { facts.facts = [] }
    return facts.facts.map(\.kind)
  }

  /// What views were handed, were refused and lost since the last time.
  func takeDelivery() -> [DeliveryFact] {
    takeFacts().compactMap { if case .delivery(let fact) = $0 { fact } else { nil } }
  }

  func takeInput() -> [InputFact] {
    takeFacts().compactMap { if case .input(let fact) = $0 { fact } else { nil } }
  }

  /// A probe in the window, or in another view.
  @discardableResult
  func probe(
    _ name: String, _ x: Int = 0, _ y: Int = 0, _ width: Int = 100, _ height: Int = 100,
    in parent: UIView? = nil,
    keeps: Bool = true
  ) -> BenchProbe {
    let probe = BenchProbe(frame: CGRect(x: x, y: y, width: width, height: height))
    probe.bench = self
    probe.accessibilityIdentifier = name
    probe.keeps = keeps
    (parent ?? window).addSubview(probe)
    return probe
  }

  /// One frame of one finger.
  func finger(
    _ phase: UITouch.Phase, _ x: CGFloat = 50, _ y: CGFloat = 50, id: Int = 1, at time: Double? = nil
  ) {
    frame([(id, phase, x, y)], at: time)
  }

  /// One frame of several fingers.
  func frame(_ contacts: [(Int, UITouch.Phase, CGFloat, CGFloat)], at time: Double? = nil) {
    application.handle(Self.frame(contacts, at: time ?? application.clock.now))
  }

  static func frame(_ contacts: [(Int, UITouch.Phase, CGFloat, CGFloat)], at time: Double) -> ContactFrame {
    ContactFrame(
      timestamp: time,
      contacts: contacts.map { Contact(id: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3)) })
  }

  var touches: [UITouch] { application.activeTouches }
}

/// Notes its touch methods as "name phase numbers" and does what a test plans for them.
final class BenchProbe: UIView {
  weak var bench: TouchBench?
  var keeps = true
  var before: (UITouch.Phase) -> Void = { _ in }
  var lastEvent: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    if !keeps { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    if !keeps { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    if !keeps { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    if !keeps { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let numbers = touches.map(\.number).sorted().map(String.init).joined(separator: ",")
    bench?.note("\(accessibilityIdentifier ?? "") \(phase) \(numbers)")
    lastEvent = event
    before(phase)
  }
}

private final class FactList: EventTracer {
  var facts: [TouchFact] = []

  func record(_ fact: TouchFact) {
    if case .hitTest(.visited) = fact.kind { return }
    facts.append(fact)
  }
}
