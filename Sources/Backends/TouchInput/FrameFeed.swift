// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchFrames

/// Feeds the frames of a digitizer to an application.
///
/// Contacts become touches, a hovering pen or mouse becomes hover events, and a wheel becomes scrolls:
///
/// ```swift
/// let feed = FrameFeed(application)
/// for frame in recording.frames(mapping: mapping) { feed.handle(frame) }
/// feed.cancelContacts()
/// ```
///
/// The feed tracks its contacts so that every touch that began ends or is cancelled exactly once, whatever
/// the source does: when a device disappears, a recording breaks off or a connection is lost,
/// ``cancelContacts()`` cancels what is still down, and so does the deallocation of the feed.
@preconcurrency @MainActor public final class FrameFeed {
  /// How the times of a source map to the clock of the application.
  public nonisolated enum Timing: Sendable, Hashable {
    /// The first frame happens now, and the others at the source's intervals after it.
    case fromFirstFrame
    /// The source's time, in nanoseconds, at the zero of the application's clock.
    ///
    /// Use ``RunLoopClock/monotonicOrigin`` for times of the system's monotonic clock.
    case origin(Int64)
  }

  /// The value to which a device's greatest force is scaled, where 1 is the force of an average touch.
  ///
  /// Reported for phones with force: 6.67, which is 480 of their units of 72. Pinned by `force, radius and
  /// angles reach the touch`.
  public var maximumPossibleForce = FeedState.Settings.usual.maximumPossibleForce

  /// How far a notch of a wheel scrolls, in points.
  ///
  /// Assumed: 40, about three lines of text. A wheel turned away from the user moves the content down, as a
  /// finger that moves down does. Pinned by `a mouse hovers, clicks and scrolls`.
  public var pointsPerNotch = FeedState.Settings.usual.pointsPerNotch

  /// The tolerance of a contact's radius, in points; devices do not report it.
  public var majorRadiusTolerance: CGFloat = 0

  /// The application that receives the frames; held weakly.
  public private(set) weak var application: UIApplication?
  private let timing: Timing
  /// Distinguishes the contacts of this feed from those of others, in the upper half of their numbers.
  private let source: Int
  /// The source's time at the zero of the application's clock, once it is known.
  private var origin: Origin?
  private var feedState = FeedState()

  /// A time of the source and the corresponding time of the application.
  private struct Origin {
    var nanoseconds: Int64
    var timestamp: TimeInterval
  }

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - application: The application that receives the frames.
  ///   - timing: How the times of the source map to the application's clock.
  ///   - source: A different number for each feed of an application, from 0, so that their contacts are
  ///     distinct.
  public init(_ application: UIApplication, timing: Timing = .fromFirstFrame, source: Int = 0) {
    self.application = application
    self.timing = timing
    self.source = source & 0x3FFF_FFFF
  }

  isolated deinit { cancelContacts() }

  /// The number of the feed's touches that have neither ended nor been cancelled.
  public var contactsDown: Int { feedState.down.count }

  /// Passes a frame to the application, which dispatches it at once unless it is already dispatching.
  public func handle(_ frame: DigitizerFrame) { deliver(frame, waits: false) }

  /// Queues the touches of a frame in the application.
  ///
  /// Moves wait there for `UIApplication.dispatchPendingEvents()` and become one event with their samples
  /// coalesced. Hover events and scrolls do not wait; they dispatch what came before them.
  public func enqueue(_ frame: DigitizerFrame) { deliver(frame, waits: true) }

  /// Cancels everything that is down or in range: each touch is cancelled, and a hovering pointer disappears.
  ///
  /// Later reports of these contacts are dropped until they begin again.
  public func cancelContacts() {
    guard let application else { return feedState.forget() }
    let time = application.clock.now
    let cancelled = feedState.cancelAll()
    if !cancelled.isEmpty { application.handle(ContactFrame(timestamp: time, contacts: cancelled)) }
    if let hover = feedState.endHover(at: time) { application.handle(hover) }
  }

  // MARK: -

  private func deliver(_ frame: DigitizerFrame, waits: Bool) {
    guard let application else { return }
    let time = timestamp(of: frame, application)
    let settings = FeedState.Settings(
      source: source, maximumPossibleForce: maximumPossibleForce, tolerance: majorRadiusTolerance,
      pointsPerNotch: pointsPerNotch)
    if let hover = feedState.leaving(frame, at: time) { application.handle(hover) }
    if let touches = feedState.touches(frame, at: time, settings) {
      if waits { application.enqueue(touches) } else { application.handle(touches) }
    }
    for hover in feedState.hovering(frame, at: time) { application.handle(hover) }
    if let scroll = feedState.scroll(frame, at: time, settings) { application.handle(scroll) }
  }

  private func timestamp(of frame: DigitizerFrame, _ application: UIApplication) -> TimeInterval {
    let origin = origin ?? start(with: frame, application)
    self.origin = origin
    let (elapsed, overflows) = frame.nanoseconds.subtractingReportingOverflow(origin.nanoseconds)
    return overflows ? application.clock.now : origin.timestamp + TimeInterval(elapsed) / 1e9
  }

  private func start(with frame: DigitizerFrame, _ application: UIApplication) -> Origin {
    switch timing {
    case .fromFirstFrame: Origin(nanoseconds: frame.nanoseconds, timestamp: application.clock.now)
    case .origin(let nanoseconds): Origin(nanoseconds: nanoseconds, timestamp: 0)
    }
  }
}
