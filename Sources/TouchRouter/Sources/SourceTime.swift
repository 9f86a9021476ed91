// SPDX-License-Identifier: Apache-2.0

/// Puts the times of a live source on the router's clock.
///
/// Sources have clocks of their own: the kernel's is the wall clock, a stream's begins anywhere. The least delay that was
/// seen between the two counts as none, so that distances between frames stay as the source has them, and no frame is from
/// the future.
struct SourceTime: Sendable {
  private var offset: Int64?
  private var last = Int64.min

  /// Puts the times of frames that came together on the router's clock.
  mutating func place(_ frames: inout [DigitizerFrame], arrived now: Int64) {
    for frame in frames { note(frame.nanoseconds, arrived: now) }
    for place in frames.indices { frames[place].nanoseconds = time(of: frames[place].nanoseconds, now) }
  }

  private mutating func note(_ nanoseconds: Int64, arrived now: Int64) {
    let (difference, overflows) = now.subtractingReportingOverflow(nanoseconds)
    guard !overflows else { return }
    guard let offset, (difference &- offset).magnitude <= 1_000_000_000 else {
      // The first frame, or a clock that was set, which moves everything: a second late is no delay.
      self.offset = difference
      return
    }
    self.offset = min(offset, difference)
  }

  private mutating func time(of nanoseconds: Int64, _ now: Int64) -> Int64 {
    let (time, overflows) = nanoseconds.addingReportingOverflow(offset ?? 0)
    last = max(last, overflows ? now : min(now, time))
    return last
  }
}
