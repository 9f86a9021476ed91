// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct CATransactionTests {
  private let stage = AnimationStage()
  private var layer: CAShapeLayer { stage.layer }

  private func completion(_ name: String) -> () -> Void {
    { [stage] in stage.note(name) }
  }

  private func fade(_ duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, duration)
    layer.add(animation, forKey: nil)
  }

  @Test func `a completion block waits for an animated push and an animated presentation`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("pushed"))
    navigation.pushViewController(UIViewController(), animated: true)
    CATransaction.commit()
    let transition = stage.application.tuning.transitionDuration
    stage.advance(to: 1)
    #expect(stage.lines == ["\(transition) pushed"])
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("presented"))
    navigation.present(UIViewController(), animated: true)
    CATransaction.commit()
    stage.advance(to: 2)
    #expect(stage.lines.last == "\(1 + transition) presented")
  }

  @Test func `a completion block waits for the animations that were added in its transaction`() {
    fade(9)
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("done"))
    fade(1)
    fade(2)
    CATransaction.commit()
    fade(8)
    stage.advance(to: 20)
    #expect(stage.lines == ["2.0 done"])
  }

  @Test func `without animations it is called at once`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("done"))
    stage.note("commit")
    CATransaction.commit()
    #expect(stage.lines == ["0.0 commit", "0.0 done"])
  }

  @Test func `transactions nest, and the outer one waits for the inner one's animations`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock(completion("outer"))
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock(completion("inner"))
    fade(0)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    stage.advance(to: 20)
    #expect(stage.lines == ["3.0 inner", "3.0 outer"])
  }

  @Test func `animations of views are waited for, too, and those that are removed are over`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("done"))
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
    } completion: { _ in
      stage.note("view")
    }
    fade(5)
    CATransaction.commit()
    stage.advance(to: 2)
    layer.removeAllAnimations()
    stage.advance(to: 3)
    #expect(stage.lines == ["1.0 view", "2.0 done"])
  }

  @Test func `a second block takes the place of the first, which waits for what was added before`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion("first"))
    fade(1)
    CATransaction.setCompletionBlock(completion("second"))
    fade(2)
    CATransaction.setCompletionBlock(completion("third"))
    CATransaction.setCompletionBlock(nil)
    CATransaction.commit()
    stage.advance(to: 5)
    #expect(stage.lines == ["0.0 third", "1.0 first", "2.0 second"])
  }

  @Test func `what is set without a transaction lasts for the turn`() {
    CATransaction.setCompletionBlock(completion("done"))
    CATransaction.setDisableActions(true)
    fade(1)
    #expect(CATransaction.disableActions())
    stage.advance(to: 0)
    #expect(!CATransaction.disableActions())
    stage.advance(to: 5)
    #expect(stage.lines == ["1.0 done"])
  }

  @Test func `flush ends the transaction of the turn`() {
    CATransaction.setDisableActions(true)
    CATransaction.flush()
    #expect(!CATransaction.disableActions())
    CATransaction.flush()
  }

  @Test func `commit without begin is reported`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    CATransaction.commit()
    #expect(said.count == 1)
  }

  @Test func `changes of a layer without a view are animated in a transaction`() {
    stage.recordFacts()
    layer.strokeEnd = 0
    layer.strokeEnd = 0.5
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock(completion("done"))
    layer.strokeEnd = 1
    layer.position = CGPoint(x: 10, y: 0)
    layer.path = CGPath(rect: .zero, transform: nil)
    stage.view.layer.position = CGPoint(x: 40, y: 40)
    CATransaction.commit()
    layer.lineWidth = 8
    #expect(layer.animationKeys() == ["strokeEnd", "position"])
    #expect(stage.view.layer.animationKeys() == nil)
    stage.advance(to: 1)
    #expect(layer.presentation()?.strokeEnd == 0.75)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 0))
    #expect(layer.presentation()?.lineWidth == 8)
    #expect(layer.strokeEnd == 1)
    stage.advance(to: 3)
    #expect(
      stage.lines == [
        "0.0 CAShapeLayer#1 strokeEnd began 0.0+2.0", "0.0 CAShapeLayer#1 position began 0.0+2.0",
        "2.0 CAShapeLayer#1 strokeEnd finished", "2.0 CAShapeLayer#1 position finished", "2.0 done",
      ])
  }

  @Test func `they are not where that is turned off, outside of windows, and for new layers`() {
    CATransaction.begin()
    let new = CALayer()
    new.opacity = 0.5
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 10, y: 0)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.position = CGPoint(x: 20, y: 0)
    CATransaction.commit()
    layer.position = CGPoint(x: 30, y: 0)
    CATransaction.commit()
    #expect(new.animationKeys() == nil)
    #expect(layer.animationKeys() == ["position"])
    stage.advance(to: 0.125)
    // Halfway in time, the default function is at four fifths.
    #expect(rounded([layer.presentation()?.position.x ?? 0]) == [28.024])
  }

  @Test func `the delegate decides first, then the layer and its class`() {
    final class Decider: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return event == "hidden" ? NSNull() : nil }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 7
        return animation
      }
    }
    let decider = Decider()
    layer.delegate = decider
    CATransaction.begin()
    layer.opacity = 0
    layer.isHidden = true
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.animation(forKey: "opacity")?.duration == 7)
    stage.advance(to: 3.5)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func `the clock of the application is the time`() {
    stage.advance(to: 12.5)
    #expect(CACurrentMediaTime() == 12.5)
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let interval: CFTimeInterval = 2
    stage.advance(to: 12.5 + interval)
    #expect(CFAbsoluteTimeGetCurrent() - start == 2)
  }
}
