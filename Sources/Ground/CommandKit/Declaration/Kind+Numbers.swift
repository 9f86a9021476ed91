// SPDX-License-Identifier: Apache-2.0

internal import TextSources

extension Kind where Value == Int {
  /// A whole number, optionally in a range.
  package static func integer(_ placeholder: String = "COUNT", in range: ClosedRange<Int>? = nil) -> Kind {
    Kind(
      placeholder,
      expected: "a whole number" + bounds(range),
      parse: { text in Int(text).flatMap { range?.contains($0) == false ? nil : $0 } }, spell: { "\($0)" })
  }

  private static func bounds(_ range: ClosedRange<Int>?) -> String {
    guard let range else { return "" }
    let low = " from \(range.lowerBound) "
    return range.upperBound == .max ? low + "on" : low + "to \(range.upperBound)"
  }
}

extension Kind where Value == Double {
  /// A finite number, optionally in a range: `0.25`, `-3`, `1e3`.
  package static func number(_ placeholder: String = "NUMBER", in range: ClosedRange<Double>? = nil) -> Kind {
    let bounds = range.map {
      $0.upperBound.isInfinite
        ? " from \(spelling($0.lowerBound)) on"
        : " from \(spelling($0.lowerBound)) to \(spelling($0.upperBound))"
    }
    return Kind(
      placeholder, expected: "a number" + (bounds ?? ""),
      parse: { text in Decimals.number(text).flatMap { range?.contains($0) == false ? nil : $0 } },
      spell: spelling)
  }

  @Sendable private static func spelling(_ number: Double) -> String { Decimals.spelling(number) }
}
