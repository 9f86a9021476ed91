// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import TouchRender

  /// When to draw, and how long to sleep until then.
  nonisolated struct FrameSchedule {
    /// The seconds between two frames of the screen.
    let interval: TimeInterval
    /// When the last frame was drawn.
    private(set) var last = -TimeInterval.infinity

    init(framesPerSecond: Int) {
      interval = 1 / TimeInterval(max(framesPerSecond, 1))
    }

    /// Whether the screen can show another frame.
    func canDraw(at now: TimeInterval) -> Bool { now >= last + interval }

    /// Notes that a frame was drawn.
    mutating func drew(at now: TimeInterval) { last = now }

    /// The seconds to sleep unless there is input; nil to sleep until then.
    func sleep(until next: NextUpdate, at now: TimeInterval) -> TimeInterval? {
      switch next {
      case .now: max(last + interval - now, 0)
      case .at(let time): max(time - now, 0)
      case .never: nil
      }
    }
  }

  nonisolated extension NextUpdate {
    /// The earlier of two times.
    func sooner(_ other: NextUpdate) -> NextUpdate {
      switch (self, other) {
      case (.now, _), (_, .now): .now
      case (.never, let next), (let next, .never): next
      case (.at(let a), .at(let b)): .at(min(a, b))
      }
    }
  }
#endif
