// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll
  public import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The router: it owns the sources of touches, tracks the applications, and passes each touch to the one in
  /// front.
  ///
  /// ```swift
  /// let server = try RouterServer(at: SocketPath("/run/user/1000/touchstone/router"))
  /// try server.add(.evdev("/dev/input/event0"))
  /// server.run { fact, time in print(RouterLine.text(of: fact)) }
  /// ```
  ///
  /// It runs on one thread. ``/TouchFrames/RouterCore`` makes the decisions; this class does the input and
  /// output.
  public final class RouterServer {
    /// The options of a router.
    public struct Options: Sendable {
      /// The limits for slow applications.
      public var settings = RouterCore.Settings()
      /// The mapping from device positions to points; nil leaves them in units of the device.
      public var mapping: DisplayMapping?
      /// The speed at which recordings are played, as a multiple of real time.
      public var speed = 1.0
      /// Whether recordings start when an application is in front rather than at once.
      public var waitsForFront = false
      /// Whether the router stops when all sources have ended.
      public var endsWithSources = false
      /// Whether facts about individual frames are reported.
      public var traces = false
      /// Whether SIGTERM, SIGINT and SIGHUP stop the router in order.
      public var takesSignals = false

      /// Creates the default options.
      public init() {}
    }

    /// Receives a fact, and its time on the monotonic clock in nanoseconds.
    public typealias Observer = (RouterFact, Int64) -> Void

    /// How long a peer may send nothing before it registers or after a request, in nanoseconds.
    static let silenceLimit: Int64 = 5_000_000_000
    /// How long accepting connections is suspended when the system lacks resources, in nanoseconds.
    static let acceptPause: Int64 = 100_000_000
    /// The maximum number of connections.
    static let connectionLimit = 256

    let options: Options
    let listener: ListeningSocket
    let stop: StopSignal
    var core: RouterCore
    var sources: [any RouterSource] = []
    var connections: [RouterConnection] = []
    var connectionsByNumber: [UInt64: RouterConnection] = [:]
    var refused: UInt64 = 0
    var observe: Observer = { _, _ in }
    let began = MonotonicTime.now
    var lastConnection: UInt64 = 0
    private var endedSources: Set<Int> = []
    private var notes: [(source: Int, text: String)] = []
    let reader = PacketReader()
    var isStopped = false
    /// Watches the connections, the listening socket and the stop signal.
    let watch: PeerWatch
    /// The numbers of the other descriptors in the watch; those of connections are between them.
    static let listenerNumber: UInt64 = 0
    static let stopNumber = UInt64.max
    /// Whether the list contains closed connections.
    var hasClosed = false
    /// The watch and the descriptors of sources, for `poll`.
    private var polled: [pollfd] = []
    /// The indices of the sources that the last elements of `polled` belong to.
    private var polledSources: [Int] = []
    private var isFrontBacklogged = false
    private var areSourcesStarted = false
    /// The time at which all peers are checked for silence; none can exceed its limit earlier.
    private var silenceDue = Int64.max
    /// An empty array whose memory is used for the core's effects.
    var spareEffects: [RouterCore.Effect] = []
    /// When accepting connections resumes; nil if it is not suspended.
    var acceptPausedUntil: Int64?

    /// Creates the socket; applications can connect from now on.
    public init(at path: SocketPath, options: Options = Options()) throws(RouterFailure) {
      self.options = options
      listener = try ListeningSocket(path)
      stop = try StopSignal()
      watch = try PeerWatch()
      guard watch.add(listener.descriptor, number: Self.listenerNumber, for: Int16(POLLIN)),
        watch.add(stop.descriptor, number: Self.stopNumber, for: Int16(POLLIN))
      else {
        throw RouterFailure(.system, "the socket cannot be watched: \(RouterFailure.systemMessage(errno))")
      }
      core = RouterCore(settings: options.settings)
      core.traces = options.traces
      core.process = getpid()
      signal(SIGPIPE, SIG_IGN)
    }

    deinit { listener.close() }

    /// Stops the router from another thread.
    public var stopper: RouterStopper { stop.stopper }

    /// The names of the sources, as on the command line.
    public var sourceNames: [String] { sources.map(\.name) }

    /// Adds a device or standard input.
    public func add(_ name: SourceName) throws(RouterFailure) {
      switch name {
      case .standardInput:
        sources.append(StreamSource(name: "-", descriptor: 0))
      case .evdev(let path):
        let source = try Self.device(at: path, mapping: options.mapping)
        if options.mapping == nil {
          notes.append(
            (
              sources.count,
              "\(name): positions are in units of the device; specify the size of the display with --display"
            ))
        }
        sources.append(source)
      case .play(let path):
        throw RouterFailure(.usage, "\(path) must be read first; call add(recording:file:)")
      }
    }

    private static func device(
      at path: String, mapping: DisplayMapping?
    ) throws(RouterFailure) -> any RouterSource {
      #if Evdev
        if !DeviceSource.isPipe(path) { return try TouchDeviceSource(path: path, mapping: mapping) }
      #endif
      return try DeviceSource(path: path, mapping: mapping)
    }

    /// Adds a recording, which is played at ``Options/speed``.
    public func add(recording bytes: [UInt8], file: String) throws(RecordingFailure) {
      let (source, notes) = try PlaybackSource.reading(
        bytes, file: file, mapping: options.mapping, speed: options.speed)
      for note in notes { self.notes.append((sources.count, note.description)) }
      sources.append(source)
    }

    /// Adds frames, which are played at ``Options/speed``.
    public func add(frames: [DigitizerFrame], named name: String) {
      sources.append(PlaybackSource(name: name, frames: frames, speed: options.speed))
    }

    /// Runs until ``stopper`` or a signal stops it, or its sources end.
    ///
    /// - Parameter observe: Called on this thread with everything that happens.
    public func run(_ observe: @escaping Observer = { _, _ in }) {
      self.observe = observe
      if options.takesSignals { stop.handleSignals() }
      let now = MonotonicTime.now
      report(.listening(listener.path.path), now)
      for (number, source) in sources.enumerated() { report(.sourceOpened(source: number, source.name), now) }
      for note in notes { report(.said(note.text), now) }
      while !isStopped, !isDone { turn() }
      end()
    }

    /// Whether all sources have ended and their frames were handled.
    private var isDone: Bool {
      options.endsWithSources && endedSources.count == sources.count && core.isIdle
    }

    private func end() {
      let now = MonotonicTime.now
      report(.ending, now)
      handle(.stop, at: now)
      for connection in connections { connection.close(RouterRefusal(.ending, "the router is stopping")) }
      connections = []
      connectionsByNumber = [:]
    }

    func report(_ fact: RouterFact, _ now: Int64) { observe(fact, now) }

    // MARK: A turn of the loop

    private func turn() {
      startSources()
      wait()
      let now = MonotonicTime.now
      readSources(at: now)
      // Most turns only pass on a frame.
      if polled[0].revents != 0 { servePeers(at: now) }
      if let until = acceptPausedUntil, until <= now { resumeAccepting() }
      if silenceDue <= now {
        handle(.timePassed, at: now)
        closeSilentConnections(at: now)
        silenceDue = nextSilence
      }
      if hasClosed {
        hasClosed = false
        connections.removeAll { $0.socket.descriptor < 0 }
      }
    }

    func pauseAccepting(until time: Int64) {
      acceptPausedUntil = time
      watch.change(listener.descriptor, number: Self.listenerNumber, to: 0)
    }

    private func resumeAccepting() {
      acceptPausedUntil = nil
      watch.change(listener.descriptor, number: Self.listenerNumber, to: Int16(POLLIN))
    }

    private func startSources() {
      guard !areSourcesStarted, !options.waitsForFront || core.isFrontReady else { return }
      areSourcesStarted = true
      let now = MonotonicTime.now
      for source in sources { source.start(at: now) }
    }

    private func wait() {
      polled.removeAll(keepingCapacity: true)
      polledSources.removeAll(keepingCapacity: true)
      polled.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0))
      isFrontBacklogged = core.waitingForFront >= options.settings.queueLimit / 2
      var due = acceptPausedUntil ?? .max
      for (number, source) in sources.enumerated() where !isPaused(source) {
        due = min(due, source.nextDue ?? .max)
        for descriptor in source.descriptors {
          polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
          polledSources.append(number)
        }
      }
      due = min(due, silenceDue)
      let left = due == .max ? -1 : max(due - MonotonicTime.now, 0)
      unsafe cepoll_wait(&polled, UInt(polled.count), left)
    }

    /// Ensures that silence which begins now is noticed.
    ///
    /// Checking every peer after each frame instead would delay the next wait, and with it an application
    /// that was woken on the same processor.
    func noticeSilence(from now: Int64) {
      silenceDue = min(silenceDue, now + min(Self.silenceLimit, options.settings.responseTimeout))
    }

    /// When a peer will have been silent for too long, if nothing arrives.
    private var nextSilence: Int64 {
      var due = core.nextDue ?? .max
      for connection in connections where !connection.isApplication {
        due = min(due, connection.lastReceived + Self.silenceLimit)
      }
      return due
    }

    /// Whether a source is paused, because the application in front is slow and must not miss any of its
    /// frames.
    ///
    /// An application that does not respond pauses no source.
    private func isPaused(_ source: any RouterSource) -> Bool { isFrontBacklogged && source.canWait }

    private func readSources(at now: Int64) {
      let first = polled.count - polledSources.count
      for (index, number) in polledSources.enumerated() where polled[first + index].revents != 0 {
        read(number, at: now)
      }
      for number in sources.indices where !isPaused(sources[number]) {
        if let due = sources[number].nextDue, due <= now { read(number, at: now) }
      }
    }

    private func read(_ number: Int, at now: Int64) {
      guard !endedSources.contains(number) else { return }
      let source = sources[number]
      let (frames, notes) = source.read(at: now)
      for frame in frames { handle(.frame(source: number, frame), at: now) }
      for note in notes { report(.said(note), now) }
      guard source.hasEnded else { return }
      endedSources.insert(number)
      handle(.sourceEnded(number), at: now)
    }
  }
#endif
