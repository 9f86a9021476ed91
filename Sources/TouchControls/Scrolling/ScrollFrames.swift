// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Calls a scroll view that moves by itself once a frame, on the timers of its application.
///
/// Frames are counted from when it was started and not added up, so the thousandth is where it belongs. One
/// timer waits at a time, and none once the scroll view rests or is gone.
final class ScrollFrames {
  private var timer: EventTimer?
  private weak var application: UIApplication?
  private var begin: TimeInterval = 0
  private var count = 0
  private var interval: TimeInterval = 0
  /// Whether another frame follows.
  private let body: (TimeInterval) -> Bool

  init(_ body: @escaping (TimeInterval) -> Bool) {
    self.body = body
  }

  isolated deinit { timer?.cancel() }

  /// Whether frames come.
  var isRunning: Bool { timer?.isPending == true }

  /// Begins with frames on the clock of an application, unless they come already.
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
    // A callback of the frame may have stopped these frames, or begun new ones.
    if body(application.clock.now), timer == nil { scheduleNext() }
  }
}
