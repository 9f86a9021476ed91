// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct KeyPathTests {
  private let stage = AnimationStage()

  /// What a layer shows halfway between two values.
  private func middle(_ path: String, _ from: Any, _ to: Any) -> CAShapeLayer {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    stage.layer.add(animation, forKey: nil)
    stage.advance(to: stage.now + 0.5)
    defer { stage.layer.removeAllAnimations() }
    return stage.layer.presentation() ?? CAShapeLayer()
  }

  @Test func `key paths reach into structs`() {
    stage.layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 8)
    stage.layer.position = CGPoint(x: 1, y: 2)
    #expect(middle("position.x", 0, 10).position == CGPoint(x: 5, y: 2))
    #expect(middle("position.y", 0.0, 10.0).position == CGPoint(x: 1, y: 5))
    #expect(middle("bounds.size.width", 0, 10).bounds == CGRect(x: 0, y: 0, width: 5, height: 8))
    #expect(middle("bounds.origin.y", 0, 10).bounds == CGRect(x: 0, y: 5, width: 4, height: 8))
    #expect(
      middle("bounds.size", NSValue(cgSize: .zero), NSValue(cgSize: CGSize(width: 2, height: 2))).bounds.size
        == CGSize(width: 1, height: 1))
    #expect(middle("shadowOffset.height", 0, 10).shadowOffset == CGSize(width: 0, height: 5))
  }

  @Test func `parts of a transform leave the others`() {
    stage.layer.transform = CATransform3DMakeTranslation(10, 20, 0)
    let turned = middle("transform.rotation.z", 0, CGFloat.pi).transform
    #expect(turned.near(CATransform3DTranslate(.rotated(.pi / 2), 20, -10, 0)))
    #expect(
      middle("transform.scale", 1, 3).transform.near(CATransform3DScale(stage.layer.transform, 2, 2, 2)))
    #expect(middle("transform.translation.x", 0, 4).transform.near(CATransform3DMakeTranslation(2, 20, 0)))
    stage.layer.transform = CATransform3DIdentity
    let tilted = middle("transform.rotation.x", 0, CGFloat.pi / 2).transform
    #expect(tilted.near(CATransform3DMakeRotation(.pi / 4, 1, 0, 0)))
    stage.layer.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(middle("transform.scale", 0, 1).transform.near(CATransform3DMakeScale(0.5, 0.5, 0.5)))
  }

  @Test func `between two rotations in space is a rotation`() {
    var from = CATransform3DMakeRotation(0.2, 1, 0, 0)
    from.m34 = -0.002
    var to = CATransform3DMakeRotation(1.2, 1, 0, 0)
    to.m34 = -0.002
    var goal = CATransform3DMakeRotation(0.7, 1, 0, 0)
    goal.m34 = -0.002
    let shown = middle("transform", from, to).transform
    #expect(abs(shown.m22 - goal.m22) < 1e-9 && abs(shown.m23 - goal.m23) < 1e-9)
  }

  @Test func `a transform is put together as it was taken apart`() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DConcat(CATransform3DMakeScale(2, -3, 0.5), transform)
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(4, 5, 6))
    stage.layer.transform = transform
    #expect(middle("transform.translation.z", 6, 6).transform.near(transform))
  }

  @Test func `colors, paths and lists are between`() {
    let color = middle("fillColor", UIColor.red.cgColor, CGColor(red: 0, green: 0, blue: 1, alpha: 0))
      .fillColor
    #expect(color?.alpha == 0.5)
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let other = CGMutablePath()
    other.move(to: CGPoint(x: 0, y: 10))
    other.addLine(to: CGPoint(x: 10, y: 20))
    #expect(middle("path", line, other).path?.currentPoint == CGPoint(x: 10, y: 10))
    let gradient = CAGradientLayer()
    stage.view.layer.addSublayer(gradient)
    gradient.locations = [0, 1]
    let shimmer = CABasicAnimation(keyPath: "locations")
    (shimmer.fromValue, shimmer.toValue, shimmer.duration) = ([0, 0.5], [0.5, 1.0], 1)
    gradient.add(shimmer, forKey: "shimmer")
    stage.advance(to: stage.now + 0.5)
    #expect(gradient.presentation()?.locations?.map(\.doubleValue) == [0.25, 0.75])
  }
}

extension CATransform3D {
  fileprivate static func rotated(_ angle: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  fileprivate func near(_ other: CATransform3D) -> Bool {
    let numbers = [
      m11 - other.m11, m12 - other.m12, m13 - other.m13, m14 - other.m14, m21 - other.m21, m22 - other.m22,
      m23 - other.m23, m24 - other.m24, m31 - other.m31, m32 - other.m32, m33 - other.m33, m34 - other.m34,
      m41 - other.m41, m42 - other.m42, m43 - other.m43, m44 - other.m44,
    ]
    return numbers.allSatisfy { abs($0) < 1e-9 }
  }
}
