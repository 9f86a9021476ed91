// SPDX-License-Identifier: Apache-2.0

/// Decodes a recording as it comes through a pipe: each frame as soon as its report is complete.
///
/// ```swift
/// var stream = RecordingStream(file: "standard input")
/// var frames: [DigitizerFrame] = []
/// try stream.read(bytes, into: &frames)
/// try stream.finish(into: &frames)
/// ```
///
/// It reads every ``RecordingFormat`` and tells them by their content. Frames are those that ``TouchRecording`` finds in
/// the whole file, whatever pieces the bytes come in. The memory it takes does not grow with the recording.
public struct RecordingStream {
  /// The largest line that is waited for, and the most that is read before the format is known, in bytes.
  public static let lineLimit = 1 << 20

  /// The format; nil before the content told it.
  public var format: RecordingFormat? { content.format }
  /// What the first line of a touchlog of the frames says; nil before the first frame.
  public private(set) var header: TouchLog.Header?
  /// What could not be taken as it was.
  public var irregularities: EvdevIrregularities { devices.irregularities }
  /// Devices whose events were left out, because another one was chosen or made a frame before them.
  public var otherDevices: [String] { devices.others }
  /// What was mended or left out.
  public var notes: [RecordingNote] { list.all }

  /// What the bytes are, as far as is known.
  private enum Content {
    case unknown
    case lines(RecordingFormat, any RecordingReader)
    case log(TouchLogReader)
    case bytes(EvdevByteReader)

    var format: RecordingFormat? {
      switch self {
      case .unknown: nil
      case .lines(let format, _): format
      case .log: .touchlog
      case .bytes: .bytes
      }
    }
  }

  private let file: String
  private var content = Content.unknown
  private var devices: StreamedDevices
  private var list: NoteList
  /// Bytes that wait for the rest of their line, or until the format is known.
  private var begun: [UInt8] = []
  /// How many of these are known to hold no break of a line, or no line that tells the format.
  private var searched = 0
  private var lines = 0
  private var isAtStart = true

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - file: The name of the file for messages.
  ///   - device: The device of a recording with several: its path, its name, or its number from 1. Nil takes the first
  ///     that makes a frame.
  ///   - description: What the device is, for a recording that does not say it.
  ///   - mapping: How places of a device become points; nil leaves them in units of the device.
  public init(
    file: String, device: String? = nil, description: EvdevDevice? = nil,
    mapping: @escaping (EvdevRecording) -> DisplayMapping? = { $0.ownMapping }
  ) {
    self.file = file
    list = NoteList(file: file)
    devices = StreamedDevices(wanted: device, description: description, mapping: mapping)
  }

  /// Reads the next bytes, and appends the frames that they complete.
  ///
  /// - Throws: The first thing that cannot be read, with its line and what to do. The frames before it are there, and
  ///   nothing after it can be read.
  public mutating func read(
    _ bytes: [UInt8], into frames: inout [DigitizerFrame]
  ) throws(RecordingFailure) {
    begun += bytes
    if case .unknown = content { try detect() }
    try readContent(into: &frames)
  }

  /// Reads what was cut off at the end, and appends the frames that it completes.
  public mutating func finish(into frames: inout [DigitizerFrame]) throws(RecordingFailure) {
    if case .unknown = content { try detectAtEnd() }
    try readContent(into: &frames)
    if case .bytes(let reader) = content {
      if reader.eventsWithoutTime > 0 {
        list.add(
          line: 0, "the time of an event is none; the event is left out", count: reader.eventsWithoutTime)
      }
      if reader.incompleteBytes > 0 {
        list.add(
          line: 0, "the file ends in the midst of an event; its \(reader.incompleteBytes) bytes are left out")
      }
    } else if !begun.isEmpty {
      try readLine(begun, isCut: true, into: &frames)
      begun = []
    }
    devices.finish()
  }

  /// How many bytes are kept for later.
  var bytesHeld: Int { begun.capacity }

  // MARK: What it is

  private mutating func detect() throws(RecordingFailure) {
    guard try skipMark() else { return }
    // Whatever pieces the bytes come in, the first line with a zero in it, or of a format, decides.
    while let end = begun[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = LineCursor(file: file, bytes: Array(begun[searched...end]))
      _ = line.nextLine()
      if begun[searched...end].contains(0) { return try takeBytes() }
      searched = end + 1
      lines += 1
      if let format = RecordingFormat.format(of: line) { return take(format) }
      if lines >= RecordingFormat.detectionLimit { throw refusal(RecordingFormat.unknown) }
    }
    if begun[searched...].contains(0) { return try takeBytes() }
    if begun.count > Self.lineLimit { throw refusal(RecordingFormat.unknown) }
  }

