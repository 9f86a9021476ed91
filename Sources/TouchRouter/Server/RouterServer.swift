// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The router: it owns the sources of touches, knows the applications, and hands each touch to the one in front.
  ///
  /// ```swift
  /// let server = try RouterServer(at: SocketPath("/run/user/1000/touchstone/router"))
  /// try server.add(.evdev("/dev/input/event0"))
  /// server.run { fact, time in print(RouterLine.text(of: fact)) }
  /// ```
  ///
  /// It runs on one thread and waits in one place. What it decides is ``/RouterWire/RouterCore``'s; this class moves bytes.
  public final class RouterServer {
    /// What a router is told when it is made.
    public struct Options: Sendable {
      /// How patient it is with applications.
      public var settings = RouterCore.Settings()
      /// How places of devices become points.
      public var mapping: DisplayMapping?
      /// How many times as fast as they were recordings are played.
      public var speed = 1.0
      /// Whether recordings begin when an application is in front, rather than at once.
      public var waitsForFront = false
      /// Whether the router ends when every source has.
      public var endsWithSources = false
      /// Whether facts about every frame are told.
      public var traces = false
      /// Whether signals that end programs let the router end in order.
      public var takesSignals = false

      /// Makes the options that hold unless others are chosen.
      public init() {}
    }

    /// Takes what happened, and when on the monotonic clock.
    public typealias Observer = (RouterFact, Int64) -> Void

    /// How long a peer may say nothing before it has registered, and after it has asked, in nanoseconds.
    static let patience: Int64 = 5_000_000_000
    /// How long no connection is accepted when the system has no room for one, in nanoseconds.
    static let deafness: Int64 = 100_000_000
    /// How many connections there are at a time.
    static let connectionLimit = 256

    let options: Options
    let listener: ListeningSocket
    let stop: StopSignal
    var core: RouterCore
    var sources: [any RouterSource] = []
    var connections: [RouterConnection] = []
    var places: [UInt64: RouterConnection] = [:]
    var refused: UInt64 = 0
    var observe: Observer = { _, _ in }
    let began = MonotonicTime.now
    var lastConnection: UInt64 = 0
    private var endedSources: Set<Int> = []
    private var notes: [(source: Int, text: String)] = []
    let inlet = PacketInlet()
    var isStopped = false
    /// Tells who of the peers is to be served.
    let watch: PeerWatch
    /// The numbers by which the watch calls what is no connection; connections have numbers between them.
    static let listenerNumber: UInt64 = 0
    static let stopNumber = UInt64.max
    /// Whether there are connections that are closed and still in the list.
    var hasClosed = false
    /// The watch, and the descriptors of sources.
    private var polled: [pollfd] = []
    /// The sources that the last of `polled` belong to.
    private var watched: [Int] = []
    private var isCrowded = false
    private var areSourcesStarted = false
    /// The time at which all peers are checked for silence; none can exceed its limit earlier.
    private var silenceDue = Int64.max
    /// An empty array whose memory is used for the core's effects.
    var spareEffects: [RouterCore.Effect] = []
    /// Until when no connection is accepted, because the system has no room for one.
    var deafUntil: Int64?

    /// Makes the socket, at which applications may connect from now on.
    public init(at path: SocketPath, options: Options = Options()) throws(RouterFailure) {
      self.options = options
      listener = try ListeningSocket(path)
      stop = try StopSignal()
      watch = try PeerWatch()
      guard watch.add(listener.descriptor, number: Self.listenerNumber, for: Int16(POLLIN)),
        watch.add(stop.descriptor, number: Self.stopNumber, for: Int16(POLLIN))
      else { throw RouterFailure(.system, "the socket cannot be watched: \(RouterFailure.words(errno))") }
      core = RouterCore(settings: options.settings)
      core.traces = options.traces
      core.process = getpid()
      signal(SIGPIPE, SIG_IGN)
    }

    deinit { listener.close() }

    /// What ends the router from elsewhere.
    public var stopper: RouterStopper { stop.stopper }

    /// The sources, as they are called on the command line.
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
            (sources.count, "\(name): places are units of the device; say the size of the display"))
        }
        sources.append(source)
      case .play(let path):
        throw RouterFailure(.usage, "\(path) has to be read first; call add(recording:file:)")
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

    /// Adds a recording, which is played in real time.
    public func add(recording bytes: [UInt8], file: String) throws(RecordingFailure) {
      let (source, notes) = try PlaybackSource.reading(
        bytes, file: file, mapping: options.mapping, speed: options.speed)
      for note in notes { self.notes.append((sources.count, note.description)) }
      sources.append(source)
    }

    /// Adds frames, which are played in real time.
    public func add(frames: [DigitizerFrame], named name: String) {
      sources.append(PlaybackSource(name: name, frames: frames, speed: options.speed))
    }

    /// Runs until ``stopper`` or a signal ends it, or its sources do.
    ///
    /// - Parameter observe: Is told what happens, on this thread.
    public func run(_ observe: @escaping Observer = { _, _ in }) {
      self.observe = observe
      if options.takesSignals { stop.takeSignals() }
      let now = MonotonicTime.now
      tell(.listening(listener.path.path), now)
      for (number, source) in sources.enumerated() { tell(.sourceOpened(source: number, source.name), now) }
      for note in notes { tell(.said(note.text), now) }
      while !isStopped, !isDone { turn() }
      end()
    }

    /// Whether the sources have ended, and applications have handled what came from them.
    private var isDone: Bool {
      options.endsWithSources && endedSources.count == sources.count && core.isIdle
    }

    private func end() {
      let now = MonotonicTime.now
      tell(.ending, now)
      take(.stop, at: now)
      for connection in connections { connection.close(RouterRefusal(.ending, "the router ends")) }
      connections = []
      places = [:]
    }

    func tell(_ fact: RouterFact, _ now: Int64) { observe(fact, now) }

    // MARK: A turn of the loop

    private func turn() {
      startSources()
      wait()
      let now = MonotonicTime.now
      readSources(at: now)
      // Most turns hand on a frame and do nothing else.
      if polled[0].revents != 0 { servePeers(at: now) }
      if let until = deafUntil, until <= now { listenAgain() }
      if silenceDue <= now {
        take(.timePassed, at: now)
        closeTheSilent(at: now)
        silenceDue = nextSilence
      }
      if hasClosed {
        hasClosed = false
        connections.removeAll { $0.socket.descriptor < 0 }
      }
    }

    func stopListening(until time: Int64) {
      deafUntil = time
      watch.change(listener.descriptor, number: Self.listenerNumber, to: 0)
    }

    private func listenAgain() {
      deafUntil = nil
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
      watched.removeAll(keepingCapacity: true)
      polled.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0))
      isCrowded = core.waitingForFront >= options.settings.queueLimit / 2
      var due = deafUntil ?? .max
      for (number, source) in sources.enumerated() where !isHeldBack(source) {
        due = min(due, source.nextDue ?? .max)
        for descriptor in source.descriptors {
          polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
          watched.append(number)
        }
      }
      due = min(due, silenceDue)
      let left = due == .max ? -1 : max(due - MonotonicTime.now, 0)
      cepoll_wait(&polled, UInt(polled.count), left)
    }

    /// Ensures that silence which begins now is noticed.
    ///
    /// Checking every peer after each frame instead would delay the next wait, and with it an application that was woken
    /// on the same processor.
    func noticeSilence(from now: Int64) {
      silenceDue = min(silenceDue, now + min(Self.patience, options.settings.patience))
    }

    /// When a peer will have been silent for too long, if nothing arrives.
    private var nextSilence: Int64 {
      var due = core.nextDue ?? .max
      for connection in connections where !connection.isApplication {
        due = min(due, connection.heard + Self.patience)
      }
      return due
    }

    /// Whether a source is not read for now, so that the application in front, which is slow, loses nothing of it.
    ///
    /// One that does not respond any more holds nobody back.
    private func isHeldBack(_ source: any RouterSource) -> Bool { isCrowded && source.canWait }

    private func readSources(at now: Int64) {
      let first = polled.count - watched.count
      for (place, number) in watched.enumerated() where polled[first + place].revents != 0 {
        read(number, at: now)
      }
      for number in sources.indices where !isHeldBack(sources[number]) {
        if let due = sources[number].nextDue, due <= now { read(number, at: now) }
      }
    }

    private func read(_ number: Int, at now: Int64) {
      guard !endedSources.contains(number) else { return }
      let source = sources[number]
      let (frames, notes) = source.read(at: now)
      for frame in frames { take(.frame(source: number, frame), at: now) }
      for note in notes { tell(.said(note), now) }
      guard source.hasEnded else { return }
      endedSources.insert(number)
      take(.sourceEnded(number), at: now)
    }
  }
#endif
