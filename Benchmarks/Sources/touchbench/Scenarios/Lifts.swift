// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// From the lift of a finger to the action of the tap.
enum Lifts: Scenario {
  static let name = "lifts"
  static let title = "From the lift of the finger to the tap's action"

  static func run(_ session: Session) {
    for count in [3, 100] {
      let scene = LiftScene(recognizers: count)
      let samples = (0..<40 * Stopwatch.rounds).map { _ in scene.timeOfTap() }
      session.add(
        Measurement(
          title, "\(count) recognizers", Stopwatch.median(samples), "ns", limit: count == 100 ? 2800 : nil))
    }
  }
}

/// A finger that taps a view, with taps, pans and long presses above it.
final class LiftScene {
  private let scene: LiveTree
  private let point: CGPoint
  private var time = 0.0
  private var acted: ContinuousClock.Instant?

  /// Puts so many recognizers on the path, the first of which is a tap.
  init(recognizers count: Int) {
    let plan = TreePlan.app(1000)
    scene = LiveTree(plan, of: .listener)
    point = scene.pointInView(of: plan.points(1000))
    var view = scene.window.hitTest(point, with: nil)
    for place in 0..<count {
      let recognizer: UIGestureRecognizer =
        switch place % 3 {
        case 0: UITapGestureRecognizer()
        case 1: UIPanGestureRecognizer()
        default: UILongPressGestureRecognizer()
        }
      if place == 0 { recognizer.addTarget(self, action: LiftScene.tapped) }
      view?.addGestureRecognizer(recognizer)
      if let above = view?.superview { view = above }
    }
  }

  private func tapped() { acted = ContinuousClock.now }

  private func send(_ phase: UITouch.Phase) {
    time += 1.0 / 60
    scene.application.handle(
      ContactFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, location: point)]))
  }

  /// Brings the finger down.
  func touchDown() {
    time += 1
    send(.began)
  }

  /// Lifts it.
  func lift() { send(.ended) }

  /// How long after the lift the action was sent, in nanoseconds.
  func timeOfTap() -> Double {
    touchDown()
    acted = nil
    let start = ContinuousClock.now
    lift()
    guard let acted else { complain("a tap was not recognized.") }
    return Stopwatch.nanoseconds(acted - start)
  }
}
