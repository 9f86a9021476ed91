// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore

@MainActor @Suite struct UIViewTransitionTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }
  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }
  private func hit(_ point: CGPoint) -> UIView? { stage.window.hitTest(point, with: nil) }
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `keyframes animate each change in its interval`() {
    stage.recordFacts()
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear]) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 110 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 30 }
      view.alpha = 0
    } completion: { [stage] in
      stage.note("done \($0)")
    }
    #expect(view.center.x == 30)
    #expect(stage.samples(at: [0.5, 1, 1.5, 2, 3, 4]) { shownX } == [60, 110, 110, 110, 70, 30])
    #expect(
      stage.lines == [
        "0.0 UIView#1 position began 0.0+4.0 blocks", "0.0 UIView#1 opacity began 0.0+4.0 blocks",
        "4.0 UIView#1 position finished", "4.0 UIView#1 opacity finished", "4.0 done true",
      ])
  }

  @Test func `discrete keyframes jump, and the whole time eases unless it is told otherwise`() {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear, .calculationModeDiscrete]) {
      [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 30 }
    }
    #expect(stage.samples(at: [1, 2, 3]) { shownX } == [10, 110, 110])
    stage.advance(to: 10)
    UIView.animateKeyframes(withDuration: 1, delay: 1) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 130 }
    }
    #expect(rounded(stage.samples(at: [11, 11.25, 11.5]) { shownX }) == [30, 42.916, 80])
  }

  @Test func `views are not hit in keyframes unless that is allowed`() {
    for (options, isHit) in [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, false), (.allowUserInteraction, true),
    ] {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha -= 0.25 }
      }
      #expect((hit(CGPoint(x: 5, y: 5)) === view) == isHit)
      stage.advance(to: stage.now + 1)
      #expect(hit(CGPoint(x: 5, y: 5)) === view)
    }
  }

  @Test func `a keyframe outside of keyframes is reported, and its changes are made`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [view] in view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    #expect(said.count == 1)
  }

  @Test func `a transition keeps its view from being hit, and makes changes at once`() {
    stage.recordFacts()
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { [view] in
      view.center.x = 50
    } completion: { [stage] in
      stage.note("done \($0)")
    }
    #expect(shownX == 50)
    #expect(hit(CGPoint(x: 50, y: 10)) === stage.window)
    stage.advance(to: 1)
    #expect(hit(CGPoint(x: 50, y: 10)) === view)
    #expect(
      stage.lines == [
        "0.0 UIView#1 transition began 0.0+1.0 blocks", "1.0 UIView#1 transition finished", "1.0 done true",
      ])
  }

  @Test func `a transition animates its changes if it is told to`() {
    let options: UIView.AnimationOptions = [
      .transitionCrossDissolve, .allowAnimatedContent, .curveLinear, .allowUserInteraction,
    ]
    UIView.transition(with: view, duration: 1, options: options) { [view] in
      view.center.x = 50
    }
    stage.advance(to: 0.5)
    #expect(shownX == 30)
    #expect(view.layer.animationKeys() == ["position", "transition"])
    #expect(hit(CGPoint(x: 50, y: 10)) === view)
  }

  @Test func `one view comes in the place of another`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    UIView.transition(from: view, to: other, duration: 1) { [stage] in stage.note("done \($0)") }
    #expect(view.superview == nil)
    #expect(other.superview === stage.window)
    stage.advance(to: 2)
    UIView.transition(from: other, to: view, duration: 0) { [stage] in stage.note("done \($0)") }
    #expect(view.superview === stage.window && other.superview == nil)
    stage.window.addSubview(other)
    other.isHidden = true
    UIView.transition(from: view, to: other, duration: 1, options: .showHideTransitionViews)
    #expect(view.isHidden && !other.isHidden && view.superview === stage.window)
    stage.advance(to: 4)
    #expect(stage.lines == ["1.0 done true", "2.0 done true"])
  }

  @Test func `a spring is given by how long it seems`() {
    UIView.animate(springDuration: 0.5, bounce: 0.3, options: .allowUserInteraction) {
      view.center.x = 110
    } completion: { [stage] _ in
      stage.note("rests")
    }
    let shown = stage.samples(at: [0.1, 0.35]) { shownX }
    #expect(shown[0] > 30 && shown[0] < 100)
    #expect(shown[1] > 110)
    stage.advance(to: 3)
    #expect(stage.lines.count == 1)
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0))
    #expect((0.5...1).contains(animator.duration))
  }
}
