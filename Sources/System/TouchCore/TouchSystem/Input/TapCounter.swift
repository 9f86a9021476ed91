// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Counts consecutive taps, separately for each location on the screen.
///
/// A touch that begins soon after the end of another one, and near it, continues its count, unless the other
/// one lifted far from where it came down. Each end is used once, so two fingers that tap twice side by side
/// both count to two.
final class TapCounter {
  private struct Tap {
    var count: Int
    var location: CGPoint
    var time: TimeInterval
    /// Whether a touch has continued it.
    var isUsed = false
  }

  /// A square of the screen as wide as the distance between consecutive taps, by its corner.
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
    /// The indices of many taps in ``recent``, by their squares; empty if they have to be computed again.
    var squares: [Square: [Int]] = [:]
    var width: CGFloat = 0
  }

  @safe @exclusivity(unchecked) private var state = State()

  /// The count of a touch that begins at `location`, a point of the screen.
  ///
  /// Path of a touch: step 3.
  func count(at location: CGPoint, time: TimeInterval, tuning: TouchTuning) -> Int {
    guard !state.recent.isEmpty else { return 1 }
    forget(before: time, tuning.tapInterval)
    var best: Candidate?
    if state.recent.count > Crowd.taps, tuning.tapDistance > 0, tuning.tapDistance.isFinite {
      for index in taps(near: location, within: tuning.tapDistance) {
        consider(index, location, tuning, &best)
      }
    } else {
      for index in state.recent.indices { consider(index, location, tuning, &best) }
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
    _ index: Int, _ location: CGPoint, _ tuning: TouchTuning, _ best: inout Candidate?
  ) {
    guard !state.recent[index].isUsed else { return }
    let distance = state.recent[index].location.distance(to: location)
    guard distance <= tuning.tapDistance, distance <= best?.distance ?? .infinity else { return }
    if let best, best.distance == distance, best.index > index { return }
    best = Candidate(index: index, distance: distance)
  }

  /// The indices of the taps in the square of a location and in those around it.
  private func taps(near location: CGPoint, within distance: CGFloat) -> [Int] {
    // A little wider, so that rounding never puts consecutive taps further apart than neighboring squares.
    if state.width != distance * 1.001 || state.squares.isEmpty {
      state.width = distance * 1.001
      state.squares = [:]
      for index in state.recent.indices where !state.recent[index].isUsed { add(index) }
    }
    let middle = square(of: location)
    var near: [Int] = []
    for column in [-1, 0, 1] as [CGFloat] {
      for row in [-1, 0, 1] as [CGFloat] {
        near += state.squares[Square(column: middle.column + column, row: middle.row + row)] ?? []
      }
    }
    return near
  }

  private func square(of location: CGPoint) -> Square {
    Square(
      column: (location.x / state.width).rounded(.down), row: (location.y / state.width).rounded(.down))
  }

  private func add(_ index: Int) {
    state.squares[square(of: state.recent[index].location), default: []].append(index)
  }

  /// Forgets the taps that are too old to be continued.
  private func forget(before time: TimeInterval, _ interval: TimeInterval) {
    // Ends are in the order of time, so the first one is the oldest.
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

  /// Notes that a touch with this count lifted at `location`, a point of the screen.
  ///
  /// Path of a touch: step 17.
  func ended(count: Int, at location: CGPoint, time: TimeInterval) {
    state.recent.append(Tap(count: count, location: location, time: time))
    state.unused += 1
    if !state.squares.isEmpty { add(state.recent.count - 1) }
  }
}
