// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// A view that follows one finger and notes what it receives.
class FingerView: UIView {
  /// Called with each phase, and with the finger.
  var report: (String, UITouch) -> Void = { _, _ in }
  /// Where the finger came down, in the coordinates of the window.
  private(set) var start = CGPoint.zero
  /// When it came down.
  private(set) var startTime: TimeInterval = 0
  /// How far it was from there at most.
  private(set) var farthest: CGFloat = 0

  /// How far a point of the window is from where the finger came down.
  func travel(to point: CGPoint) -> CGFloat {
    let (x, y) = (point.x - start.x, point.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    start = touch.location(in: nil)
    startTime = touch.timestamp
    farthest = 0
    report("touchesBegan", touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow("touchesMoved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow("touchesEnded", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow("touchesCancelled", touches)
  }

  private func follow(_ phase: String, _ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    farthest = max(farthest, travel(to: touch.location(in: nil)))
    report(phase, touch)
  }
}

/// Numbers in logs.
@MainActor enum Written {
  /// A distance in points, with one decimal.
  static func points(_ value: CGFloat) -> String { decimals(Double(value), 10) }

  /// A time in seconds, with two decimals.
  static func seconds(_ value: TimeInterval) -> String { decimals(value, 100) }

  private static func decimals(_ value: Double, _ unit: Double) -> String {
    let rounded = (value * unit).rounded() / unit
    return "\(rounded == 0 ? 0 : rounded)"
  }

  /// The name of a recognizer's state.
  static func state(_ recognizer: UIGestureRecognizer) -> String {
    states.first { $0.state == recognizer.state }?.name ?? "unknown"
  }

  private static let states: [(state: UIGestureRecognizer.State, name: String)] = [
    (.possible, "possible"), (.began, "began"), (.changed, "changed"), (.ended, "ended"),
    (.cancelled, "cancelled"), (.failed, "failed"),
  ]
}
