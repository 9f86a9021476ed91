// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CommandKit
  import Foundation
  import TouchRouter

  /// `touchstone router`: owns the touchscreen, and passes each touch to the application in front.
  enum RouterVerb {
    static let socket = Option(
      "socket", .file(placeholder: "PATH"),
      "Where the socket is. Without it: touchstone/router in $XDG_RUNTIME_DIR.")
    static let source = Option.repeated(
      "source", .sourceName, "Where touches come from; may be given several times.")
    static let display = Option(
      "display", .displaySize, "The size of the display, in points, that devices lie on.")
    static let speed = Option(
      "speed", .number("TIMES", in: 0.01...1000), default: 1, "How many times as fast recordings are played.")
    static let wait = Flag("wait", "Lets recordings begin when an application is in front.")
    static let once = Flag("once", "Ends when every source has ended.")
    static let trace = Flag("trace", "Prints what becomes of every frame, a line each.")
    static let json = Flag("json", "Prints the trace as JSON lines.")

    static let command: Command = Command(
      "router", "Hands the touches of a device to the application in front.",
      discussion: """
        Applications connect to a socket and register with a name. The first one comes to the front; `touchstone router \
        front` puts another one there. A touch belongs to the application that was in front when its first finger came \
        down. When the front changes, all touches of the old application are cancelled, and fingers that are still down \
        are nobody's.

        A SOURCE is evdev:/dev/input/event0 for a device, play:FILE for a recording of any format, or - for a touchlog \
        on standard input. Without one the router waits for applications and has nothing to give them.

        The socket is for one user alone: its directory has the mode 0700, and processes of other users are refused.

        What happens is told on standard error, a fact a line; --trace prints every frame on standard output. The router \
        runs until SIGTERM or SIGINT, when applications get their cancellations.
        """,
      options: [socket, source, display, speed, wait, once, trace, json],
      examples: [
        Example("--source evdev:/dev/input/event0 --display 800x480", "Serves a touchscreen."),
        Example("--source play:tap.touchlog --wait --once --trace", "Plays a recording to an application."),
        Example("front Pay", "Puts an application in front."),
      ],
      commands: [apps, front, foreground, home, status, follow]
    ) { call in
      let sources = try call[source]
      guard sources.filter({ $0 == .standardInput }).count <= 1 else {
        throw CommandError(.usage, "standard input is named twice as a source", advice: "Name it once.")
      }
      if try call[json], try !call[trace] {
        throw CommandError(.usage, "--json writes a trace", advice: "Give --trace, too.")
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
          .usage, "--once ends the router after its last source, and there is none",
          advice: "Give --source, too, or leave --once out.")
      }
      for (option, isGiven) in [("--wait", try call[wait]), ("--speed", try call[speed] != 1)]
      where isGiven && !playsRecordings {
        throw CommandError(
          .usage, "\(option) is for recordings, and none is a source",
          advice: "Give --source play:FILE, too, or leave \(option) out.")
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
