// SPDX-License-Identifier: Apache-2.0

/// Makes room between the ranks of a list where one more does not fit.
///
/// Only ranks nearby are moved. Of the ranges around the index, each twice as wide as the one before, it
/// takes the first that is sparse enough. A wider range must be sparser, so that many fit in before it is
/// spread again.
nonisolated enum RankSpread {
  /// The distance between two ranks at first.
  static let gap: Int64 = 1 << 20

  /// The rank for an object between two others, if there is room; nil stands for the end of the list.
  static func between(_ below: Int64?, _ above: Int64?) -> Int64? {
    switch (below, above) {
    case (nil, nil): 0
    case (let below?, nil): below < .max / 2 ? below + gap : nil
    case (nil, let above?): above > .min / 2 ? above - gap : nil
    case (let below?, let above?): above - below > 1 ? below + (above - below) / 2 : nil
    }
  }

  /// The indices to spread, and their ranks.
  struct Spread {
    let indices: Range<Int>
    let first: Int64
    let step: Int64

    func rank(at index: Int) -> Int64 { first + step * Int64(index - indices.lowerBound) }
  }

  /// The range to spread around the object at `index`, which has no rank yet, in a list of `count`.
  static func spread(around index: Int, count: Int, _ rank: (Int) -> Int64) -> Spread {
    let middle = index > 0 ? rank(index - 1) : rank(index + 1)
    var (low, high) = (index, index + 1)
    var room = 1.0
    for bits in 1..<62 {
      room *= 4.0 / 3
      let width: Int64 = 1 << bits
      let start = middle & ~(width - 1)
      while low > 0, rank(low - 1) >= start { low -= 1 }
      while high < count, rank(high) < start + width { high += 1 }
      let step = width / Int64(high - low)
      if Double(high - low) <= room, step > 1 {
        return Spread(indices: low..<high, first: start + step / 2, step: step)
      }
    }
    return Spread(indices: 0..<count, first: -gap * Int64(count / 2), step: gap)
  }
}
