// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchFrames

/// `touchstone record`: writes the input of a device into a touchlog as it happens.
enum RecordVerb {
  static let source = Argument.optional(
    "SOURCE", .file("touchlog", "evemu", "events", "yml", "txt", placeholder: "SOURCE"),
    "A device, by its path or name; a file or a pipe with a recording; - is standard input.")
  static let output = Option(
    "output", short: "o", .output("touchlog"),
    "Writes into this new file; left out, it goes to standard output.")
  static let seconds = Option("for", .number("SECONDS", in: 0.001...1_000_000_000), "Ends after this time.")
  static let frames = Option("frames", .integer("COUNT", in: 1 ... .max), "Ends after so many frames.")
  static let grab = Flag("grab", "Takes the device for itself, so that nothing else reacts to it meanwhile.")
  static let devices = Flag("devices", "Lists the devices that touch, and records nothing.")

  static let command = Command(
    "record", "Writes what a device reports into a touchlog, as it happens.",
    discussion: """
      Everything that `touchstone help info` lists is read as it comes through a pipe: lines of evemu-record, \
      evtest, getevent and libinput record, a touchlog, or the bytes of a device. Of several devices in it the first \
      that touches is recorded; --device chooses another one.

      A build with the trait Evdev opens devices itself. Without SOURCE it records the only one that touches. When it is \
      unplugged, what touches is cancelled, and recording goes on when it is back. Places are units of the device without \
      --size.

      A recording ends with the source, after --for or --frames, or with Ctrl-C; what is still down is cancelled in one \
      more frame. The file grows by a line with each frame, and is on the disk once a second: a recorder that is killed \
      leaves whole lines. A file that is there already is never replaced.
      """,
    arguments: [source],
    options: [
      output, seconds, frames, RecordingOptions.size, RecordingOptions.orientation,
      RecordingOptions.calibration, RecordingOptions.device, RecordingOptions.description, grab, devices,
    ],
    examples: [
      Example("/dev/input/event3 --size 800x480 -o tap.touchlog", "Records a touchscreen until Ctrl-C."),
      Example(
        "- -o phone.touchlog --for 10", "Records what `adb shell getevent -lt` pipes in, for ten seconds."),
    ]
  ) { call in
    try call.allowOne(of: source, devices)
    if try call[devices] { return try listDevices(call) }
    let session = RecordSession(
      try call.lines(to: try call[output], as: "--output"), limit: try call[frames])
    let deadline = try call[seconds].map { ContinuousClock.now + .seconds($0) }
    if try !recordDevice(call, session, until: deadline) {
      try recordStream(call, session, until: deadline)
    }
    return .yes
  }

  // MARK: Streams

  private static func recordStream(
    _ call: Call, _ session: RecordSession, until deadline: ContinuousClock.Instant?
  ) throws {
    guard let path = try call[source] else {
      throw CommandError(
        .usage, "SOURCE is missing",
        advice: "Pipe a recording into `touchstone record -`, or name a file.")
    }
    if try call[grab] {
      throw CommandError(
        .usage, "--grab takes a device, and \(Call.name(of: path)) is none", advice: "Leave --grab out.")
    }
    var stream = try decodedStream(of: path, call)
    let input = try call.stream(path)
    let interruption = try Interruption()
    var failure: RecordingFailure?
    var isOver = false
    while session.wantsMore, !isOver {
      var frames: [DigitizerFrame] = []
      let reading = try input.read(interruption, until: deadline)
      do throws(RecordingFailure) {
        switch reading {
        case .bytes(let bytes): try stream.read(bytes, into: &frames)
        case .end:
          isOver = true
          try stream.finish(into: &frames)
        case .late, .interrupted: isOver = true
        }
      } catch {
        failure = error
        isOver = true
      }
      try recordFrames(frames, of: stream, named: path, session, call)
    }
    // Frames before an unreadable line are kept; a file that is not a recording creates no log.
    if failure == nil || session.frames > 0 { try finish(stream, session, named: path, call) }
    if let failure { throw CommandError(failure) }
  }

  private static func decodedStream(of path: String, _ call: Call) throws -> RecordingStream {
    let size = try call[RecordingOptions.size]
    let orientation = try call[RecordingOptions.orientation]
    let calibration = try call[RecordingOptions.calibration] ?? .identity
    let description = try call[RecordingOptions.description].map { try call.describedDevice($0) }
    return RecordingStream(
      file: Call.name(of: path), device: try call[RecordingOptions.device], description: description
    ) { recording in
      var mapping = size.map { DisplayMapping(size: $0) } ?? recording.ownMapping
      mapping?.orientation = orientation
      mapping?.calibration = calibration
      return mapping
    }
  }

  private static func recordFrames(
    _ frames: [DigitizerFrame], of stream: RecordingStream, named path: String, _ session: RecordSession,
    _ call: Call
  ) throws {
    guard !frames.isEmpty else { return }
    let log = TouchLog(header: stream.header ?? TouchLog.Header(), frames: frames)
    let scaled =
      stream.format == .touchlog
      ? try call.scaled(log, named: Call.name(of: path), to: try call[RecordingOptions.size]) : log
    for frame in scaled.frames { try session.record(frame, scaled.header) }
  }

  private static func finish(
    _ stream: RecordingStream, _ session: RecordSession, named path: String, _ call: Call
  ) throws {
    let name = Call.name(of: path)
    for note in stream.notes + stream.irregularities.notes(file: name) { call.warn(note.description) }
    let wanted = try call[RecordingOptions.device]
    if let wanted, stream.header == nil, !stream.otherDevices.isEmpty {
      throw CommandError(
        .usage, "\(name): nothing came from a device \(wanted.quoted)",
        advice: ["Something came from:"] + stream.otherDevices.map { "  \($0)" })
    }
    try end(session, stream.header ?? TouchLog.Header(), call)
    if session.frames == 0 {
      call.warn("\(name): nothing touched", advice: "`touchstone info` says what is in a recording.")
    } else if wanted == nil, !stream.otherDevices.isEmpty {
      call.warn(
        "\(name): events of \(stream.otherDevices.joinedByAnd) are left out",
        advice: "Choose another device with --device.")
    }
  }

  /// Ends the log and prints a summary.
  static func end(_ session: RecordSession, _ header: TouchLog.Header, _ call: Call) throws {
    let down = try session.finish(header)
    if down > 0 {
      let contacts = down == 1 ? "a contact was" : "\(down) contacts were"
      call.warn("\(contacts) still down at the end, and cancelled")
    }
    guard call.output.failure == nil else { return }
    let file = try call[output].flatMap { $0 == "-" ? nil : $0 }
    call.note((file.map { "Wrote \($0): " } ?? "") + session.summary)
  }

  // MARK: Devices

  #if !Evdev || !os(Linux)
    private static func recordDevice(
      _ call: Call, _ session: RecordSession, until deadline: ContinuousClock.Instant?
    ) throws -> Bool {
      guard let path = try call[source], path.hasPrefix("/dev/input/") else { return false }
      throw CommandError(
        .unavailable, "\(path): this build opens no devices",
        advice: "Build it with `swift build --traits Evdev`, which needs libevdev (Debian: libevdev-dev),",
        "or pipe what another program reads: `evemu-record \(path) | touchstone record -`.")
    }

    private static func listDevices(_ call: Call) throws -> ExitCode {
      throw CommandError(
        .unavailable, "--devices: this build opens no devices",
        advice: "Build it with `swift build --traits Evdev`, which needs libevdev (Debian: libevdev-dev).")
    }
  #endif
}
