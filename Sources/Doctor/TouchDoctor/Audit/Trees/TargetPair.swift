// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Two targets near each other.
struct TargetPair: Sendable, Hashable {
  /// The one that is further back.
  let back: Int
  /// The one in front.
  let front: Int
  /// The points between them; zero where they touch or overlap.
  let gap: Double
  /// What lies in both; nil if nothing does.
  let overlap: ViewRect?
}

/// Looks for targets nearer to each other than they should be.
struct TargetPairing {
  /// How many points there should be between targets.
  static let leastGap = 8.0
  /// How many pairs are looked at, at most.
  private static let limit = 1_000_000
  /// How many pairs are found, at most.
  private static let most = 50_000

  let standings: [Standing]
  let kinds: [TargetKind?]
  /// Whether the limit ended the search.
  private(set) var isExhausted = false

  init(standings: [Standing], kinds: [TargetKind?]) {
    self.standings = standings
    self.kinds = kinds
  }

  /// The pairs, ordered by the one further back, then by the one in front.
  mutating func pairs(of targets: [Int]) -> [TargetPair] {
    let placed = targets.compactMap { place -> (place: Int, box: ViewRect)? in
      guard kinds[place]?.isAimedAt == true, let reach = standings[place].reach, reach.squarePoints > 0 else {
        return nil
      }
      return (place, reach)
    }.sorted { ($0.box.minY, standings[$0.place].rank) < ($1.box.minY, standings[$1.place].rank) }
    var pairs: [TargetPair] = []
    var looks = 0
    search: for (index, one) in placed.enumerated() {
      for other in placed[(index + 1)...] {
        guard other.box.minY < one.box.maxY + Self.leastGap else { break }
        looks += 1
        if looks > Self.limit || pairs.count >= Self.most {
          isExhausted = true
          break search
        }
        if let pair = pair(one, other) { pairs.append(pair) }
      }
    }
    return pairs.sorted {
      (standings[$0.back].rank, standings[$0.front].rank) < (
        standings[$1.back].rank, standings[$1.front].rank
      )
    }
  }

  private func pair(_ one: (place: Int, box: ViewRect), _ other: (place: Int, box: ViewRect)) -> TargetPair? {
    let gap = one.box.gap(to: other.box)
    guard gap < Self.leastGap - 0.01 else { return nil }
    let (first, second) = (standings[one.place], standings[other.place])
    guard first.island == second.island, first.scroller == second.scroller, !first.contains(second),
      !second.contains(first)
    else { return nil }
    let shared = one.box.sharedPart(with: other.box)
    let isShared = shared.size.width > 0.5 && shared.size.height > 0.5
    let (back, front) = first.rank < second.rank ? (one.place, other.place) : (other.place, one.place)
    return TargetPair(back: back, front: front, gap: gap, overlap: isShared ? shared : nil)
  }
}
