// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A point or a direction of the solver.
typealias Vector = SIMD2<Double>

nonisolated extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector turned by a quarter, from the x axis to the y axis.
  var turned: Vector { Vector(-y, x) }
  /// The vector with the length 1; zero if it has none.
  var unit: Vector {
    let length = length
    return length > 0 ? self / length : .zero
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The vector turned by an angle, from the x axis to the y axis.
  func rotated(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let (sine, cosine) = (sin(angle), cos(angle))
    return Vector(x * cosine - y * sine, x * sine + y * cosine)
  }
}
