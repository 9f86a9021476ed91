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

  /// What the counter remembers.
  private struct State {
    /// The taps in the order of their ends.
    var recent: [Tap] = []
    /// How many of them are not used.
    var unused = 0
    /// The indices of many taps in ``recent``, by their squares; empty if they are to be looked up again.
    var squares: [Square: [Int]] = [:]
    var width: CGFloat = 0
  }

  @exclusivity(unchecked) private var state = State()

  /// The count of a touch that begins at `place`, a point of the screen.
  ///
  /// Path of a touch: step 3.
  func count(at place: CGPoint, time: TimeInterval, tuning: TouchTuning) -> Int {
    guard !state.recent.isEmpty else { return 1 }
    forget(before: time, tuning.tapInterval)
    var best: Candidate?
    if state.recent.count > Crowd.taps, tuning.tapDistance > 0, tuning.tapDistance.isFinite {
      for index in taps(near: place, within: tuning.tapDistance) { consider(index, place, tuning, &best) }
    } else {
      for index in state.recent.indices { consider(index, place, tuning, &best) }
    }
    guard let best else { return 1 }
    state.recent[best.index].isUsed = true
    state.unused -= 1
    let count = state.recent[best.index].count + 1
    if state.unused == 0 { forgetAll() }
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
    guard !state.recent[index].isUsed else { return }
    let distance = state.recent[index].place.distance(to: place)
    guard distance <= tuning.tapDistance, distance <= best?.distance ?? .infinity else { return }
    if let best, best.distance == distance, best.index > index { return }
    best = Candidate(index: index, distance: distance)
  }

  /// The indices of the taps in the square of a place and in those around it.
  private func taps(near place: CGPoint, within distance: CGFloat) -> [Int] {
    // A little wider, so that no rounding puts two taps in a row further apart than neighbours.
    if state.width != distance * 1.001 || state.squares.isEmpty {
      state.width = distance * 1.001
      state.squares = [:]
      for index in state.recent.indices where !state.recent[index].isUsed { add(index) }
    }
    let middle = square(of: place)
    var near: [Int] = []
    for column in [-1, 0, 1] as [CGFloat] {
      for row in [-1, 0, 1] as [CGFloat] {
        near += state.squares[Square(column: middle.column + column, row: middle.row + row)] ?? []
      }
    }
    return near
  }

  private func square(of place: CGPoint) -> Square {
    Square(column: (place.x / state.width).rounded(.down), row: (place.y / state.width).rounded(.down))
  }

  private func add(_ index: Int) {
    state.squares[square(of: state.recent[index].place), default: []].append(index)
  }

  /// Forgets the taps that are too long ago to be repeated.
  private func forget(before time: TimeInterval, _ interval: TimeInterval) {
    // Ends come in the order of time, so that the first one is the oldest.
    guard let first = state.recent.first, time - first.time > interval else { return }
    var kept = 0
    for index in state.recent.indices
    where !state.recent[index].isUsed && !(time - state.recent[index].time > interval) {
      state.recent.swapAt(kept, index)
      kept += 1
    }
    while state.recent.count > kept { state.recent.removeLast() }
    state.unused = kept
    if !state.squares.isEmpty { state.squares = [:] }
  }

  private func forgetAll() {
    state.recent.empty()
    if !state.squares.isEmpty { state.squares = [:] }
  }

  /// Notes that a touch with this count lifted at `place`, a point of the screen.
  ///
  /// Path of a touch: step 17.
  func ended(count: Int, at place: CGPoint, time: TimeInterval) {
    state.recent.append(Tap(count: count, place: place, time: time))
    state.unused += 1
    if !state.squares.isEmpty { add(state.recent.count - 1) }
  }
}
