// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning

@testable import TouchCore

/// A window full of views that note what they are asked, for random runs of hit-tests.
final class HitRunWorld {
  /// Whether the textbook answers instead of the engine.
  let isTextbook: Bool
  /// Whether every index is brought up to date before a question, so that no scan answers it.
  private let isIndexed: Bool
  private let application = UIApplication()
  private let window = UIWindow(frame: RunRect.whole.rect)
  private var views: [UIView] = []
  private var plans: [(view: Int, change: HitRunChange)] = []
  private(set) var lines: [String] = []
  private var placeless: Set<Int> = []
  private let tracer = DeafTracer()

  private init(isTextbook: Bool = false, isTraced: Bool = false, isIndexed: Bool = false) {
    self.isTextbook = isTextbook
    self.isIndexed = isIndexed
    if isTraced { application.tracer = tracer }
    window.windowScene = UIWindowScene(application: application)
    window.isHidden = false
    views = [window]
  }

  /// Runs the steps in three equal worlds; what the textbook, the engine and its traced form say must agree.
  static func fault(_ steps: [HitRunStep]) -> String? {
    let misuse = Misuse.handler
    Misuse.handler = { _ in }
    defer {
      Misuse.handler = misuse
      UIApplication.current = nil
    }
    let textbook = HitRunWorld(isTextbook: true)
    let engine = HitRunWorld()
    let indexed = HitRunWorld(isIndexed: true)
    let traced = HitRunWorld(isTraced: true)
    for step in steps {
      for world in [textbook, engine, indexed, traced] { world.take(step) }
      if textbook.lines != engine.lines {
        return "the textbook says \(textbook.lines), the engine \(engine.lines)"
      }
      if textbook.lines != indexed.lines {
        return "the textbook says \(textbook.lines), the engine with indexes \(indexed.lines)"
      }
      if textbook.lines != traced.lines {
        return "the textbook says \(textbook.lines), the traced engine \(traced.lines)"
      }
      if case .ask(let x, let y) = step, let fault = engine.flatFault(x, y) ?? indexed.flatFault(x, y) {
        return fault
      }
    }
    return nil
  }

  func view(_ number: Int) -> UIView { views[number % views.count] }

  /// Notes a question, then does what was planned for it.
  func log(_ number: Int, _ question: String, _ point: CGPoint?) {
    // Where a point is in a view that has no place, or had none when the question was on its way to it, is
    // nobody's business.
    if !Textbook.hasPlace(view(number)) { placeless.insert(number) }
    let place = placeless.contains(number) ? nil : point.map { " \($0.x) \($0.y)" }
    lines.append("\(number) \(question)\(place ?? "")")
    guard let place = plans.firstIndex(where: { $0.view % views.count == number }) else { return }
    perform(plans.remove(at: place).change)
  }

  private func take(_ step: HitRunStep) {
    switch step {
    case .make(let kind, let parent, let rect): make(kind, parent, rect.rect)
    case .crowd(let kind, let parent, let count):
      for place in 0..<count {
        make(
          place % 5 == 0 ? kind : .plain, parent,
          CGRect(x: place * 37 % 90, y: place * 53 % 90, width: 10 + place % 3 * 20, height: 15))
      }
    case .plan(let view, let change): plans.append((view, change))
    case .change(let change): perform(change)
    case .ask(let x, let y): ask(CGPoint(x: x, y: y))
    }
  }

  private func ask(_ point: CGPoint) {
    lines.removeAll()
    if isIndexed {
      for view in window.subtree() where !view.children.isEmpty { view.ensuredIndex.update(for: view) }
    }
    let found = isTextbook ? Textbook.hitTest(window, point, nil) : window.hitTest(point, with: nil)
    let number = found.flatMap { found in views.firstIndex { $0 === found } }
    lines.append("found \(number.map(String.init) ?? "nothing")")
  }

  /// What the flat reference has against the engine; it knows of geometry only.
  private func flatFault(_ x: Int, _ y: Int) -> String? {
    guard !window.subtree().contains(where: { !$0.overrides.isEmpty }) else { return nil }
    let point = CGPoint(x: x, y: y)
    let flat = FlatReference(window).view(at: point)
    let found = window.hitTest(point, with: nil)
    return flat === found
      ? nil : "the flat reference finds \(flat?.frame as Any), the engine \(found?.frame as Any)"
  }

  private func make(_ kind: HitClass, _ parent: Int, _ rect: CGRect) {
    let made = kind.make(rect)
    if let made = made as? HitView {
      made.world = self
      made.number = views.count
      made.kind = kind
    }
    views.append(made)
    view(parent).addSubview(made)
  }

  private func perform(_ change: HitRunChange) {
    switch change {
    case .add(let number, let parent, let place): view(parent).insertSubview(view(number), at: place)
    case .remove(let number): view(number).removeFromSuperview()
    case .hide(let number, let on): view(number).isHidden = on
    case .interaction(let number, let on): view(number).isUserInteractionEnabled = on
    case .alpha(let number, let percent): view(number).alpha = CGFloat(percent) / 100
    case .frame(let number, let rect): view(number).frame = rect.rect
    case .scroll(let number, let x, let y):
      view(number).bounds.origin = CGPoint(x: RunContact.value(x), y: RunContact.value(y))
    case .transform(let number, let transform): view(number).transform = transform.transform
    case .front(let number): view(number).superview?.bringSubviewToFront(view(number))
    case .back(let number): view(number).superview?.sendSubviewToBack(view(number))
    case .exchange(let number, let a, let b): view(number).exchangeSubview(at: a, withSubviewAt: b)
    }
  }
}

/// A tracer that only makes the engine trace.
private final class DeafTracer: EventTracer {
  func record(_ fact: TouchFact) {}
}
