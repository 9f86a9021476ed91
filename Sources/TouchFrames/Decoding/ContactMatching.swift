// SPDX-License-Identifier: Apache-2.0

/// Tells anonymous contacts apart by their positions in the previous report.
enum ContactMatching {
  /// A position in units of the device.
  struct Place: Sendable {
    var x: Double
    var y: Double

    /// The square of the distance to another position.
    func way(to other: Place) -> Double {
      let (dx, dy) = (x - other.x, y - other.y)
      return dx * dx + dy * dy
    }
  }

  /// For each new position the index of the old one it continues, or nil if there is none.
  ///
  /// The nearest pairs are matched first. Then pairs swap partners while that reduces the sum of squared
  /// distances, which keeps fingers apart that pass each other.
  static func matches(from old: [Place], to new: [Place], reach: Double) -> [Int?] {
    var matches: [Int?] = Array(repeating: nil, count: new.count)
    guard !old.isEmpty, !new.isEmpty else { return matches }
    var pairs: [(way: Double, old: Int, new: Int)] = []
    pairs.reserveCapacity(old.count * new.count)
    for from in old.indices {
      for to in new.indices {
        let way = old[from].way(to: new[to])
        if way <= reach * reach { pairs.append((way, from, to)) }
      }
    }
    pairs.sort { ($0.way, $0.old, $0.new) < ($1.way, $1.old, $1.new) }
    var isTaken = Array(repeating: false, count: old.count)
    for pair in pairs where !isTaken[pair.old] && matches[pair.new] == nil {
      matches[pair.new] = pair.old
      isTaken[pair.old] = true
    }
    mend(&matches, old, new)
    return matches
  }

  private static func mend(_ matches: inout [Int?], _ old: [Place], _ new: [Place]) {
    // Each swap reduces the sum; the bound is for rounding errors.
    for _ in 0..<new.count {
      var isMended = false
      for first in new.indices {
        for second in new.indices where second > first {
          guard let one = matches[first], let other = matches[second] else { continue }
          let now = old[one].way(to: new[first]) + old[other].way(to: new[second])
          let then = old[other].way(to: new[first]) + old[one].way(to: new[second])
          guard then < now else { continue }
          matches.swapAt(first, second)
          isMended = true
        }
      }
      if !isMended { return }
    }
  }
}
