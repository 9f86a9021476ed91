// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Calls a moving scroll view once per frame, using the timers of its application.
///
/// The time of each frame is computed from the start and not accumulated, so the thousandth frame is on time.
/// One timer waits at a time, and none once the scroll view rests or is deallocated.
final class ScrollFrames {
  private var timer: EventTimer?
  private weak var application: UIApplication?
  private var begin: TimeInterval = 0
  private var count = 0
  private var interval: TimeInterval = 0
  /// Returns whether another frame follows.
  private let body: (TimeInterval) -> Bool

  init(_ body: @escaping (TimeInterval) -> Bool) {
    self.body = body
  }

  isolated deinit { timer?.cancel() }

  /// Whether frames are scheduled.
  var isRunning: Bool { timer?.isPending == true }

  /// Starts frames on the clock of an application, unless they are scheduled already.
  func start(on application: UIApplication) {
    guard !isRunning || self.application !== application else { return }
    stop()
    self.application = application
    begin = application.clock.now
    count = 0
    let rate = application.tuning.scrollFrameRate
    interval = rate.isFinite && rate > 0 ? 1 / rate : 1.0 / 60
    scheduleNext()
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func scheduleNext() {
    guard let application else { return }
    count += 1
    timer = application.timers.schedule(at: begin + Double(count) * interval, "scroll frame") { [weak self] in
      self?.fire()
    }
  }

  private func fire() {
    timer = nil
    guard let application else { return }
    // A callback during the frame may have stopped these frames or started new ones.
    if body(application.clock.now), timer == nil { scheduleNext() }
  }
}
