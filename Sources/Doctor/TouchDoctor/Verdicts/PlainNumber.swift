// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// Formats numbers with up to two decimals and no trailing zeros.
///
/// More digits are written where two would say something else: of a number that is not zero, and of a point
/// beside an edge.
package enum PlainNumber {
  /// `20`, `43.5`, `92.33`; as it comes where it is beyond counting.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = (value * 100).rounded()
    let whole = Int64(hundredths)
    if whole == 0, value != 0 { return exact(short(value)) }
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// An alpha, on its own side of 0.01: 0.009 is not 0.01, which touches need more than.
  static func alpha(_ value: Double) -> String {
    (value < 0.01 && value > 0) || (value > 0.01 && value < 0.015) ? exact(short(value)) : text(value)
  }

  /// `187, 610`.
  ///
  /// A point so near to a whole number that two digits would put it there keeps its digits: 119.9999 and 120
  /// may lie on different sides of an edge.
  package static func text(_ point: ViewPoint) -> String { "\(place(point.x)), \(place(point.y))" }

  /// A coordinate that decides, on its own side of the numbers around it.
  private static func place(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    // A noise that the conversion through a transform leaves says nothing.
    guard value.isFinite, abs(value) < 1e9, abs(value - hundredths) > 1e-9,
      abs(value - (value * 4).rounded() / 4) < 0.005
    else { return text(value) }
    return exact(value)
  }

  /// A number of which two digits are left, wherever they stand.
  private static func short(_ value: Double) -> Double {
    // The exponent of two tells that of ten but for one.
    var exponent = Int((Double(value.exponent) * 0.30103).rounded(.down)) - 1
    while power(ofTen: exponent + 1) <= abs(value) { exponent += 1 }
    let unit = power(ofTen: 1 - exponent)
    guard unit.isFinite else { return value }
    return (value * unit).rounded() / unit
  }

  /// The number nearest to a power of ten.
  private static func power(ofTen exponent: Int) -> Double { Double("1e\(exponent)") ?? .infinity }

  /// All digits of a number, without an exponent where it can do without.
  private static func exact(_ value: Double) -> String { "\(value)" }

  /// `(0 603; 375 64)`, as dumps write it.
  static func text(_ rect: ViewRect) -> String {
    "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height)))"
  }
}
