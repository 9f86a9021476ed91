// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Converts the times of a live source to the router's clock.
///
/// A source has its own clock: the kernel uses the wall clock, and the zero of a stream is arbitrary. The
/// smallest delay observed between the two clocks counts as none. So the intervals between frames stay as the
/// source reports them, and no frame is in the future, or from before the router's clock began: a stream that
/// is read at once may be longer than that.
struct SourceTime: Sendable {
  private var offset: Int64?
  private var last: Int64 = 0

  /// Converts the times of frames that arrived together.
  mutating func convert(_ frames: inout [DigitizerFrame], arrived now: Int64) {
    for frame in frames { note(frame.nanoseconds, arrived: now) }
    for index in frames.indices { frames[index].nanoseconds = time(of: frames[index].nanoseconds, now) }
  }

  private mutating func note(_ nanoseconds: Int64, arrived now: Int64) {
    let (difference, overflows) = now.subtractingReportingOverflow(nanoseconds)
    guard !overflows else { return }
    guard let offset, (difference &- offset).magnitude <= 1_000_000_000 else {
      // The first frame, or a clock that was set: a difference of more than a second is not a delay.
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
