// SPDX-License-Identifier: Apache-2.0

/// Takes times: always several, and the median of them.
nonisolated enum Stopwatch {
  /// How often each thing is measured.
  static let rounds = 5
  /// A sample shorter than this would measure the clock.
  private static let shortest = Duration.milliseconds(5)

  /// How long `body` takes once, in nanoseconds.
  static func time(_ body: () -> Void) -> Double {
    nanoseconds(ContinuousClock().measure(body))
  }

  /// Times two things by turns, so that whatever else the machine does meets both, and gives the medians in
  /// nanoseconds a call and the median of the ratios of neighbors.
  static func compare(
    _ first: () -> Void, with second: () -> Void
  ) -> (first: Double, second: Double, ratio: Double) {
    let (firstTimes, secondTimes) = (timesNeeded(by: first), timesNeeded(by: second))
    let samples = (0..<rounds).map { _ in (sample(firstTimes, first), sample(secondTimes, second)) }
    return (
      median(samples.map(\.0)), median(samples.map(\.1)), median(samples.map { $0.0 / $0.1 })
    )
  }

  /// The median time of `body`, in nanoseconds.
  static func median(of body: () -> Void) -> Double {
    let times = timesNeeded(by: body)
    return median((0..<rounds).map { _ in sample(times, body) })
  }

  static func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }

  /// The time of one call of many in a row; the first is not counted, because it finds the caches full of
  /// what was measured before.
  private static func sample(_ times: Int, _ body: () -> Void) -> Double {
    body()
    return time { for _ in 0..<times { body() } } / Double(times)
  }

  /// How often `body` has to run to be worth timing; this run warms it up as well.
  private static func timesNeeded(by body: () -> Void) -> Int {
    let once = time(body)
    return max(1, Int((nanoseconds(shortest) / max(once, 1)).rounded(.up)))
  }
}
