// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  public import Foundation

  /// An application's connection to the router: touches come through it as they come to an application on iOS.
  ///
  /// ```swift
  /// let application = UIApplication(clock: SourceClock())
  /// // … windows and views …
  /// let client = try RouterClient(
  ///   application, name: "Pay", displaySize: CGSize(width: 800, height: 480), at: .standard(in: environment))
  /// application.run(source: client)
  /// ```
  ///
  /// A message wakes the run loop, whose source 1 receives it; a source 0 takes it out of the queue in the same turn, and
  /// the application makes events of it. Both hops are in the trace. When the router is gone, every touch is cancelled; the
  /// client connects again, later each time, and goes on.
  @preconcurrency @MainActor public final class RouterClient {
    /// How the client stands with the router.
    public enum State: Sendable, Hashable {
      /// It does not connect.
      case stopped
      /// It tries to connect, or waits until it tries again; the text says what went wrong last.
      case connecting(String?)
      /// It has registered and waits for the answer.
      case registering
      /// The router knows the application.
      case connected
      /// The router refused the application for good.
      case refused(RouterRefusal)
    }

    /// How long the client waits before it connects again: the first time, and at most, in seconds.
    public nonisolated struct Backoff: Sendable, Hashable {
      /// The first time.
      public var first: TimeInterval = 0.05
      /// At most; each time is twice as long as the one before it.
      public var limit: TimeInterval = 2

      /// Makes the times that hold unless others are chosen.
      public init() {}

      /// How long to wait after so many failures in a row.
      func wait(after failures: Int) -> TimeInterval { min(limit, first * pow(2, Double(min(failures, 32)))) }
    }

    /// How the client stands with the router.
    public internal(set) var state = State.stopped {
      didSet { if state != oldValue { stateChanged?(state) } }
    }
    /// Is told when the state changes.
    public var stateChanged: ((State) -> Void)?
    /// How long the client waits before it connects again.
    public var backoff = Backoff()
    /// Whether the application becomes active in front, and goes to the background when another one is there.
    public var drivesLifecycle = true
    /// Whether the application is in front, as far as it was told.
    public internal(set) var isFront = false
    /// The frame that the application handles or has handled last, with the times of its stations; nil before the first.
    public internal(set) var lastFrame: RoutedFrame?
    /// How many frames the application handled.
    public internal(set) var framesHandled = 0

    let application: UIApplication
    /// The clock of the application, if it is one that stands still; looking for that takes time.
    let sourceClock: SourceClock?
    let path: SocketPath
    var hello: ApplicationHello
    var socket: PacketSocket?
    var gate = SequenceGate()
    var sequence: UInt64 = 0
    /// What was received and waits for the queue.
    var inbox: [Received] = []
    /// An empty array whose memory the queue uses next.
    var spareInbox: [Received] = []
    /// What the client says when the queue has been handled.
    var handledSequence: UInt64 = 0
    /// Why the connection is gone, until the queue has been handled.
    var lossReason: String?
    var isHandling = false
    var failures = 0
    var feed: FrameFeed
    /// The zero of the application's clock, in nanoseconds of the monotonic clock.
    var zero: Int64
    private var alarm: ClockAlarm?
    private(set) var ports: RunLoopPorts?
    private var retry: Timer?
    let inlet = PacketInlet()

    /// A message that waits for the queue.
    struct Received {
      var message: RouterMessage
      var sequence: UInt64
      var time: Int64
    }

    /// Makes a client that does not connect yet.
    ///
    /// - Parameters:
    ///   - application: The application that gets the touches. Its clock should be a ``SourceClock``. A `ManualClock` moves
    ///     with the touches and timers; a `RunLoopClock` has to be driven, and counts every touch as of when it comes.
    ///   - name: What the application is called by `touchstone router front`.
    ///   - displaySize: The size of the application's display, in points.
    ///   - path: Where the router's socket is.
    ///   - wantsFront: Whether the application comes to the front if nobody is there.
    /// - Throws: What is wrong with the name or the size.
    public init(
      _ application: UIApplication, name: String, displaySize: CGSize, at path: SocketPath,
      wantsFront: Bool = true
    ) throws(RouterFailure) {
      guard ApplicationName.isValid(name) else {
        throw RouterFailure(
          .usage, "an application cannot be called like this",
          remedy: "Give it a name of 1 to \(ApplicationName.limit) bytes of visible text.")
      }
      guard displaySize.width.isFinite, displaySize.height.isFinite, displaySize.width > 0,
        displaySize.height > 0
      else { throw RouterFailure(.usage, "the display of an application has a width and a height above 0") }
      self.application = application
      sourceClock = application.clock as? SourceClock
      self.path = path
      hello = ApplicationHello(
        name: name, width: displaySize.width, height: displaySize.height, wantsFront: wantsFront)
      zero = Self.zero(of: application.clock)
      feed = FrameFeed(application, timing: .origin(zero))
      ports = try RunLoopPorts()
      ports?.client = self
    }

    isolated deinit { stop() }

    /// Begins to connect; the run loop of this thread serves the connection from now on.
    public func start() {
      guard state == .stopped else { return }
      let retry = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { [weak self] _ in
        onMainActor { self?.connect() }
      }
      self.retry = retry
      RunLoop.current.add(retry, forMode: .common)
      ports?.add()
      // A clock that moves by hand has not moved since.
      zero = Self.zero(of: application.clock)
      feed = FrameFeed(application, timing: .origin(zero))
      if !(application.clock is RunLoopClock) { alarm = ClockAlarm(application, zero: zero) }
      state = .connecting(nil)
      connect()
    }

    /// Cancels every touch and closes the connection for good.
    public func stop() {
      guard state != .stopped else { return }
      retry?.invalidate()
      retry = nil
      socket?.close()
      socket = nil
      inbox = []
      lossReason = nil
      ports?.remove()
      feed.cancelContacts()
      alarm?.stop()
      alarm = nil
      state = .stopped
    }

    private static func zero(of clock: any EventClock) -> Int64 {
      (clock as? SourceClock)?.zero
        ?? MonotonicTime.now - (Int64(exactly: (clock.now * 1e9).rounded()) ?? 0)
    }

    /// Tries again after a while that grows with every failure.
    func connectLater(because reason: String) {
      state = .connecting(reason)
      retry?.fireDate = Date(timeIntervalSinceNow: backoff.wait(after: failures))
      failures += 1
    }
  }
#endif
