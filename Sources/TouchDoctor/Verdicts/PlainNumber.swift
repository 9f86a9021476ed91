// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Numbers as people write them: at most two digits after the point, and none that say nothing.
enum PlainNumber {
  /// `20`, `43.5`, `92.33`; as it comes where it is beyond counting.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = (value * 100).rounded()
    let whole = Int64(hundredths)
    if whole == 0, value != 0 { return value < 0 ? "-0.01" : "0.01" }
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `187, 610`.
  static func text(_ point: CGPoint) -> String { "\(text(point.x)), \(text(point.y))" }

  /// `(0 603; 375 64)`, as dumps write it.
  static func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height)))"
  }
}
