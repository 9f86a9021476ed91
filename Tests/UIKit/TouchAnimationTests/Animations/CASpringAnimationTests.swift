// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore

@MainActor @Suite struct CASpringAnimationTests {
  private let stage = AnimationStage()

  @Test func `a spring overshoots and comes to rest`() {
    let spring = CASpringAnimation(keyPath: "lineWidth")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    stage.layer.add(spring, forKey: "spring")
    let shown = stage.samples(at: [0.1, 0.36, 0.72, 1.4]) { stage.layer.presentation()?.lineWidth ?? 0 }
    #expect(shown[0] > 30 && shown[0] < 50)
    #expect(shown[1] > 115)
    #expect(shown[2] < 100)
    #expect(abs(shown[3] - 100) < 0.2)
    #expect((1.3...1.5).contains(spring.settlingDuration))
  }

  @Test func `one that is cut off jumps to its end`() {
    let spring = CASpringAnimation(keyPath: "lineWidth")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 1)
    spring.duration = 0.3
    spring.delegate = Witness(stage)
    stage.layer.add(spring, forKey: nil)
    stage.advance(to: 1)
    #expect(stage.lines == ["0.0 lineWidth starts", "0.3 lineWidth stops, finished true"])
    #expect(stage.layer.presentation()?.lineWidth == 1)
  }

  @Test func `a spring is given by how long it seems and how it bounces`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.25) < 1e-9)
    #expect(spring.duration == spring.settlingDuration)
  }

  @Test func `the members of a group share its time`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    let late = CABasicAnimation(keyPath: "lineWidth")
    (late.fromValue, late.toValue, late.beginTime, late.duration) = (10, 20, 1, 5)
    let group = CAAnimationGroup()
    (group.animations, group.duration, group.delegate) = ([fade, late], 2, Witness(stage))
    group.setValue("group", forKey: "name")
    stage.recordFacts()
    stage.layer.add(group, forKey: "both")
    let shown = stage.samples(at: [0.5, 1, 1.5, 2]) {
      [CGFloat(stage.layer.presentation()?.opacity ?? -1), stage.layer.presentation()?.lineWidth ?? -1]
    }
    #expect(shown == [[0.25, 1], [0.5, 10], [0.75, 11], [1, 1]])
    #expect(
      stage.lines == [
        "0.0 CAShapeLayer#1 opacity, lineWidth began 0.0+2.0", "0.0 group starts",
        "2.0 CAShapeLayer#1 opacity, lineWidth finished", "2.0 group stops, finished true",
      ])
  }

  @Test func `a transition takes its time under a key of its own`() {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
    transition.delegate = Witness(stage)
    stage.layer.add(transition, forKey: "mine")
    #expect(stage.layer.animationKeys() == ["transition"])
    #expect((stage.layer.animation(forKey: kCATransition) as? CATransition)?.type == .push)
    stage.advance(to: 2)
    #expect(stage.layer.animationKeys() == nil)
    #expect(stage.lines == ["0.0 ? starts", "1.0 ? stops, finished true"])
  }
}
