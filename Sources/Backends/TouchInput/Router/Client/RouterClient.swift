// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  public import Foundation
  public import TouchCore
  public import TouchFrames

  /// An application's connection to the router, through which touches arrive as they do in an application on
  /// iOS.
  ///
  /// ```swift
  /// let application = UIApplication(clock: SourceClock())
  /// // … windows and views …
  /// let client = try RouterClient(
  ///   application, name: "Pay", displaySize: CGSize(width: 800, height: 480),
  ///   at: .standard(in: environment))
  /// application.run(source: client)
  /// ```
  ///
  /// A message wakes the run loop, whose source 1 receives and queues it. A source 0 handles the queue in the
  /// same turn, and the application creates events from it. Both hops are in the trace. When the connection
  /// is lost, all touches are cancelled, and the client reconnects after increasing delays.
  @preconcurrency @MainActor public final class RouterClient {
    /// The state of a client's connection.
    public enum State: Sendable, Hashable {
      /// The client is not running.
      case stopped
      /// It tries to connect or waits before the next attempt; the text is the last failure.
      case connecting(String?)
      /// It has sent its registration and waits for the answer.
      case registering
      /// The application is registered.
      case connected
      /// The router refused the application permanently.
      case refused(RouterRefusal)
    }

    /// The delays before the client reconnects, in seconds.
    public nonisolated struct Backoff: Sendable, Hashable {
      /// The first delay.
      public var first: TimeInterval = 0.05
      /// The maximum delay; each delay is twice as long as the previous one.
      public var limit: TimeInterval = 2

      /// Creates the default delays.
      public init() {}

      /// The delay after a number of consecutive failures.
      func wait(after failures: Int) -> TimeInterval { min(limit, first * pow(2, Double(min(failures, 32)))) }
    }

    /// The state of the connection.
    public internal(set) var state = State.stopped {
      didSet { if state != oldValue { stateChanged?(state) } }
    }
    /// Called when the state changes.
    public var stateChanged: ((State) -> Void)?
    /// The delays before the client reconnects.
    public var backoff = Backoff()
    /// Whether the client makes the application active when it comes to the front, and moves it to the
    /// background otherwise.
    public var drivesLifecycle = true
    /// Whether the application is in front, according to the last message.
    public internal(set) var isFront = false
    /// The frame that was handled last or is being handled, with its times; nil before the first one.
    public internal(set) var lastFrame: RoutedFrame?
    /// The number of frames handled.
    public internal(set) var framesHandled = 0

    let application: UIApplication
    /// The application's clock if it is a source clock; a cast for each frame would take time.
    let sourceClock: SourceClock?
    let path: SocketPath
    var hello: ApplicationHello
    var socket: PacketSocket?
    var gate = SequenceGate()
    var sequence: UInt64 = 0
    /// The queue: messages that were received and not yet handled.
    var inbox: [Received] = []
    /// An empty array whose memory the queue uses next.
    var spareInbox: [Received] = []
    /// The sequence number to confirm when the queue has been handled.
    var handledSequence: UInt64 = 0
    /// Why the connection was closed, until the queue has been handled.
    var disconnectReason: String?
    var isHandling = false
    var failures = 0
    var feed: FrameFeed
    /// The zero of the application's clock, in nanoseconds of the monotonic clock.
    var zero: Int64
    private var alarm: ClockAlarm?
    private(set) var ports: RunLoopPorts?
    private var retry: Timer?
    let reader = PacketReader()

    /// A message in the queue.
    struct Received {
      var message: RouterMessage
      var sequence: UInt64
      var time: Int64
    }

    /// Creates a client without connecting.
    ///
    /// - Parameters:
    ///   - application: The application that receives the touches. Its clock should be a ``SourceClock``. A
    ///     `ManualClock` moves with touches and timers. A `RunLoopClock` must be driven, and a touch then has
    ///     the time of its arrival.
    ///   - name: The name of the application for `touchstone router front`.
    ///   - displaySize: The size of the application's display, in points.
    ///   - path: The path of the router's socket.
    ///   - wantsFront: Whether the application comes to the front if none is there.
    /// - Throws: That the name or the size is invalid.
    public init(
      _ application: UIApplication, name: String, displaySize: CGSize, at path: SocketPath,
      wantsFront: Bool = true
    ) throws(RouterFailure) {
      guard ApplicationName.isValid(name) else {
        throw RouterFailure(
          .usage, "the name of the application is invalid",
          remedy: "Choose a name of 1 to \(ApplicationName.limit) bytes of printable text.")
      }
      guard displaySize.width.isFinite, displaySize.height.isFinite, displaySize.width > 0,
        displaySize.height > 0
      else { throw RouterFailure(.usage, "the width and height of the display must be greater than 0") }
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

    /// Starts connecting; the run loop of this thread serves the connection from now on.
    public func start() {
      guard state == .stopped else { return }
      let retry = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { [weak self] _ in
        onMainActor { self?.connect() }
      }
      self.retry = retry
      RunLoop.current.add(retry, forMode: .common)
      ports?.add()
      // A manual clock has not moved since the client was created.
      zero = Self.zero(of: application.clock)
      feed = FrameFeed(application, timing: .origin(zero))
      if !(application.clock is RunLoopClock) { alarm = ClockAlarm(application, zero: zero) }
      state = .connecting(nil)
      connect()
    }

    /// Cancels all touches and closes the connection permanently.
    public func stop() {
      guard state != .stopped else { return }
      retry?.invalidate()
      retry = nil
      socket?.close()
      socket = nil
      inbox = []
      disconnectReason = nil
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

    /// Schedules the next attempt to connect, later after each failure.
    func scheduleReconnect(because reason: String) {
      state = .connecting(reason)
      retry?.fireDate = Date(timeIntervalSinceNow: backoff.wait(after: failures))
      failures += 1
    }
  }
#endif
