// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchCore

/// Three views, one in the other, that write what they and their recognizers hear in one line.
///
/// `a` holds `b` holds `c`; all are as large as the window. A recognizer's touches are `c1 +`, `c1 ~`,
/// `c1 -`, `c1 x` for began, moved, ended and cancelled, the same without a digit are a view's, and an action
/// is `c1 began`.
final class OrderStage {
  let application = UIApplication()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private var views: [OrderView] = []
  private var words: [String] = []
  private var plans: [(word: String, isOnce: Bool, body: () -> Void)] = []
  private(set) var target: OrderTarget?

  init() {
    window.windowScene = UIWindowScene(application: application)
    window.makeKeyAndVisible()
    var parent: UIView = window
    for name in ["a", "b", "c"] {
      let view = OrderView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      view.stage = self
      view.name = name
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
    target = OrderTarget()
    target?.stage = self
  }

  /// What was written since the last time.
  var taken: String {
    defer { words = [] }
    return words.joined(separator: ", ")
  }

  func mark() { words.append("|") }

  func view(_ name: String) -> UIView { views.first { $0.name == name } ?? window }

  func once(_ word: String, _ body: @escaping () -> Void) { plans.append((word, true, body)) }

  func always(_ word: String, _ body: @escaping () -> Void) { plans.append((word, false, body)) }

  func forgetTarget() { target = nil }

  func forgetViews() { views = [] }

  func write(_ word: String) {
    words.append(word)
    guard words.count < 200, let place = plans.firstIndex(where: { $0.word == word }) else { return }
    let plan = plans[place]
    if plan.isOnce { plans.remove(at: place) }
    plan.body()
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, on view: String)
    -> Recognizer
  {
    recognizer.name = name
    if let target { recognizer.addTarget(target, action: OrderTarget.act) }
    self.view(view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @discardableResult
  func tapper(_ name: String, on view: String, taps: Int = 1) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), name, on: view)
    tap.numberOfTapsRequired = taps
    return tap
  }

  /// Adds a recognizer that only writes what it hears.
  @discardableResult
  func track(_ name: String, on view: String) -> OrderRecognizer {
    let recognizer = add(OrderRecognizer(), name, on: view)
    recognizer.stage = self
    return recognizer
  }

  func frame(_ time: TimeInterval, _ contacts: (Int, UITouch.Phase, Double, Double)...) {
    application.handle(
      ContactFrame(
        timestamp: time,
        contacts: contacts.map { Contact(id: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3)) }))
  }

  func tap(at time: TimeInterval) {
    frame(time, (1, .began, 50, 50))
    frame(time + 0.05, (1, .ended, 50, 50))
  }

  /// Three moves to the right, 20 points each.
  func drag(at time: TimeInterval) {
    frame(time, (1, .began, 50, 50))
    for step in 1...3 { frame(time + 0.05 * Double(step), (1, .moved, 50 + 20 * Double(step), 50)) }
    frame(time + 0.2, (1, .ended, 110, 50))
  }

  /// Two fingers that part and turn.
  func twist(at time: TimeInterval) {
    frame(time, (1, .began, 100, 100), (2, .began, 150, 100))
    frame(time + 0.1, (2, .moved, 165, 130))
    frame(time + 0.2, (2, .moved, 175, 150))
    frame(time + 0.3, (1, .ended, 100, 100), (2, .ended, 175, 150))
  }
}

final class OrderTarget {
  weak var stage: OrderStage?

  func act(_ recognizer: UIGestureRecognizer) {
    stage?.write("\(recognizer.name ?? "?") \(recognizer.state)")
  }
}

final class OrderRecognizer: UIGestureRecognizer {
  weak var stage: OrderStage?
  /// Whether any move is its gesture.
  var recognizes = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { write("+") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    write("~")
    if recognizes { state = .changed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    write("-")
    if recognizes { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    write("x")
    if recognizes { state = .cancelled }
  }
  override func reset() { write("reset") }

  private func write(_ word: String) { stage?.write("\(name ?? "?") \(word)") }
}

final class OrderView: UIView {
  weak var stage: OrderStage?
  var name = ""

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.write("\(name) +") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.write("\(name) ~") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.write("\(name) -") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.write("\(name) x") }
}
