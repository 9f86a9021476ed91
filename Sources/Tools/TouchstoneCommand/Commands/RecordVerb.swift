// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchFrames

/// `touchstone record`: writes the input of a device into a touchlog as it happens.
enum RecordVerb {
  static let source = Argument.optional(
    "SOURCE", .file("touchlog", "evemu", "events", "yml", "txt", placeholder: "SOURCE"),
    "A device by its path or name, or a file or pipe with a recording; - is standard input.")
  static let output = Option(
    "output", short: "o", .output("touchlog"),
    "Writes to this new file instead of standard output.")
  static let seconds = Option("for", .number("SECONDS", in: 0.001...1_000_000_000), "Stops after this time.")
  static let frames = Option("frames", .integer("COUNT", in: 1 ... .max), "Stops after this many frames.")
  static let grab = Flag("grab", "Prevents other programs from reacting to the device while it is recorded.")
  static let devices = Flag("devices", "Lists the touch devices instead of recording.")

  static let command = Command(
    "record", "Records what a device reports in a touchlog, as it happens.",
    discussion: """
      Any format listed by `touchstone help info` can be read from a pipe while it is written: the output of \
      evemu-record, evtest, getevent and libinput record, a touchlog, or the bytes of a device. If it contains several \
      devices, the first one that reports touches is recorded; --device selects another one.

      A build with the trait Evdev opens devices itself. Without SOURCE it records the only touch device. When the device \
      is unplugged, its contacts are cancelled, and recording continues when it returns. Without --size, positions are in \
      units of the device.

      Recording stops when the source ends, after --for or --frames, or on Ctrl-C; contacts still down are cancelled in \
      one more frame. Each frame is written as one line at once, and saved to disk once a second, so a recorder that is \
      killed leaves complete lines. An existing file is never replaced.
      """,
    arguments: [source],
    options: [
      output, seconds, frames, RecordingOptions.size, RecordingOptions.orientation,
      RecordingOptions.calibration, RecordingOptions.device, RecordingOptions.description, grab, devices,
    ],
    examples: [
      Example("/dev/input/event3 --size 800x480 -o tap.touchlog", "Records a touchscreen until Ctrl-C."),
      Example(
        "- -o phone.touchlog --for 10", "Records the output of `adb shell getevent -lt` for ten seconds."),
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
        advice: "Pipe a recording into `touchstone record -`, or specify a file.")
    }
    if try call[grab] {
      throw CommandError(
        .usage, "--grab requires a device, and \(Call.name(of: path)) is not one", advice: "Omit --grab.")
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
        .usage, "\(name): there are no events from a device \(wanted.quoted)",
        advice: ["Devices with events:"] + stream.otherDevices.map { "  \($0)" })
    }
    try end(session, stream.header ?? TouchLog.Header(), call)
    if session.frames == 0 {
      call.warn(
        "\(name): there were no touches", advice: "`touchstone info` shows what a recording contains.")
    } else if wanted == nil, !stream.otherDevices.isEmpty {
      call.warn(
        "\(name): events of \(stream.otherDevices.joinedByAnd) were dropped",
        advice: "Select another device with --device.")
    }
  }

  /// Ends the log and prints a summary.
  static func end(_ session: RecordSession, _ header: TouchLog.Header, _ call: Call) throws {
    let down = try session.finish(header)
    if down > 0 {
      let contacts = down == 1 ? "a contact was" : "\(down) contacts were"
      call.warn("\(contacts) still down at the end and cancelled")
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
        .unavailable, "\(path): this build cannot open devices",
        advice: "Build it with `swift build --traits Evdev`, which requires libevdev (Debian: libevdev-dev),",
        "or pipe the output of another program: `evemu-record \(path) | touchstone record -`.")
    }

    private static func listDevices(_ call: Call) throws -> ExitCode {
      throw CommandError(
        .unavailable, "--devices: this build cannot open devices",
        advice: "Build it with `swift build --traits Evdev`, which requires libevdev (Debian: libevdev-dev).")
    }
  #endif
}
