// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@Suite struct VelocityEstimatorTests {
  /// The velocity after samples of a curve every 1/64 s up to `last`.
  private func velocity(until last: Double, at time: Double? = nil, _ curve: (Double) -> CGPoint) -> CGVector
  {
    var estimator = VelocityEstimator()
    for step in 0...Int(last * 64) { estimator.add(curve(Double(step) / 64), at: Double(step) / 64) }
    return velocity(of: estimator, at: time ?? last)
  }

  private func velocity(of estimator: VelocityEstimator, at time: Double) -> CGVector {
    let tuning = TouchTuning.uikit
    return estimator.velocity(at: time, window: tuning.velocityWindow, rest: tuning.velocityRest)
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

  @Test func `what has never moved has none, and a rest takes it all after a while`() {
    #expect(velocity(until: 0.5) { _ in CGPoint(x: 3, y: 4) } == .zero)
    #expect(abs(velocity(until: 0.5, at: 1) { CGPoint(x: 300 * $0, y: 0) }.dx - 300) < 1e-9)
    #expect(velocity(until: 0.5, at: (1.0).nextUp) { CGPoint(x: 300 * $0, y: 0) } == .zero)
  }

  @Test func `a report of the same place is no move`() {
    let moves = velocity(until: 0.25) { CGPoint(x: 300 * $0, y: 40 * $0 * $0) }
    let rest = velocity(until: 0.5) { CGPoint(x: 300 * min($0, 0.25), y: 40 * pow(min($0, 0.25), 2)) }
    #expect(moves == rest)
  }

  @Test func `the moves of 0.1 s before the last one make the velocity`() {
    for (earliest, dx) in [(0.0, 300.0), (-1e-9, 400)] {
      var estimator = VelocityEstimator()
      estimator.add(.zero, at: earliest)
      estimator.add(CGPoint(x: 10, y: 0), at: 0.05)
      estimator.add(CGPoint(x: 30, y: 0), at: 0.1)
      #expect(abs(velocity(of: estimator, at: 0.1).dx - dx) < 1e-9)
    }
  }

  @Test func `the last two moves count, however far apart they are`() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 50, y: 0), at: 0.1)
    estimator.add(CGPoint(x: 60, y: 0), at: 0.5)
    #expect(abs(velocity(of: estimator, at: 0.5).dx - 25) < 1e-9)
  }

  @Test func `one sample tells nothing, and two of the same time are one`() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 1)
    #expect(velocity(of: estimator, at: 1) == .zero)
    estimator.add(CGPoint(x: 10, y: 0), at: 1)
    #expect(velocity(of: estimator, at: 1) == .zero)
  }

  @Test func `it forgets`() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 1)
    estimator.add(CGPoint(x: 1, y: 0), at: 1.01)
    estimator.forget()
    #expect(velocity(of: estimator, at: 1.01) == .zero)
  }
}
