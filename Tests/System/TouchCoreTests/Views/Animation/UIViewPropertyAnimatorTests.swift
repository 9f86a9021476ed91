// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private final class AnimationJournal {
  var lines: [String] = []
}

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let journal = AnimationJournal()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
  }

  /// An animator that moves the center from x 0 to 100 in a second, and notes where it ends.
  private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIApplication.current = application
    view.center = CGPoint(x: 0, y: 10)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
    animator.addCompletion { journal.lines.append("\($0) at \(application.clock.now)") }
    return animator
  }
  private var shown: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test func `an animator runs from inactive to active and back`() {
    let animator = mover()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.center.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 100)
    application.advance(to: 0.25)
    #expect(near(shown, 25) && near(animator.fractionComplete, 0.25))
    application.advance(to: 1)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(journal.lines == ["end at 1.0"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `views can be hit while an animator runs, unless it says otherwise`() {
    let animator = mover()
    animator.startAnimation()
    #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === view)
    application.advance(to: 1)
    let blocking = mover()
    blocking.isUserInteractionEnabled = false
    blocking.startAnimation()
    #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === window)
    application.advance(to: 2)
    #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === view)
  }

  @Test func `a pause holds, and time does not count until it goes on`() {
    let animator = mover()
    animator.startAnimation()
    application.advance(to: 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    application.advance(to: 10)
    #expect(near(shown, 25))
    animator.startAnimation()
    application.advance(to: 10.5)
    #expect(near(shown, 75))
    application.advance(to: 10.75)
    #expect(journal.lines == ["end at 10.75"])
  }

  @Test func `a finger scrubs a paused animator`() {
    let animator = mover(.easeInOut)
    animator.pauseAnimation()
    #expect(animator.state == .active)
    for part in [0.1, 0.7, 0.3] as [CGFloat] {
      animator.fractionComplete = part
      #expect(near(shown, part * 100))
      #expect(near(animator.fractionComplete, part))
    }
    animator.fractionComplete = 7
    #expect(near(shown, 100))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.2
    #expect(shown < 15)
    #expect(near(animator.fractionComplete, 0.2))
  }

  @Test func `a fraction makes an animator active that was not started`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning)
    #expect(near(shown, 50))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    application.advance(to: 0.5)
    #expect(journal.lines == ["end at 0.5"])
  }

  @Test func `pausing an eased animator does not move it, and it goes on along its curve`() {
    let animator = mover(.easeInOut)
    animator.startAnimation()
    application.advance(to: 0.2)
    let before = shown
    animator.pauseAnimation()
    #expect(near(shown, before))
    animator.startAnimation()
    #expect(near(shown, before))
    application.advance(to: 0.5)
    #expect(near(shown, 50))
    application.advance(to: 1)
    #expect(journal.lines.count == 1)
  }

  @Test func `a reversed animator ends where it started`() {
    let animator = mover()
    animator.startAnimation()
    application.advance(to: 0.75)
    animator.isReversed = true
    #expect(near(shown, 75) && near(animator.fractionComplete, 0.25))
    application.advance(to: 1)
    #expect(near(shown, 50))
    application.advance(to: 1.5)
    #expect(journal.lines == ["start at 1.5"])
    #expect(view.center.x == 0)
  }

  @Test func `a paused animator can be reversed and scrubbed in the new direction`() {
    let animator = mover()
    animator.startAnimation()
    application.advance(to: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = 0.9
    #expect(near(shown, 10))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    application.advance(to: 0.6)
    #expect(journal.lines.count == 1 && journal.lines[0].hasPrefix("start"))
  }

  @Test func `it goes on with other timing for as long as asked`() {
    let animator = mover()
    animator.startAnimation()
    application.advance(to: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    application.advance(to: 1.5)
    #expect(near(shown, 75))
    application.advance(to: 2.5)
    #expect(journal.lines == ["end at 2.5"])
  }

  @Test func `stopping leaves the views where they are, without completion`() {
    let animator = mover()
    animator.startAnimation()
    application.advance(to: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(near(view.center.x, 25))
    application.advance(to: 3)
    #expect(journal.lines == [])
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100.0, "end at 0.25"), (.start, 0, "start at 0.25"),
    (.current, 25, "current at 0.25"),
  ])
  func `a stopped animator finishes where it is told`(
    position: UIViewAnimatingPosition, x: CGFloat, line: String
  ) {
    let animator = mover()
    animator.startAnimation()
    application.advance(to: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(near(view.center.x, 25))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(near(view.center.x, x))
    #expect(journal.lines == [line])
  }

  @Test func `a delay holds the start, and the values are set at once`() {
    let animator = mover()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.delay == 1)
    #expect(view.center.x == 100 && shown == 0)
    application.advance(to: 1)
    #expect(near(shown, 0))
    application.advance(to: 1.5)
    #expect(near(shown, 50))
    application.advance(to: 2)
    #expect(journal.lines == ["end at 2.0"])
  }

  @Test func `blocks added later join for the rest of the way, and with a factor later still`() {
    let animator = mover()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    application.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    animator.addAnimations { view.bounds.size.width = 40 }
    application.advance(to: 0.75)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(near(view.layer.presentation()?.bounds.width ?? 0, 30))
    application.advance(to: 1)
    #expect(view.layer.presentation()?.opacity == 0)
    #expect(journal.lines == ["end at 1.0"])
  }

  @Test func `an animator can pause at its end and go back from there`() {
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    application.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(journal.lines == [])
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    application.advance(to: 2.5)
    #expect(near(shown, 50))
    application.advance(to: 3)
    #expect(journal.lines == ["start at 3.0"])
  }

  @Test func `completions come in the order in which they were added`() {
    let animator = mover()
    animator.addCompletion { _ in journal.lines.append("second") }
    animator.startAnimation()
    application.advance(to: 1)
    #expect(journal.lines == ["end at 1.0", "second"])
  }

  @Test func `what a state does not allow is left undone and said`() {
    let animator = mover()
    #expect(misuses { animator.stopAnimation(true) }.count == 1)
    #expect(misuses { animator.finishAnimation(at: .end) }.count == 1)
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(
      misuses {
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.addAnimations {}
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }.count == 6)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)

    let steady = mover()
    steady.isInterruptible = false
    steady.startAnimation()
    #expect(
      misuses {
        steady.pauseAnimation()
        steady.fractionComplete = 0.5
        steady.stopAnimation(true)
      }.count == 3)
    #expect(steady.isRunning)
  }

  @Test func `an animator that runs keeps itself, and one that is let go of lets the view be hit`() {
    var animator: UIViewPropertyAnimator? = mover()
    animator?.startAnimation()
    animator = nil
    application.advance(to: 1)
    #expect(journal.lines == ["end at 1.0"])

    var paused: UIViewPropertyAnimator? = mover()
    paused?.isUserInteractionEnabled = false
    paused?.pauseAnimation()
    #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === window)
    paused = nil
    #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === view)
  }

  @Test func `a running animator comes ready made`() {
    UIApplication.current = application
    view.center.x = 0
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 100 },
      completion: { journal.lines.append("\($0)") })
    #expect(animator.isRunning)
    application.advance(to: 1)
    #expect(near(shown, 50))
    application.advance(to: 1.5)
    #expect(journal.lines == ["end"])
  }

  @Test func `a spring of physics has its own duration, one of a ratio the animator's`() {
    let physics = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 77, timingParameters: physics)
    #expect(near(CGFloat(animator.duration), CGFloat(-log(0.001 * 0.75.squareRoot()) / 5)))
    #expect(UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5).duration == 2)
    #expect(physics.timingCurveType == .spring)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
  }

  @Test func `a spring can be caught, and let go again from where it is`() {
    UIApplication.current = application
    view.center.x = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.center.x = 100 }
    animator.startAnimation()
    application.advance(to: 0.3)
    let caught = shown
    animator.pauseAnimation()
    #expect(near(shown, caught))
    animator.startAnimation()
    #expect(near(shown, caught))
    application.advance(to: 3)
    #expect(animator.state == .inactive && near(shown, 100))
  }
}
