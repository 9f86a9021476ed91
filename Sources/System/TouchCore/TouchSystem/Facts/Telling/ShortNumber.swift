// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension Double {
  /// The shortest spelling that parses back to the same number, without needless decimals.
  package nonisolated var exact: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with at most three decimals and no needless ones: `150`, `92.333`, `-0.5`.
  ///
  /// Implemented by hand, because formatters depend on locales. Numbers too large for decimals are printed in
  /// full.
  package nonisolated var short: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return isNaN ? "nan" : exact }
    let whole = Int(thousandths.magnitude)
    var text = "\(whole / 1000)"
    if whole % 1000 != 0 {
      text += "." + String(String(1000 + whole % 1000).dropFirst())
      while text.hasSuffix("0") { text.removeLast() }
    }
    return thousandths < 0 ? "-" + text : text
  }

  /// The number with exactly three decimals, for columns of times.
  package nonisolated var milliseconds: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return isNaN ? "nan" : exact }
    let whole = Int(thousandths.magnitude)
    let text = "\(whole / 1000)." + String(String(1000 + whole % 1000).dropFirst())
    return thousandths < 0 ? "-" + text : text
  }
}

extension CGPoint {
  /// The point as `(150, 120)`.
  package nonisolated var short: String { "(\(Double(x).short), \(Double(y).short))" }
}
