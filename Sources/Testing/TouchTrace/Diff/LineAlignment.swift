// SPDX-License-Identifier: Apache-2.0

/// Finds the lines that two texts share, in order.
///
/// Common lines at both ends are removed first. A small remainder gets a longest common subsequence. A large
/// one is first split at the lines that occur once in each text, so that the cost stays nearly linear; a
/// large remainder without such lines counts as different throughout.
nonisolated struct LineAlignment {
  /// Pairs of matching indices, ascending in both texts.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private let old: [Int]
  private let new: [Int]

  /// Ranges whose product of lengths is greater are split before they are compared.
  private static let maximumTableSize = 1_000_000

  init(_ old: [String], _ new: [String]) {
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    var waiting = [(0..<old.count, 0..<new.count)]
    while let (a, b) = waiting.popLast() {
      waiting.append(contentsOf: align(a, b).reversed())
    }
    pairs.sort { $0.old < $1.old }
  }

  /// Aligns two ranges and returns the pairs of ranges that remain to be aligned.
  private mutating func align(_ a: Range<Int>, _ b: Range<Int>) -> [(Range<Int>, Range<Int>)] {
    var (a, b) = (a, b)
    while let x = a.first, let y = b.first, old[x] == new[y] {
      pairs.append((x, y))
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    while let x = a.last, let y = b.last, old[x] == new[y] {
      pairs.append((x, y))
      (a, b) = (a.dropLast(), b.dropLast())
    }
    guard !a.isEmpty, !b.isEmpty else { return [] }
    if a.count.multipliedReportingOverflow(by: b.count).partialValue <= Self.maximumTableSize,
      a.count <= Self.maximumTableSize, b.count <= Self.maximumTableSize
    {
      alignByTable(a, b)
      return []
    }
    return cutAtUniqueLines(a, b)
  }

  private mutating func alignByTable(_ a: Range<Int>, _ b: Range<Int>) {
    // lengths[i][j] is the length of the longest common subsequence of the lines after i and j.
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in (0..<a.count).reversed() {
      for j in (0..<b.count).reversed() {
        lengths[i * width + j] =
          old[a.lowerBound + i] == new[b.lowerBound + j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if old[a.lowerBound + i] == new[b.lowerBound + j] {
        pairs.append((a.lowerBound + i, b.lowerBound + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  private mutating func cutAtUniqueLines(_ a: Range<Int>, _ b: Range<Int>) -> [(Range<Int>, Range<Int>)] {
    let indices = uniqueIndices(new, b)
    let candidates = uniqueIndices(old, a)
      .compactMap { line, index in indices[line].map { (old: index, new: $0) } }
      .sorted { $0.old < $1.old }
    let anchors = Self.longestAscending(candidates)
    guard !anchors.isEmpty else { return [] }
    var rest: [(Range<Int>, Range<Int>)] = []
    var (i, j) = (a.lowerBound, b.lowerBound)
    for anchor in anchors {
      pairs.append(anchor)
      rest.append((i..<anchor.old, j..<anchor.new))
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    rest.append((i..<a.upperBound, j..<b.upperBound))
    return rest
  }

  private func uniqueIndices(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var indices: [Int: Int] = [:]
    for index in range { indices[lines[index]] = indices[lines[index]] == nil ? index : -1 }
    return indices.filter { $0.value >= 0 }
  }

  /// The longest sequence of candidates that also ascends in `new`.
  private static func longestAscending(_ candidates: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // tails[k] ends the best sequence of length k + 1; before[c] is the predecessor of candidate c in its
    // sequence.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[tails[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      run.append(candidates[index])
      index = before[index]
    }
    return run.reversed()
  }
}
