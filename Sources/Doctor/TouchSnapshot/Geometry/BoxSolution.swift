// SPDX-License-Identifier: Apache-2.0

/// The size of a view, as far as the box around the transformed view tells it.
///
/// A rectangle of width *w* and height *h* has a box of width |a|·w + |c|·h and height |b|·w + |d|·h. Two
/// equations for two unknowns: they say the size of what is only scaled, mirrored or turned by quarters to
/// the last digit, and that of anything else the worse, the nearer the turn is to 45°, where both equations
/// say the same.
enum BoxSolution {
  /// The size, and by how many points it may be off since the box's numbers are rounded.
  case size(ViewSize, error: Double)
  /// The reason why the box does not tell it.
  case none(GeometryDoubt)

  /// How many points a solved size may be off before it counts as unknown.
  static let tolerated = 0.5

  /// Solves the equations.
  init(box: ViewRect, transform: ViewTransform) {
    let error = box.roundingError
    if transform.isUpright {
      self = .size(box.size, error: error)
      return
    }
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let (wide, high) = (Double(box.size.width), Double(box.size.height))
    guard abs(transform.determinant) > 1e-9 * max(a, b, c, d, 1e-9) else {
      self = .none(.transformFlattens)
      return
    }
    if wide == 0, high == 0 {
      self = .size(.zero, error: error)
      return
    }
    let determinant = a * d - b * c
    // The transform itself is written with six digits as well.
    let growth = (a + b + c + d) / max(abs(determinant), 1e-300)
    let written = transform.keepsRectangles ? 0 : 5e-6 * max(wide, high)
    guard abs(determinant) > 1e-12, (error + written) * growth <= Self.tolerated else {
      self = .none(.boxTellsNoSize)
      return
    }
    let width = (d * wide - c * high) / determinant
    let height = (a * high - b * wide) / determinant
    guard width >= -Self.tolerated, height >= -Self.tolerated, width.isFinite, height.isFinite else {
      self = .none(.boxDoesNotFit)
      return
    }
    self = .size(
      ViewSize(width: max(width, 0), height: max(height, 0)), error: (error + written) * max(growth, 1))
  }
}

extension ViewRect {
  /// By how much the numbers may be off since dumps write six digits; nothing for those that need fewer.
  ///
  /// 92⅓ is written as 92.3333. A number of five digits or less, such as 43.5, is taken for exact.
  var roundingError: Double {
    var error = 0.0
    for number in [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)] {
      guard number != 0, number.isFinite else { continue }
      // Whole numbers of five digits are exact, and most numbers are such.
      if abs(number) < 1e5, Double(Int(number)) == number { continue }
      var last = 1e-5
      var magnitude = 1.0
      while magnitude * 10 <= abs(number), magnitude < 1e15 { magnitude *= 10 }
      while magnitude > abs(number), magnitude > 1e-15 { magnitude /= 10 }
      last *= magnitude
      let coarse = (number / (last * 10)).rounded() * last * 10
      if abs(coarse - number) > last * 0.01 { error = max(error, last / 2) }
    }
    return error
  }
}
