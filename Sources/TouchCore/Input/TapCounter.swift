// SPDX-License-Identifier: Apache-2.0

/// Counts taps in a row, for each place on the screen by itself.
///
/// A touch that begins soon after, and near, the end of another one goes on with its count, unless that one
/// lifted far from where it came down. Each end is used once, so two fingers that tap twice side by side
/// both count to two.
final class TapCounter {
  private struct Tap {
    var count: Int
    var place: CGPoint
    var time: TimeInterval
    /// Whether a touch has gone on with it.
    var isUsed = false
  }

  /// A square of the screen as wide as the distance between taps in a row, by its corner.
  private struct Square: Hashable {
    var column: CGFloat
    var row: CGFloat
  }

  /// The taps in the order of their ends.
  @exclusivity(unchecked) private var recent: [Tap] = []
  /// How many of them are not used.
  @exclusivity(unchecked) private var unused = 0
  /// The places of many taps in ``recent``, by their squares; empty if they are to be looked up again.
  @exclusivity(unchecked) private var squares: [Square: [Int]] = [:]
  @exclusivity(unchecked) private var width: CGFloat = 0

  /// The count of a touch that begins at `place`, a point of the screen.
  ///
  /// Path of a touch: step 3.
  func count(at place: CGPoint, time: TimeInterval, tuning: TouchTuning) -> Int {
    guard !recent.isEmpty else { return 1 }
    forget(before: time, tuning.tapInterval)
    var best: Candidate?
    if recent.count > Crowd.taps, tuning.tapDistance > 0, tuning.tapDistance.isFinite {
      for index in taps(near: place, within: tuning.tapDistance) { consider(index, place, tuning, &best) }
    } else {
      for index in recent.indices { consider(index, place, tuning, &best) }
    }
    guard let best else { return 1 }
    recent[best.index].isUsed = true
    unused -= 1
    let count = recent[best.index].count + 1
    if unused == 0 { forgetAll() }
    return count
  }

  private struct Candidate {
    let index: Int
    let distance: CGFloat
  }

  /// Prefers the nearest tap, and among equals the latest.
  @inline(__always)
  private func consider(
    _ index: Int, _ place: CGPoint, _ tuning: TouchTuning, _ best: inout Candidate?
  ) {
    guard !recent[index].isUsed else { return }
    let distance = recent[index].place.distance(to: place)
    guard distance <= tuning.tapDistance, distance <= best?.distance ?? .infinity else { return }
    if let best, best.distance == distance, best.index > index { return }
    best = Candidate(index: index, distance: distance)
  }

  /// The indices of the taps in the square of a place and in those around it.
  private func taps(near place: CGPoint, within distance: CGFloat) -> [Int] {
    // A little wider, so that no rounding puts two taps in a row further apart than neighbours.
    if width != distance * 1.001 || squares.isEmpty {
      width = distance * 1.001
      squares = [:]
      for index in recent.indices where !recent[index].isUsed { add(index) }
    }
    let middle = square(of: place)
    var near: [Int] = []
    for column in [-1, 0, 1] as [CGFloat] {
      for row in [-1, 0, 1] as [CGFloat] {
        near += squares[Square(column: middle.column + column, row: middle.row + row)] ?? []
      }
    }
    return near
  }

  private func square(of place: CGPoint) -> Square {
    Square(column: (place.x / width).rounded(.down), row: (place.y / width).rounded(.down))
  }

  private func add(_ index: Int) {
    squares[square(of: recent[index].place), default: []].append(index)
  }

  /// Forgets the taps that are too long ago to be repeated.
  private func forget(before time: TimeInterval, _ interval: TimeInterval) {
    // Ends come in the order of time, so that the first one is the oldest.
    guard let first = recent.first, time - first.time > interval else { return }
    var kept = 0
    for index in recent.indices where !recent[index].isUsed && !(time - recent[index].time > interval) {
      recent.swapAt(kept, index)
      kept += 1
    }
    while recent.count > kept { recent.removeLast() }
    unused = kept
    if !squares.isEmpty { squares = [:] }
  }

  private func forgetAll() {
    recent.empty()
    if !squares.isEmpty { squares = [:] }
  }

  /// Notes that a touch with this count lifted at `place`, a point of the screen.
  ///
  /// Path of a touch: step 17.
  func ended(count: Int, at place: CGPoint, time: TimeInterval) {
    recent.append(Tap(count: count, place: place, time: time))
    unused += 1
    if !squares.isEmpty { add(recent.count - 1) }
  }
}