  private mutating func detectAtEnd() throws(RecordingFailure) {
    _ = try skipMark(isAll: true)
    guard !begun.isEmpty else { throw refusal("there is nothing in it; \(RecordingFormat.readable)") }
    if begun[searched...].contains(0) { return try takeBytes(isAll: true) }
    var line = LineCursor(file: file, bytes: Array(begun[searched...]))
    if line.nextLine(), let format = RecordingFormat.format(of: line) { return take(format) }
    throw refusal(RecordingFormat.unknown)
  }

  /// Takes away a byte order mark; false if it is not known yet whether there is one.
  private mutating func skipMark(isAll: Bool = false) throws(RecordingFailure) -> Bool {
    guard isAtStart else { return true }
    let marks: [(bytes: [UInt8], isRead: Bool)] = [
      ([0xEF, 0xBB, 0xBF], true), ([0xFF, 0xFE], false), ([0xFE, 0xFF], false),
    ]
    if let mark = marks.first(where: { begun.starts(with: $0.bytes) }) {
      guard mark.isRead else {
        throw refusal("the text is in UTF-16; save it as UTF-8, or convert the whole file")
      }
      begun.removeFirst(mark.bytes.count)
    } else if !isAll, marks.contains(where: { $0.bytes.starts(with: begun) }) {
      return false
    }
    isAtStart = false
    return true
  }

  private mutating func take(_ format: RecordingFormat) {
    lines = 0
    searched = 0
    content = format.lineReader.map { .lines(format, $0) } ?? .log(TouchLogReader(file: file))
  }

  /// Two events of the larger kind tell the layout; fewer have to do where there are no more.
  private mutating func takeBytes(isAll: Bool = false) throws(RecordingFailure) {
    let count = 2 * EvdevLayout.bits64.size
    guard begun.count >= count || isAll else { return }
    guard let layout = Array(begun.prefix(count)).withUnsafeBytes(EvdevLayout.detected) else {
      throw refusal(
        "these bytes are no events of a device, neither of 24 bytes each nor of 16; \(RecordingFormat.readable)"
      )
    }
    content = .bytes(EvdevByteReader(layout: layout))
  }

  private func refusal(_ message: String) -> RecordingFailure {
    RecordingFailure(file: file, line: 1, message: message)
  }

  // MARK: What is in it

  private mutating func readContent(into frames: inout [DigitizerFrame]) throws(RecordingFailure) {
    switch content {
    case .unknown: return
    case .bytes(var reader):
      var events: [EvdevEvent] = []
      reader.read(begun, into: &events)
      begun.removeAll(keepingCapacity: true)
      content = .bytes(reader)
      devices.take(events, of: 0, in: EvdevRecording(), &header, into: &frames)
    case .lines, .log:
      var start = 0
      while let end = begun[max(searched, start)...].firstIndex(of: UInt8(ascii: "\n")) {
        try readLine(Array(begun[start...end]), isCut: false, into: &frames)
        start = end + 1
      }
      begun.removeFirst(start)
      searched = begun.count
      if begun.count > Self.lineLimit {
        throw RecordingFailure(
          file: file, line: lines + 1, message: "the line has more than 1 MB; no line of a recording has")
      }
    }
  }

  private mutating func readLine(
    _ bytes: [UInt8], isCut: Bool, into frames: inout [DigitizerFrame]
  ) throws(RecordingFailure) {
    lines += 1
    switch content {
    case .unknown, .bytes: return
    case .log(var reader):
      // Nobody else holds the reader while it reads, so that nothing of it is copied.
      content = .unknown
      defer { content = .log(reader) }
      do throws(RecordingFailure) {
        guard let frame = try reader.read(line: isCut ? bytes : Array(bytes.dropLast())) else { return }
        header = header ?? reader.header
        frames.append(frame)
      } catch {
        guard isCut else { throw error }
        list.add(line: lines, "the file ends in the midst of this line; it is left out")
      }
    case .lines(let format, var reader):
      content = .unknown
      defer { content = .lines(format, reader) }
      var line = LineCursor(file: file, bytes: bytes, after: lines - 1)
      _ = line.nextLine()
      try reader.readUnlessCut(&line, &list)
      for (place, recording) in reader.recordings.enumerated() where !recording.events.isEmpty {
        devices.take(recording.events, of: place, in: recording, &header, into: &frames)
      }
      reader.forgetEvents()
    }
  }
}
