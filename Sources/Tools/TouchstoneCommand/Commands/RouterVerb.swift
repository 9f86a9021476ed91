// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CommandKit
  import Foundation
  import TouchFrames
  import TouchInput

  /// `touchstone router`: owns the touchscreen, and passes each touch to the application in front.
  enum RouterVerb {
    static let socket = Option(
      "socket", .file(placeholder: "PATH"),
      "The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR.")
    static let source = Option.repeated(
      "source", .sourceName, "Where touches come from.")
    static let display = Option(
      "display", .displaySize, "The size of the display, in points, that device positions are scaled to.")
    static let speed = Option(
      "speed", .number("TIMES", in: 0.01...1000), default: 1,
      "The speed of recordings, as a multiple of real time.")
    static let wait = Flag("wait", "Starts recordings when an application is in front.")
    static let once = Flag("once", "Stops when all sources have ended.")
    static let trace = Flag("trace", "Prints what happens to each frame.")
    static let json = Flag("json", "Prints the trace as JSON lines.")

    static let command: Command = Command(
      "router", "Passes the touches of a device to the application in front.",
      discussion: """
        Applications connect to a socket and register under a name. The first one comes to the front; `touchstone router \
        front` brings another one there. A touch belongs to the application that was in front when its first finger came \
        down. When another application comes to the front, all touches of the previous one are cancelled, and fingers \
        still down are ignored until they lift.

        A SOURCE is evdev:/dev/input/event0 for a device, play:FILE for a recording of any format, or - for a touchlog \
        on standard input. Without a source the router only manages applications.

        The socket is only for one user: its directory has the mode 0700, and processes of other users are refused.

        Events are logged on standard error, one per line; --trace prints each frame on standard output. The router runs \
        until it receives SIGTERM or SIGINT, and then cancels all touches.
        """,
      options: [socket, source, display, speed, wait, once, trace, json],
      examples: [
        Example("--source evdev:/dev/input/event0 --display 800x480", "Serves a touchscreen."),
        Example("--source play:tap.touchlog --wait --once --trace", "Plays a recording to an application."),
        Example("front Pay", "Brings an application to the front."),
      ],
      commands: [apps, front, foreground, home, status, follow]
    ) { call in
      let sources = try call[source]
      guard sources.filter({ $0 == .standardInput }).count <= 1 else {
        throw CommandError(
          .usage, "standard input is specified twice as a source", advice: "Specify it once.")
      }
      if try call[json], try !call[trace] {
        throw CommandError(.usage, "--json applies to the trace", advice: "Add --trace.")
      }
      try requireSources(sources, call)
      var options = RouterServer.Options()
      options.mapping = try call[display].map { DisplayMapping(size: $0) }
      options.speed = try call[speed]
      options.waitsForFront = try call[wait]
      options.endsWithSources = try call[once]
      options.traces = try call[trace]
      options.takesSignals = true
      let server = try RouterServer(at: try path(call), options: options)
      for name in sources { try add(name, to: server, call) }
      run(server, call, isTraced: try call[trace], asJSON: try call[json])
      return .yes
    }

    /// Refuses options that require sources, if there are none.
    private static func requireSources(_ sources: [SourceName], _ call: Call) throws {
      let playsRecordings = sources.contains { if case .play = $0 { true } else { false } }
      if try call[once], sources.isEmpty {
        throw CommandError(
          .usage, "--once stops the router after its last source, and there is no source",
          advice: "Add --source, or omit --once.")
      }
      for (option, isGiven) in [("--wait", try call[wait]), ("--speed", try call[speed] != 1)]
      where isGiven && !playsRecordings {
        throw CommandError(
          .usage, "\(option) applies to recordings, and no source is a recording",
          advice: "Add --source play:FILE, or omit \(option).")
      }
    }

    private static func add(_ name: SourceName, to server: RouterServer, _ call: Call) throws {
      guard case .play(let path) = name else { return try server.add(name) }
      let bytes = try call.read(path, anyBytes: true)
      do throws(RecordingFailure) {
        try server.add(recording: bytes, file: Call.name(of: path))
      } catch {
        throw CommandError(.badData, error.description)
      }
    }

    private static func run(_ server: RouterServer, _ call: Call, isTraced: Bool, asJSON: Bool) {
      let names = server.sourceNames
      let stopper = server.stopper
      var zero: Int64?
      // Applications get their touches whether or not somebody reads this.
      call.errors.waitForNobody { "router: \($0) lines were left out, because nobody read them" }
      call.output.waitForNobody { count in
        asJSON ? RouterLine.omission(of: count) : "\(count) lines were left out, because nobody read them"
      }
      defer {
        call.output.drain(within: .milliseconds(500))
        call.errors.drain(within: .milliseconds(500))
      }
      server.run { fact, now in
        zero = zero ?? now
        if !fact.isDetail { call.note("router: " + RouterLine.text(of: fact, sources: names)) }
        guard isTraced else { return }
        let begin = zero ?? now
        call.output.line(
          asJSON
            ? RouterLine.json(of: fact, at: now, zero: begin)
            : RouterLine.trace(of: fact, at: now, zero: begin, sources: names))
        call.output.flush()
        if call.output.failure != nil { stopper.stop() }
      }
    }

    /// The path of the socket.
    static func path(_ call: Call) throws -> SocketPath {
      if let path = try call[socket] { return try SocketPath(path) }
      return try .standard(in: call.context.environment)
    }
  }
#endif
