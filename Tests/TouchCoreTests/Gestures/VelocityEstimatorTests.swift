// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@Suite struct VelocityEstimatorTests {
  /// The velocity after samples of a curve every 1/64 s up to `last`.
  private func velocity(until last: Double, at time: Double? = nil, _ curve: (Double) -> CGPoint) -> CGVector
  {
    var estimator = VelocityEstimator()
    for step in 0...Int(last * 64) { estimator.add(curve(Double(step) / 64), at: Double(step) / 64) }
    return estimator.velocity(at: time ?? last, window: TouchTuning.uikit.velocityWindow)
  }

  @Test func `a straight line has its slope`() {
    let found = velocity(until: 0.5) { CGPoint(x: 300 * $0, y: 7 - 120 * $0) }
    #expect(abs(found.dx - 300) < 1e-9)
    #expect(abs(found.dy + 120) < 1e-9)
  }

  @Test func `a parabola has its slope in the middle of the window`() {
    let found = velocity(until: 0.5) { CGPoint(x: 1000 * $0 * $0, y: 0) }
    // The samples of the last 0.1 s are those from 26/64 to 32/64 s, in the middle 29/64 s.
    #expect(abs(found.dx - 2000 * 29 / 64) < 1e-6)
  }

  @Test func `what rests has none, and a rest counts as one after the window`() {
    #expect(velocity(until: 0.5) { _ in CGPoint(x: 3, y: 4) } == .zero)
    #expect(velocity(until: 0.5, at: 0.7) { CGPoint(x: 300 * $0, y: 0) } == .zero)
  }

  @Test func `the window ends where it says`() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 10, y: 0), at: 0.05)
    #expect(abs(estimator.velocity(at: 0.1, window: 0.1).dx - 200) < 1e-9)
    #expect(estimator.velocity(at: (0.1).nextUp, window: 0.1) == .zero)
  }

  @Test func `one sample tells nothing, and two of the same time are one`() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 1)
    #expect(estimator.velocity(at: 1, window: 0.1) == .zero)
    estimator.add(CGPoint(x: 10, y: 0), at: 1)
    #expect(estimator.velocity(at: 1, window: 0.1) == .zero)
  }

  @Test func `it forgets`() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 1)
    estimator.add(CGPoint(x: 1, y: 0), at: 1.01)
    estimator.forget()
    #expect(estimator.velocity(at: 1.01, window: 0.1) == .zero)
  }
}
