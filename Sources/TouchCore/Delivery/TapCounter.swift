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
  }

  @exclusivity(unchecked) private var recent: [Tap] = []

  /// The count of a touch that begins at `place`, a point of the screen.
  func count(at place: CGPoint, time: TimeInterval, tuning: TouchTuning) -> Int {
    forget(before: time, tuning.tapInterval)
    // The nearest one, and among equals the latest.
    var best: (index: Int, distance: CGFloat)?
    for index in recent.indices {
      let distance = recent[index].place.distance(to: place)
      guard distance <= tuning.tapDistance, distance <= best?.distance ?? .infinity else { continue }
      best = (index, distance)
    }
    guard let best else { return 1 }
    return recent.remove(at: best.index).count + 1
  }

  /// Forgets the taps that are too long ago to be repeated.
  private func forget(before time: TimeInterval, _ interval: TimeInterval) {
    var kept = 0
    for index in recent.indices where !(time - recent[index].time > interval) {
      recent.swapAt(kept, index)
      kept += 1
    }
    while recent.count > kept { recent.removeLast() }
  }

  /// Notes that a touch with this count lifted at `place`, a point of the screen.
  func ended(count: Int, at place: CGPoint, time: TimeInterval) {
    recent.append(Tap(count: count, place: place, time: time))
  }
}
