// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Calls a method at each frame that the clock of the application passes.
///
/// Frames begin at the multiples of 1/60 s, whatever the time at which the link was made: at the same times
/// in every run. A clock that moves by hand calls the method once for each frame that it passes, at the
/// frame's own time. On a screen with another rate, a frame is as long as that rate says.
///
/// The link holds its target until ``invalidate()``, as in QuartzCore.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// When the present frame began.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame begins that the link is called at.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between two frames of the screen; 0 before the first call.
  open var duration: CFTimeInterval { timestamp == 0 && targetTimestamp == 0 ? 0 : 1 / rate }

  /// Whether the link is not called.
  open var isPaused = false {
    didSet { if oldValue != isPaused { schedule() } }
  }

  /// How often per second the method is called, 0 for each frame; rounded to what the frames allow.
  open var preferredFramesPerSecond = 0 {
    didSet { if oldValue != preferredFramesPerSecond { schedule() } }
  }

  /// The calls per frames, as older code gives them.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  open var frameInterval: Int {
    get { stride }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(Int(rate) / newValue, 1) }
  }

  /// How often the method may be called; the preferred rate, else the maximum, counts.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let preferred = preferredFrameRateRange.preferred ?? 0
      let wanted = preferred > 0 ? preferred : preferredFrameRateRange.maximum
      preferredFramesPerSecond = wanted.isFinite ? Int(max(wanted, 0).rounded()) : 0
    }
  }

  private var target: AnyObject?
  private let selector: Selector
  /// The modes of the run loop that it was added for.
  private var modes: [RunLoop.Mode] = []
  private weak var application: UIApplication?
  private weak var timer: EventTimer?
  /// How many frames a second has.
  private let rate: Double

  /// Creates a link that calls a method of an object with itself as the argument.
  public convenience init(target: Any, selector sel: Selector) {
    self.init(target: target as AnyObject, selector: sel, screen: UIScreen.main)
  }

  init(target: AnyObject, selector: Selector, screen: UIScreen) {
    (self.target, self.selector) = (target, selector)
    rate = Double(max(screen.maximumFramesPerSecond, 1))
    super.init()
  }

  /// Has the link called from now on.
  ///
  /// The application's clock drives it, not the run loop; a link that was added for one mode is called in
  /// all.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    if modes.count == 1 {
      application = .shared
      schedule()
    }
  }

  /// Takes the link from a mode; it is called until no mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { schedule() }
  }

  /// Stops the calls permanently, and releases the target.
  open func invalidate() {
    target = nil
    modes = []
    schedule()
  }

  /// How many frames there are from one call to the next.
  private var stride: Int {
    let wanted = Double(preferredFramesPerSecond)
    return wanted > 0 && wanted < rate ? Int((rate / wanted).rounded()) : 1
  }

  /// The number of the last frame that has begun at a time.
  private func frame(at time: TimeInterval) -> Int {
    let frame = Int((time * rate).rounded(.down))
    if Double(frame) / rate > time { return frame - 1 }
    return Double(frame + 1) / rate <= time ? frame + 1 : frame
  }

  /// Sets the timer of the next call, from the present.
  private func schedule() {
    timer?.cancel()
    guard let application, target != nil, !modes.isEmpty, !isPaused else { return }
    wait(for: frame(at: application.clock.now) + stride, on: application)
  }

  private func wait(for frame: Int, on application: UIApplication) {
    timer = application.timers.schedule(at: Double(frame) / rate, "display link") { self.step(frame) }
  }

  private func step(_ frame: Int) {
    guard let application, let target else { return }
    timestamp = application.uptimeAtStart + Double(frame) / rate
    targetTimestamp = application.uptimeAtStart + Double(frame + stride) / rate
    wait(for: frame + stride, on: application)
    _ = selector.perform(on: target, sender: self)
  }
}

extension UIScreen {
  /// Creates a display link at the rate of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target as AnyObject, selector: sel, screen: self)
  }
}
