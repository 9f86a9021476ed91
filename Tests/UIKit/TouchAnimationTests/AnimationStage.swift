// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchAnimation
import TouchCore

/// A window with a view and a layer in it, whose time moves by hand, and a journal of what happens to
/// animations.
@MainActor final class AnimationStage {
  let application = UIApplication()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let layer = CAShapeLayer()
  var lines: [String] = []
  private lazy var log = Log(self)

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.layer.addSublayer(layer)
  }

  var now: TimeInterval { application.clock.now }

  func note(_ line: String) { lines.append("\(round(now * 1000) / 1000) \(line)") }

  func advance(to time: TimeInterval) { application.advance(to: time) }

  /// Writes the facts of animations into the journal, too.
  func recordFacts() { application.tracer = log }

  /// What a layer shows at each of some times.
  func samples<Value>(at times: [TimeInterval], _ value: () -> Value) -> [Value] {
    times.map {
      advance(to: $0)
      return value()
    }
  }

  private final class Log: EventTracer {
    unowned let stage: AnimationStage
    init(_ stage: AnimationStage) { self.stage = stage }
    func record(_ fact: TouchFact) {
      guard case .animation(let animation) = fact.kind else { return }
      switch animation {
      case .began(let name, let property, let delay, let duration, let blocks):
        stage.note("\(name) \(property) began \(delay)+\(duration)\(blocks ? " blocks" : "")")
      case .ended(let name, let property, let end): stage.note("\(name) \(property) \(end.rawValue)")
      }
    }
  }
}

/// Writes what an animation tells its delegate.
@MainActor final class Witness: CAAnimationDelegate {
  private weak var stage: AnimationStage?
  init(_ stage: AnimationStage) { self.stage = stage }

  func animationDidStart(_ anim: CAAnimation) { stage?.note("\(name(of: anim)) starts") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stage?.note("\(name(of: anim)) stops, finished \(flag)")
  }

  private func name(of anim: CAAnimation) -> String {
    anim.value(forKey: "name") as? String ?? (anim as? CAPropertyAnimation)?.keyPath ?? "?"
  }
}

/// Numbers rounded to thousandths, for comparison.
func rounded(_ values: [CGFloat]) -> [CGFloat] { values.map { ($0 * 1000).rounded() / 1000 } }
