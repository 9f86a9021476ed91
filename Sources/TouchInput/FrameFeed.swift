// SPDX-License-Identifier: Apache-2.0

/// Hands the frames of a digitizer to an application.
///
/// Contacts become touches, a hovering pen or mouse becomes hover events, and a wheel becomes scrolls:
///
/// ```swift
/// let feed = FrameFeed(application)
/// for frame in recording.frames(mapping: mapping) { feed.handle(frame) }
/// feed.cancelContacts()
/// ```
///
/// The feed keeps the books, so that every touch which began ends or is cancelled once, whatever the source does: when a
/// device goes, a recording breaks off or a connection is lost, ``cancelContacts()`` takes away what is still down, and so
/// does the end of the feed itself.
@preconcurrency @MainActor public final class FrameFeed {
  /// When the frames of a source happen on the clock of the application.
  public nonisolated enum Timing: Sendable, Hashable {
    /// The first frame is now, and the others follow it in their own distances.
    case fromFirstFrame
    /// So many nanoseconds of the source are the zero of the application's clock, such as
    /// ``RunLoopClock/monotonicOrigin`` for times of the system's monotonic clock.
    case origin(Int64)
  }

  /// The force that the greatest one of a device counts as, where 1 is that of an average touch.
  ///
  /// Reported for phones that tell force: 6.67, which is 480 of their units of 72. Pinned by
  /// `force, radius and angles reach the touch`.
  public var maximumPossibleForce: CGFloat = 480 / 72

  /// How far a notch of a wheel scrolls, in points.
  ///
  /// Assumed: 40, about three lines of text. A wheel turned away from the user moves the content down, as a finger that
  /// moves down does. Pinned by `a mouse hovers, clicks and scrolls`.
  public var pointsPerNotch: CGFloat = 40

  /// How far the radius of a contact may be off, in points; devices do not tell.
  public var majorRadiusTolerance: CGFloat = 0

  /// The application that gets the frames; it is not kept alive.
  public private(set) weak var application: UIApplication?
  private let timing: Timing
  /// What sets the contacts of this feed apart from those of others, in the upper half of their numbers.
  private let source: Int
  /// The nanoseconds of the source at the zero of the application's clock, once they are known.
  private var origin: Origin?
  private var books = FrameBooks()

  /// A time of the source and what it is for the application.
  private struct Origin {
    var nanoseconds: Int64
    var timestamp: TimeInterval
  }

  /// Makes a feed.
  ///
  /// - Parameters:
  ///   - application: The application that is to get the frames.
  ///   - timing: When the frames happen on the application's clock.
  ///   - source: A number of one's own for each feed of an application, from 0, so that their contacts are told apart.
  public init(_ application: UIApplication, timing: Timing = .fromFirstFrame, source: Int = 0) {
    self.application = application
    self.timing = timing
    self.source = source & 0x3FFF_FFFF
  }

  isolated deinit { cancelContacts() }

  /// The touches of the feed that have neither ended nor been cancelled.
  public var contactsDown: Int { books.down.count }

  /// Gives a frame to the application, which dispatches it at once, unless it is dispatching another one.
  public func handle(_ frame: DigitizerFrame) { give(frame, waits: false) }

  /// Puts the touches of a frame into the queue of the application, where moves wait for
  /// `UIApplication.dispatchPendingEvents()` and become one event with their samples coalesced.
  ///
  /// Hover events and scrolls do not wait; they dispatch what came before them.
  public func enqueue(_ frame: DigitizerFrame) { give(frame, waits: true) }

  /// Takes away everything that is down or in range: each touch is cancelled, and a pointer that hovers is gone.
  ///
  /// What the source says of these contacts afterwards is dropped until they begin again.
  public func cancelContacts() {
    guard let application else { return books.forget() }
    let time = application.clock.now
    let cancelled = books.cancelAll()
    if !cancelled.isEmpty { application.handle(ContactFrame(timestamp: time, contacts: cancelled)) }
    if let hover = books.endHover(at: time) { application.handle(hover) }
  }

  // MARK: -

  private func give(_ frame: DigitizerFrame, waits: Bool) {
    guard let application else { return }
    let time = timestamp(of: frame, application)
    let settings = FrameBooks.Settings(
      source: source, maximumPossibleForce: maximumPossibleForce, tolerance: majorRadiusTolerance,
      pointsPerNotch: pointsPerNotch)
    if let hover = books.leaving(frame, at: time) { application.handle(hover) }
    if let touches = books.touches(frame, at: time, settings) {
      if waits { application.enqueue(touches) } else { application.handle(touches) }
    }
    for hover in books.hovering(frame, at: time) { application.handle(hover) }
    if let scroll = books.scroll(frame, at: time, settings) { application.handle(scroll) }
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
