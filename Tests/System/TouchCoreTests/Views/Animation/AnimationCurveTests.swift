// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@MainActor @Suite struct AnimationCurveTests {
  private func near(_ a: CGFloat, _ b: CGFloat, within distance: CGFloat = 1e-9) -> Bool {
    abs(a - b) < distance
  }

  @Test func `a cubic curve goes through its own points`() {
    // The point of parameter 1/2 is known: an eighth of the ends and three eighths of the control points.
    let curve = CubicCurve(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    #expect(near(curve.value(at: 0.3125), 0.5375))
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }

  @Test func `easing is symmetric, slow where its name says`() {
    let inOut = UIView.AnimationCurve.easeInOut.cubic
    #expect(near(inOut.value(at: 0.5), 0.5))
    #expect(near(inOut.value(at: 0.2) + inOut.value(at: 0.8), 1))
    let (easeIn, easeOut) = (UIView.AnimationCurve.easeIn.cubic, UIView.AnimationCurve.easeOut.cubic)
    #expect(easeIn.value(at: 0.2) < 0.1)
    #expect(near(easeIn.value(at: 0.2) + easeOut.value(at: 0.8), 1))
    #expect(near(UIView.AnimationCurve.linear.cubic.value(at: 0.3), 0.3))
  }

  @Test func `the time of a progress is the inverse`() {
    let curve = UIView.AnimationCurve.easeInOut.cubic
    for part in stride(from: CGFloat(0), through: 1, by: 0.125) {
      #expect(near(curve.time(of: curve.value(at: part)), part))
    }
  }

  @Test func `control points that make no sense are mended`() {
    let curve = CubicCurve(CGPoint(x: -3, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 9))
    #expect([0, 0.2, 0.5, 0.7, 1].allSatisfy { (time: CGFloat) in curve.value(at: time).isFinite })
  }

  @Test(arguments: [0.2, 0.5, 0.99, 1.0])
  func `a spring of a duration rests when it is over`(ratio: CGFloat) {
    let spring = SpringCurve(dampingRatio: ratio, duration: 2, velocity: 0)
    #expect(spring.value(after: 0) == 0)
    #expect(near(spring.value(after: 2), 1, within: 0.00101))
    #expect(near(CGFloat(spring.restingTime), 2))
    var highest: CGFloat = 0
    for step in 0...200 { highest = max(highest, spring.value(after: Double(step) / 100)) }
    if ratio < 0.9 { #expect(highest > 1) } else { #expect(highest < 1.001) }
  }

  @Test func `a damped spring is where the formula of the oscillator has it`() {
    // Mass 1, stiffness 100, damping 10: half of critical, 10 a second; after half a swing of √75 it is
    // beyond its goal by e^(-5π/√75).
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    #expect(spring.dampingRatio == 0.5)
    let swing = 75.0.squareRoot()
    let beyond = CGFloat(exp(-5 * Double.pi / swing))
    #expect(near(spring.value(after: Double.pi / swing), 1 + beyond))
  }

  @Test func `a start velocity is the slope at the start`() {
    for ratio in [0.5, 1, 3] as [CGFloat] {
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: 20 * ratio, velocity: 4)
      #expect(near(spring.value(after: 1e-7) / 1e-7, 4, within: 1e-3))
    }
  }

  @Test func `springs that make no sense are mended`() {
    for spring in [
      SpringCurve(dampingRatio: 0, duration: 0, velocity: .nan),
      SpringCurve(mass: 0, stiffness: -1, damping: .nan, velocity: 0),
      SpringCurve(mass: 1, stiffness: 1, damping: 0, velocity: .infinity),
    ] {
      #expect(spring.value(after: 0.1).isFinite)
      #expect(spring.restingTime.isFinite)
    }
  }

  @Test func `a rotation turns the shorter way, and scale and place go straight`() {
    let from = AnimatedValue.transform(CGAffineTransform(rotationAngle: -3))
    let to = AnimatedValue.transform(CGAffineTransform(rotationAngle: 3))
    guard case .transform(let middle) = from.interpolated(to: to, 0.5) else { return }
    #expect(near(middle.a, -1) && near(middle.b, 0))
    guard
      case .transform(let half) = AnimatedValue.transform(.identity)
        .interpolated(to: .transform(CGAffineTransform(a: 3, b: 0, c: 0, d: 5, tx: 10, ty: 20)), 0.5)
    else { return }
    #expect(near(half.a, 2) && near(half.d, 3) && near(half.tx, 5) && near(half.ty, 10))
  }

  @Test func `a color fades in from its own transparency`() {
    let fade = AnimatedValue.color(nil).interpolated(
      to: .color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)), 0.5)
    #expect(fade == .color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
  }
}
