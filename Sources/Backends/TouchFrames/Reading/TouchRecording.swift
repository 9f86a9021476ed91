// SPDX-License-Identifier: Apache-2.0

/// A file of touches in any format: frames, or the events of devices.
public struct TouchRecording: Sendable, Hashable {
  /// The detected format.
  public var format: RecordingFormat
  /// The frames of a ``RecordingFormat/touchlog``; nil for every other format.
  public var log: TouchLog?
  /// The events of every other format, by device, in the order of the file.
  public var devices: [EvdevRecording]
  /// What was corrected or dropped, in the order of the file.
  public var notes: [RecordingNote]

  /// Creates a recording.
  public init(
    format: RecordingFormat, log: TouchLog? = nil, devices: [EvdevRecording] = [],
    notes: [RecordingNote] = []
  ) {
    self.format = format
    self.log = log
    self.devices = devices
    self.notes = notes
  }

  /// The first device whose events produce a frame; nil if there is none, as in a
  /// ``RecordingFormat/touchlog``.
  public var touchDevice: EvdevRecording? {
    devices.first { device in
      var frames = device.frames()
      return frames.next() != nil
    }
  }

  /// Reads a file.
  ///
  /// A truncated file is read up to where it ends. Time and memory are linear in the size of the file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file in messages; `-` is standard input.
  ///   - format: The format; nil detects it.
  /// - Returns: The recording, with notes about everything that was corrected or dropped.
  /// - Throws: The first error, with its line and what to do about it, or that this is no recording.
  public static func read(
    bytes: [UInt8], file: String, as format: RecordingFormat? = nil
  ) throws(RecordingFailure) -> TouchRecording {
    guard bytes.count < Int(Int32.max) else {
      throw RecordingFailure(file: file, line: 1, message: "the file has more than two gigabytes; split it")
    }
    var notes = NoteList(file: file)
    var bytes = bytes
    if format != .bytes, let decoded = UnicodeBytes.decoded(bytes) {
      if decoded.wasUTF16 { notes.add(line: 1, "the text is encoded in UTF-16, and was read accordingly") }
      bytes = decoded.bytes
    }
    var recording = TouchRecording(format: .bytes)
    if let format {
      recording.format = format
    } else {
      recording.format = try RecordingFormat.detected(in: bytes, file: file)
    }
    switch recording.format {
    case .touchlog:
      let log = try TouchLog.read(bytes: bytes, file: file)
      recording.log = log.log
      for note in log.notes { notes.add(line: note.line, note.message, count: note.count) }
    case .evemu: recording.devices = try EvemuReader.readAll(file: file, bytes: bytes, &notes)
    case .libinput: recording.devices = try LibinputReader.readAll(file: file, bytes: bytes, &notes)
    case .evtest: recording.devices = try EvtestReader.readAll(file: file, bytes: bytes, &notes)
    case .getevent: recording.devices = try GeteventReader.readAll(file: file, bytes: bytes, &notes)
    case .bytes: recording.devices = [try readBytes(bytes, file: file, &notes)]
    }
    recording.notes = notes.all
    return recording
  }

  private static func readBytes(
    _ bytes: [UInt8], file: String, _ notes: inout NoteList
  ) throws(RecordingFailure) -> EvdevRecording {
    guard let layout = unsafe bytes.withUnsafeBytes(EvdevLayout.detected) else {
      throw RecordingFailure(
        file: file, line: 1,
        message: bytes.count < EvdevLayout.bits32.size
          ? "the file has \(bytes.count) bytes; an event has at least \(EvdevLayout.bits32.size)"
          : "these bytes are not events of a device, of 24 or 16 bytes each; \(RecordingFormat.readable)"
      )
    }
    var reader = EvdevByteReader(layout: layout)
    var recording = EvdevRecording()
    recording.events.reserveCapacity(bytes.count / layout.size)
    reader.read(bytes, into: &recording.events)
    if reader.eventsWithoutTime > 0 {
      notes.add(
        line: 0, "the time of an event is invalid; the event was dropped", count: reader.eventsWithoutTime)
    }
    if reader.incompleteBytes > 0 {
      notes.add(
        line: 0, "the file ends in the middle of an event; its \(reader.incompleteBytes) bytes were dropped")
    }
    return recording
  }
}
