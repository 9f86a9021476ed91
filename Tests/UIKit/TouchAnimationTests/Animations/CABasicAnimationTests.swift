// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct CABasicAnimationTests {
  private let stage = AnimationStage()
  private var layer: CAShapeLayer { stage.layer }

  private func animation(_ path: String, _ from: Any? = nil, _ to: Any? = nil, by: Any? = nil)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    animation.delegate = Witness(stage)
    return animation
  }
  private var shown: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }

  @Test func `an animation shows its values, tells its delegate, and goes`() {
    stage.recordFacts()
    layer.add(animation("opacity", 0, 0.5), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.opacity == 1)
    #expect(stage.samples(at: [0, 0.5, 0.999, 1, 2]) { shown } == [0, 0.25, CGFloat(Float(0.4995)), 1, 1])
    #expect(layer.animationKeys() == nil)
    #expect(
      stage.lines == [
        "0.0 CAShapeLayer#1 opacity began 0.0+1.0", "0.0 opacity starts",
        "1.0 CAShapeLayer#1 opacity finished",
        "1.0 opacity stops, finished true",
      ])
  }

  @Test func `what is changed after the addition has no effect`() {
    let fade = animation("opacity", 0, 1)
    layer.add(fade, forKey: "fade")
    fade.duration = 10
    fade.fromValue = 1
    stage.advance(to: 0.5)
    #expect(shown == 0.5)
    #expect(layer.animation(forKey: "fade")?.duration == 1)
    #expect(layer.animation(forKey: "fade") !== fade)
  }

  @Test(
    arguments: [
      ((2, 4, nil), 3.0), ((2, nil, 4), 4.0), ((nil, 4, 2), 3.0), ((2, nil, nil), 5.0), ((nil, 4, nil), 6.0),
      ((nil, nil, 4), 10.0), ((nil, nil, nil), 8.0),
    ] as [((Int?, Int?, Int?), Double)])
  func `two of three values, or the layer's own, are the ends`(
    values: (from: Int?, to: Int?, by: Int?), middle: Double
  ) {
    layer.lineWidth = 8
    layer.add(animation("lineWidth", values.from, values.to, by: values.by), forKey: nil)
    stage.advance(to: 0.5)
    #expect(layer.presentation()?.lineWidth == CGFloat(middle))
  }

  @Test func `an animation that stays shows its last value until it is removed`() {
    let fade = animation("opacity", 1, 0)
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    layer.add(fade, forKey: "fade")
    #expect(stage.samples(at: [0.5, 1, 5]) { shown } == [0.5, 0, 0])
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    #expect(shown == 1)
    stage.advance(to: 6)
    #expect(stage.lines == ["0.0 opacity starts", "1.0 opacity stops, finished true"])
  }

  @Test func `one that stays without filling shows nothing after its end`() {
    let fade = animation("opacity", 1, 0)
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    stage.advance(to: 2)
    #expect(shown == 1)
  }

  @Test func `a later beginning is waited for, with the first value if it fills backwards`() {
    let modes: [(CAMediaTimingFillMode, CGFloat)] = [
      (.removed, 1), (.backwards, 0), (.both, 0), (.forwards, 1),
    ]
    for (mode, early) in modes {
      let stage = AnimationStage()
      let fade = animation("opacity", 0, 0.5)
      fade.delegate = Witness(stage)
      fade.beginTime = stage.layer.convertTime(CACurrentMediaTime(), from: nil) + 2
      fade.fillMode = mode
      stage.layer.add(fade, forKey: "fade")
      let shown = stage.samples(at: [1, 2.5, 4]) { CGFloat(stage.layer.presentation()?.opacity ?? -1) }
      #expect(shown == [early, 0.25, 1])
      #expect(stage.lines == ["2.0 opacity starts", "3.0 opacity stops, finished true"])
    }
  }

  @Test func `another animation of the same key replaces, others are applied in order`() {
    layer.add(animation("opacity", 0, 0), forKey: "a")
    layer.add(animation("opacity", 0.25, 0.25), forKey: "b")
    #expect(shown == 0.25)
    layer.add(animation("opacity", 0.75, 0.75), forKey: "a")
    #expect(shown == 0.75)
    #expect(layer.animationKeys() == ["b", "a"])
    layer.removeAllAnimations()
    #expect(shown == 1)
    stage.advance(to: 3)
    #expect(
      stage.lines == [
        "0.0 opacity stops, finished false", "0.0 opacity stops, finished false",
        "0.0 opacity stops, finished false",
      ])
  }

  @Test func `it repeats and reverses as often as it is told`() {
    let fade = animation("opacity", 0, 1)
    fade.autoreverses = true
    fade.repeatCount = 1.5
    layer.add(fade, forKey: nil)
    #expect(stage.samples(at: [0.25, 1, 1.25, 2, 2.25, 3]) { shown } == [0.25, 1, 0.75, 0, 0.25, 1])
    #expect(stage.lines.last == "3.0 opacity stops, finished true")
  }

  @Test func `one without end runs until it is removed`() {
    let fade = animation("opacity", 0, 1)
    fade.repeatCount = .greatestFiniteMagnitude
    layer.add(fade, forKey: "pulse")
    #expect(stage.samples(at: [0.25, 1.25, 1000.5]) { shown } == [0.25, 0.25, 0.5])
    layer.removeAnimation(forKey: "pulse")
    stage.advance(to: 1001)
    #expect(stage.lines == ["0.0 opacity starts", "1000.5 opacity stops, finished false"])
  }

  @Test func `cumulative runs go on from each other, and additive ones from the layer's value`() {
    let turn = animation("lineWidth", 0, 10)
    (turn.isCumulative, turn.isAdditive, turn.repeatCount) = (true, true, 3)
    layer.lineWidth = 5
    layer.add(turn, forKey: nil)
    #expect(stage.samples(at: [0.5, 1.5, 2.5, 3]) { layer.presentation()?.lineWidth } == [10, 20, 30, 5])
  }

  @Test func `the timing function is the pace`() {
    let fade = animation("opacity", 0, 1)
    fade.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 1.2, 0.5, 1)
    layer.add(fade, forKey: nil)
    #expect(rounded(stage.samples(at: [0.25, 0.5, 0.75]) { shown }) == [0.738, 0.988, 1.01])
  }

  @Test func `speed and offset move the animation in its own time`() {
    let fade = animation("opacity", 0, 1)
    (fade.speed, fade.timeOffset) = (2, 0.5)
    layer.add(fade, forKey: nil)
    #expect(stage.samples(at: [0, 0.125, 0.375]) { shown } == [0.5, 0.75, 0.25])
    let back = animation("opacity", 0, 1)
    back.speed = -1
    layer.add(back, forKey: nil)
    #expect(stage.samples(at: [0.375, 0.625, 1.125]) { shown } == [1, 0.75, 0.25])
  }

  @Test func `a layer pauses its animations and goes on with them`() {
    layer.add(animation("opacity", 0, 1), forKey: nil)
    stage.advance(to: 0.25)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(stage.samples(at: [0.5, 10]) { shown } == [0.25, 0.25])
    let offset = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
    #expect(stage.samples(at: [10.25, 10.75]) { shown } == [0.5, 1])
    #expect(stage.lines == ["0.0 opacity starts", "10.75 opacity stops, finished true"])
  }

  @Test func `touches go by the model, and the presentation's layers by what is seen`() {
    let move = animation("position", CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 10))
    stage.view.layer.add(move, forKey: "position")
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.advance(to: 0.5)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.view)
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 10), with: nil) === stage.window)
    let seen = stage.window.layer.presentation()?.hitTest(CGPoint(x: 60, y: 10))
    #expect(seen?.model() === layer)
    #expect(seen?.superlayer?.model() === stage.view.layer)
    #expect(stage.window.layer.presentation()?.hitTest(CGPoint(x: 10, y: 10))?.model() === stage.window.layer)
  }

  @Test func `an animation under the key of a view's animation takes its place, and the other way round`() {
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
    } completion: {
      stage.note("view \($0)")
    }
    stage.view.layer.add(animation("opacity", 1, 1), forKey: "opacity")
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1) { stage.view.alpha = 1 }
    stage.advance(to: 3)
    #expect(
      stage.lines == [
        "0.0 view false", "0.0 opacity starts", "0.5 opacity stops, finished false",
      ])
  }

  @Test func `a layer that leaves loses its animations`() {
    layer.add(animation("opacity", 0, 1), forKey: nil)
    stage.view.layer.add(animation("position", CGPoint.zero, CGPoint.zero), forKey: "move")
    stage.view.removeFromSuperview()
    #expect(layer.animationKeys() == nil)
    #expect(stage.view.layer.animationKeys() == nil)
    stage.window.addSubview(stage.view)
    layer.add(animation("lineWidth", 0, 1), forKey: "line")
    layer.removeFromSuperlayer()
    #expect(layer.animationKeys() == nil)
    stage.advance(to: 1)
    #expect(
      stage.lines == [
        "0.0 position stops, finished false", "0.0 opacity stops, finished false",
        "0.0 lineWidth stops, finished false",
      ])
  }

  @Test func `an animation of what a layer does not have takes its time, and is reported`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    layer.add(animation("progress", 0, 1), forKey: nil)
    stage.advance(to: 1)
    #expect(said.count == 1 && said[0].contains("\"progress\""))
    #expect(stage.lines == ["0.0 progress starts", "1.0 progress stops, finished true"])
  }

  @Test func `a transform goes through an NSValue, also as the value of an animation`() {
    var turned = CATransform3DMakeRotation(1, 0, 0, 1)
    turned.m34 = -0.002
    let boxed = NSValue(caTransform3D: turned)
    #expect(boxed.caTransform3DValue == turned && boxed == NSValue(caTransform3D: turned))
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    let far = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
    layer.add(animation("transform", NSValue(caTransform3D: CATransform3DIdentity), far), forKey: "move")
    stage.advance(to: 0.5)
    #expect(layer.presentation()?.transform == CATransform3DMakeTranslation(50, 0, 0))
  }
}
