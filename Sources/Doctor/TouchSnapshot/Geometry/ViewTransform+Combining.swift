// SPDX-License-Identifier: Apache-2.0

extension ViewTransform {
  /// The transform that does this one first and the next one then.
  public func followed(by next: ViewTransform) -> ViewTransform {
    ViewTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform with the same turn and scale that brings one point to another.
  func bringing(_ point: ViewPoint, to other: ViewPoint) -> ViewTransform {
    ViewTransform(
      a: a, b: b, c: c, d: d, tx: other.x - (a * point.x + c * point.y),
      ty: other.y - (b * point.x + d * point.y))
  }

  /// Whether it neither turns nor scales.
  var isUpright: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The transform with zeros for what only rounding left there.
  ///
  /// A quarter turn is written as `[6.12323e-17, 1, -1, 6.12323e-17, 0, 0]`, the cosine of π/2 in floating
  /// point.
  var withoutNoise: ViewTransform {
    let least = 1e-9 * max(abs(a), abs(b), abs(c), abs(d))
    func cleaned(_ number: Double) -> Double { abs(number) < least ? 0 : number }
    return ViewTransform(a: cleaned(a), b: cleaned(b), c: cleaned(c), d: cleaned(d), tx: tx, ty: ty)
  }

  /// By how much a distance grows at most.
  var largestGrowth: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }

  /// Whether all six numbers are numbers that can be reckoned with.
  var isUsable: Bool {
    // A number that is none is not smaller than any other.
    abs(a) < 1e15 && abs(b) < 1e15 && abs(c) < 1e15 && abs(d) < 1e15 && abs(tx) < 1e15 && abs(ty) < 1e15
  }
}
