// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Prints measurements as lines under each other.
struct Table {
  /// Prints the head of the columns.
  static func begin() {
    put("", "figure", "", "baseline", "ratio", "limit", "", "against")
  }

  /// Prints the name of a group of lines.
  static func open(_ scenario: String) {
    print("\n\(scenario)")
  }

  /// Prints one line.
  static func add(_ line: Measurement) {
    let verdict = line.isKept.map { $0 ? "ok" : "OVER" } ?? ""
    put(
      "  " + line.name, short(line.figure), line.unit, line.baseline.map(short) ?? "",
      line.ratio.map { short($0) + "x" } ?? "",
      line.limit.map { short($0) + (line.ratio == nil ? "" : "x") } ?? "",
      verdict, line.against ?? "")
  }

  private static func put(
    _ name: String, _ figure: String, _ unit: String, _ baseline: String, _ ratio: String, _ limit: String,
    _ verdict: String, _ against: String
  ) {
    let line = [
      left(name, 46), right(figure, 9), left(unit, 6), right(baseline, 9), right(ratio, 9), right(limit, 8),
      left(verdict, 4), against,
    ]
    print(line.joined(separator: " ").trimmingSuffix(of: " "))
  }

  /// Three digits that count.
  static func short(_ number: Double) -> String {
    guard number != 0, number.isFinite else { return number == 0 ? "0" : "?" }
    let digits = Int(log10(abs(number)).rounded(.down)) + 1
    return String(format: "%.\(min(max(3 - digits, 0), 6))f", number)
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension String {
  fileprivate func trimmingSuffix(of character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
