// SPDX-License-Identifier: Apache-2.0

/// Tells anonymous contacts apart by their positions in the previous report.
enum ContactMatching {
  /// A position in units of the device.
  struct Position: Sendable {
    var x: Double
    var y: Double

    /// The square of the distance to another position.
    func squaredDistance(to other: Position) -> Double {
      let (dx, dy) = (x - other.x, y - other.y)
      return dx * dx + dy * dy
    }
  }

  /// For each new position the index of the old one it continues, or nil if there is none.
  ///
  /// The nearest pairs are matched first. Then pairs swap partners while that reduces the sum of squared
  /// distances, which keeps fingers apart that pass each other.
  static func matches(from old: [Position], to new: [Position], reach: Double) -> [Int?] {
    var matches: [Int?] = Array(repeating: nil, count: new.count)
    guard !old.isEmpty, !new.isEmpty else { return matches }
    var pairs: [(distance: Double, old: Int, new: Int)] = []
    pairs.reserveCapacity(old.count * new.count)
    for from in old.indices {
      for to in new.indices {
        let distance = old[from].squaredDistance(to: new[to])
        if distance <= reach * reach { pairs.append((distance, from, to)) }
      }
    }
    pairs.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    var isTaken = Array(repeating: false, count: old.count)
    for pair in pairs where !isTaken[pair.old] && matches[pair.new] == nil {
      matches[pair.new] = pair.old
      isTaken[pair.old] = true
    }
    improve(&matches, old, new)
    return matches
  }

  private static func improve(_ matches: inout [Int?], _ old: [Position], _ new: [Position]) {
    // Each swap reduces the sum; the bound is for rounding errors.
    for _ in 0..<new.count {
      var isImproved = false
      for first in new.indices {
        for second in new.indices where second > first {
          guard let one = matches[first], let other = matches[second] else { continue }
          let now = old[one].squaredDistance(to: new[first]) + old[other].squaredDistance(to: new[second])
          let then = old[other].squaredDistance(to: new[first]) + old[one].squaredDistance(to: new[second])
          guard then < now else { continue }
          matches.swapAt(first, second)
          isImproved = true
        }
      }
      if !isImproved { return }
    }
  }
}
