// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct CAKeyframeAnimationTests {
  private let stage = AnimationStage()

  /// What the layer shows at quarters of a second of an animation that takes one.
  private func quarters(_ path: String = "lineWidth", _ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.duration = 1
    change(animation)
    stage.layer.add(animation, forKey: "key")
    let begin = stage.now
    return rounded(
      stage.samples(at: [0, 0.25, 0.5, 0.75, 0.999999].map { begin + $0 }) {
        stage.layer.presentation()?.lineWidth ?? -1
      })
  }

  @Test func `values at equal intervals, and at times of their own`() {
    #expect(quarters { $0.values = [0, 10, 20] } == [0, 5, 10, 15, 20])
    #expect(
      quarters {
        $0.values = [0, 10, 20]
        $0.keyTimes = [0, 0.25, 1]
      } == [0, 10, 13.333, 16.667, 20])
    // Times that do not fit the values do not count.
    #expect(
      quarters {
        $0.values = [0, 10, 20]
        $0.keyTimes = [0, 1]
      } == [0, 5, 10, 15, 20])
  }

  @Test func `discrete values jump`() {
    #expect(
      quarters {
        $0.values = [1, 2, 3, 4]
        $0.calculationMode = .discrete
      } == [1, 2, 3, 4, 4])
    #expect(
      quarters {
        $0.values = [1, 2]
        $0.keyTimes = [0, 0.7, 1]
        $0.calculationMode = .discrete
      } == [1, 1, 1, 2, 2])
  }

  @Test func `paced values go at constant speed`() {
    #expect(
      quarters {
        $0.values = [0, 10, 40]
        $0.keyTimes = [0, 0.9, 1]
        $0.calculationMode = .paced
      } == [0, 10, 20, 30, 40])
  }

  @Test func `cubic values go along a smooth curve through each`() {
    let shown = quarters {
      $0.values = [0, 10, 20]
      $0.calculationMode = .cubic
    }
    #expect(shown == [0, 4.375, 10, 15.625, 20])
    let tense = quarters {
      $0.values = [0, 10, 20]
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1]
    }
    #expect(tense == [0, 5, 10, 15, 20])
  }

  @Test func `each interval has its own pace`() {
    let shown = quarters {
      $0.values = [0, 10, 20]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    }
    #expect(shown == [0, 3.154, 10, 15, 20])
  }

  @Test func `a point moves along a path, and the layer turns with it`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    animation.rotationMode = .rotateAuto
    stage.layer.add(animation, forKey: "move")
    func shown(_ time: TimeInterval) -> (CGPoint?, CGFloat) {
      stage.advance(to: time)
      let layer = stage.layer.presentation()
      return (layer?.position, layer.map { atan2($0.transform.m12, $0.transform.m11) } ?? -1)
    }
    #expect(shown(0.25) == (CGPoint(x: 15, y: 0), 0))
    #expect(shown(0.75) == (CGPoint(x: 30, y: 5), CGFloat.pi / 2))
    animation.calculationMode = .paced
    stage.layer.add(animation, forKey: "move")
    #expect(shown(1.25).0 == CGPoint(x: 20, y: 0))
  }

  @Test func `a curve is paced by its length`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: .zero)
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration, animation.calculationMode) = (path, 1, .paced)
    stage.layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    #expect(abs((stage.layer.presentation()?.position.x ?? 0) - 50) < 0.1)
  }

  @Test func `a shake is added to the position`() {
    stage.layer.position = CGPoint(x: 100, y: 50)
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    (shake.values, shake.isAdditive, shake.duration) = ([0, 10, -10, 10, 0], true, 0.4)
    stage.layer.add(shake, forKey: "shake")
    let shown = stage.samples(at: [0.1, 0.2, 0.3, 0.4]) { stage.layer.presentation()?.position.x ?? 0 }
    #expect(rounded(shown) == [110, 90, 110, 100])
  }
}
