// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing
import TouchCore
import TouchGraphics

/// Numbers that look random and are the same in every run.
private struct Dice {
  var state: UInt64
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@MainActor @Suite struct AnimationRandomRuns {
  private final class Tally {
    var calls: [Int] = []
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `every completion is called once, and in the end every view can be hit`(seed: UInt64) {
    #expect(HeapBlocks.lost { run(seed) } == 0)
  }

  private func run(_ seed: UInt64) {
    defer { UIApplication.current = nil }
    var dice = Dice(state: seed)
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    let views = (0..<4).map { UIView(frame: CGRect(x: 100 * $0, y: 0, width: 50, height: 50)) }
    for view in views { window.addSubview(view) }
    let tally = Tally()
    var animators: [UIViewPropertyAnimator] = []

    func change(_ view: UIView, _ way: Int, _ amount: CGFloat) {
      switch way {
      case 0: view.center = CGPoint(x: amount, y: 25)
      case 1: view.alpha = 0.5 + amount / 1000
      case 2: view.transform = CGAffineTransform(rotationAngle: amount)
      case 3: view.bounds.size = CGSize(width: amount, height: 50)
      default: view.backgroundColor = UIColor(white: amount / 400, alpha: 1)
      }
    }
    func counted() -> Int {
      tally.calls.append(0)
      return tally.calls.count - 1
    }

    for _ in 0..<60 {
      let (view, way, amount) = (views[dice.roll(4)], dice.roll(5), CGFloat(dice.roll(400)))
      let options = UIView.AnimationOptions(rawValue: UInt([0, 2, 4, 6, 16, 20][dice.roll(6)]))
      switch dice.roll(9) {
      case 0...2:
        let number = counted()
        UIView.animate(
          withDuration: Double(dice.roll(4)) / 2, delay: Double(dice.roll(3)) / 4, options: options,
          animations: { change(view, way, amount) }, completion: { _ in tally.calls[number] += 1 })
      case 3:
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { change(view, way, amount) }
        animator.isUserInteractionEnabled = dice.roll(2) == 0
        animator.startAnimation()
        animators.append(animator)
      case 4:
        guard let animator = animators.last, animator.state == .active else { continue }
        switch dice.roll(4) {
        case 0: animator.pauseAnimation()
        case 1: animator.isReversed.toggle()
        case 2: animator.fractionComplete = amount / 400
        default: animator.stopAnimation(true)
        }
      case 5: view.layer.removeAllAnimations()
      case 6: view.superview == nil ? window.addSubview(view) : view.removeFromSuperview()
      default: application.advance(by: Double(dice.roll(8)) / 8)
      }
      let frame = view.layer.presentation()?.frame ?? .null
      #expect(frame.origin.x.isFinite && frame.width.isFinite)
    }
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    application.advance(by: 100)
    #expect(tally.calls.allSatisfy { $0 == 1 })
    for (place, view) in views.enumerated() {
      #expect(view.layer.animationKeys() == nil)
      view.transform = .identity
      view.alpha = 1
      view.frame = CGRect(x: 100 * place, y: 0, width: 50, height: 50)
      window.addSubview(view)
      #expect(window.hitTest(CGPoint(x: 100 * place + 5, y: 5), with: nil) === view)
    }
  }
}
