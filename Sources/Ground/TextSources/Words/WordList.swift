// SPDX-License-Identifier: Apache-2.0

extension [String] {
  /// The words as a list in a sentence: `a`, `a and b`, `a, b and c`.
  package var joinedByAnd: String { joined(lastBy: "and") }

  /// The words as a choice in a sentence: `a`, `a or b`, `a, b or c`.
  package var joinedByOr: String { joined(lastBy: "or") }

  private func joined(lastBy conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
