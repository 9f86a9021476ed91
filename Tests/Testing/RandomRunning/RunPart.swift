// SPDX-License-Identifier: Apache-2.0

/// One of several parts of the random runs, which processes make side by side.
package struct RunPart {
  private var number = 1
  private var parts = 1

  /// Reads `2/3`, the second of three parts; whatever is no part is the whole.
  package init(_ text: String?) {
    let numbers = (text ?? "").split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let parts = numbers[1], parts > 0,
      (1...parts).contains(number)
    else { return }
    (self.number, self.parts) = (number, parts)
  }

  /// The places of the part among so many runs: every run is in one part.
  package func range(of count: Int) -> Range<Int> {
    let count = max(count, 0)
    return count * (number - 1) / parts..<count * number / parts
  }
}
