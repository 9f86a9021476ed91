// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchTesting

/// What happened in a test, in order.
final class Journal {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since this was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A window of 100 × 100 in an application of its own.
func makeWindow(_ application: UIApplication) -> UIWindow {
  let window = UIWindow(windowScene: UIWindowScene(application: application))
  window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  return window
}

extension UIApplication {
  func finger(_ phase: UITouch.Phase, at x: CGFloat = 10, after seconds: TimeInterval = 0.01) {
    handle(
      ContactFrame(
        timestamp: clock.now + seconds,
        contacts: [Contact(id: 1, phase: phase, location: CGPoint(x: x, y: 10))]))
  }

  func press(_ phase: UIPress.Phase, _ type: UIPress.PressType = .select, id: Int = 1) {
    handle(
      PressFrame(timestamp: clock.now + 0.01, presses: [PressReport(id: id, phase: phase, type: type)]))
  }
}

/// The sentences about wrong use that were said while `body` ran.
func misuses(_ body: () -> Void) -> [String] { Misused.during(body) }

/// Keeps the responder facts as text.
final class ResponderFacts: EventTracer {
  var lines: [String] = []

  func record(_ fact: TouchFact) {
    guard case .responder(let fact) = fact.kind else { return }
    switch fact {
    case .became(let name): lines.append("became \(name)")
    case .resigned(let name): lines.append("resigned \(name)")
    case .refused(let name, let why): lines.append("refused \(name): \(why)")
    case .action(let action, let name): lines.append("action \(action) to \(name)")
    case .unanswered(let action): lines.append("unanswered \(action)")
    }
  }
}
