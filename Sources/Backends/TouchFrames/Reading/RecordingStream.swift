// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Decodes a recording that arrives through a pipe: each frame as soon as its report is complete.
///
/// ```swift
/// var stream = RecordingStream(file: "standard input")
/// var frames: [DigitizerFrame] = []
/// try stream.read(bytes, into: &frames)
/// try stream.finish(into: &frames)
/// ```
///
/// It reads every ``RecordingFormat`` and detects it from the content. The frames equal those of
/// ``TouchRecording`` for the whole file, however the bytes are divided. Its memory does not grow with the
/// recording.
public struct RecordingStream {
  /// The maximum length of a line, and the most that is read before the format is known, in bytes.
  public static let lineLimit = InputLimit.recordingLine.count

  /// The format; nil until it is detected.
  public var format: RecordingFormat? { content.format }
  /// The header of a touchlog with these frames; nil before the first frame.
  public private(set) var header: TouchLog.Header?
  /// The irregularities found so far.
  public var irregularities: EvdevIrregularities { devices.irregularities }
  /// Devices whose events were dropped, because another one was chosen or produced a frame first.
  public var otherDevices: [String] { devices.others }
  /// What was corrected or dropped.
  public var notes: [RecordingNote] { list.all }

  /// The detected content.
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
  /// The bytes of an incomplete line, or all bytes until the format is known.
  private var pending: [UInt8] = []
  /// How many of these were already searched for a line break, or for a line that determines the format.
  private var searched = 0
  private var lines = 0
  private var isAtStart = true

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - file: The name of the file in messages.
  ///   - device: The device of a recording with several: its path, its name, or its number from 1. Nil
  ///     selects the
  ///     first that produces a frame.
  ///   - description: The description of the device, for a recording that lacks it.
  ///   - mapping: The mapping from device positions to points; nil leaves them in units of the device.
  public init(
    file: String, device: String? = nil, description: EvdevDevice? = nil,
    mapping: @escaping (EvdevRecording) -> DisplayMapping? = { $0.ownMapping }
  ) {
    self.file = file
    list = NoteList(file: file)
    devices = StreamedDevices(wanted: device, description: description, mapping: mapping)
  }

  /// Reads the next bytes and appends the completed frames.
  ///
  /// - Throws: The first error, with its line and what to do about it. The frames before it are appended, and
  ///   nothing after it can be read.
  public mutating func read(
    _ bytes: [UInt8], into frames: inout [DigitizerFrame]
  ) throws(RecordingFailure) {
    pending += bytes
    if case .unknown = content { try detect() }
    try readContent(into: &frames)
  }

  /// Reads a truncated end and appends the frames that it completes.
  public mutating func finish(into frames: inout [DigitizerFrame]) throws(RecordingFailure) {
    if case .unknown = content { try detectAtEnd() }
    try readContent(into: &frames)
    if case .bytes(let reader) = content {
      if reader.eventsWithoutTime > 0 {
        list.add(
          line: 0, "the time of an event is invalid; the event was dropped", count: reader.eventsWithoutTime)
      }
      if reader.incompleteBytes > 0 {
        list.add(
          line: 0, "the file ends in the middle of an event; its \(reader.incompleteBytes) bytes were dropped"
        )
      }
    } else if !pending.isEmpty {
      try readLine(pending, isCut: true, into: &frames)
      pending = []
    }
    devices.finish()
  }

  /// The number of buffered bytes.
  var bytesHeld: Int { pending.capacity }

  // MARK: What it is

  private mutating func detect() throws(RecordingFailure) {
    guard try skipMark() else { return }
    // The first line with a zero byte, or of a known format, decides, however the bytes are divided.
    while let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = LineCursor(file: file, bytes: Array(pending[searched...end]))
      _ = line.nextLine()
      if pending[searched...end].contains(0) { return try takeBytes() }
      searched = end + 1
      lines += 1
      if let format = RecordingFormat.format(of: line) { return select(format) }
      if lines >= RecordingFormat.detectionLimit { throw refusal(RecordingFormat.unknown) }
    }
    if pending[searched...].contains(0) { return try takeBytes() }
    if pending.count > Self.lineLimit { throw refusal(RecordingFormat.unknown) }
  }

  private mutating func detectAtEnd() throws(RecordingFailure) {
    _ = try skipMark(isAll: true)
    guard !pending.isEmpty else { throw refusal("the input is empty; \(RecordingFormat.readable)") }
    if pending[searched...].contains(0) { return try takeBytes(isAll: true) }
    var line = LineCursor(file: file, bytes: Array(pending[searched...]))
    if line.nextLine(), let format = RecordingFormat.format(of: line) { return select(format) }
    throw refusal(RecordingFormat.unknown)
  }

  /// Removes a byte order mark; returns false if more bytes are needed to detect one.
  private mutating func skipMark(isAll: Bool = false) throws(RecordingFailure) -> Bool {
    guard isAtStart else { return true }
    let marks: [(bytes: [UInt8], isRead: Bool)] = [
      ([0xEF, 0xBB, 0xBF], true), ([0xFF, 0xFE], false), ([0xFE, 0xFF], false),
    ]
    if let mark = marks.first(where: { pending.starts(with: $0.bytes) }) {
      guard mark.isRead else {
        throw refusal("the text is encoded in UTF-16; save it as UTF-8, or convert the whole file")
      }
      pending.removeFirst(mark.bytes.count)
    } else if !isAll, marks.contains(where: { $0.bytes.starts(with: pending) }) {
      return false
    }
    isAtStart = false
    return true
  }

  private mutating func select(_ format: RecordingFormat) {
    lines = 0
    searched = 0
    content = format.lineReader.map { .lines(format, $0) } ?? .log(TouchLogReader(file: file))
  }

  /// Detects the layout from two events of the larger kind, or from fewer at the end of the input.
  private mutating func takeBytes(isAll: Bool = false) throws(RecordingFailure) {
    let count = 2 * EvdevLayout.bits64.size
    guard pending.count >= count || isAll else { return }
    guard let layout = unsafe Array(pending.prefix(count)).withUnsafeBytes(EvdevLayout.detected) else {
      throw refusal(
        "these bytes are not events of a device, of 24 or 16 bytes each; \(RecordingFormat.readable)"
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
      reader.read(pending, into: &events)
      pending.removeAll(keepingCapacity: true)
      content = .bytes(reader)
      devices.handle(events, of: 0, in: EvdevRecording(), &header, into: &frames)
    case .lines, .log:
      var start = 0
      while let end = pending[max(searched, start)...].firstIndex(of: UInt8(ascii: "\n")) {
        try readLine(Array(pending[start...end]), isCut: false, into: &frames)
        start = end + 1
      }
      pending.removeFirst(start)
      searched = pending.count
      if pending.count > Self.lineLimit {
        throw RecordingFailure(
          file: file, line: lines + 1,
          message: "the line has more than 1 MB, which no line of a recording has")
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
      // The reader must be uniquely referenced while it reads, so that it is not copied.
      content = .unknown
      defer { content = .log(reader) }
      do throws(RecordingFailure) {
        guard let frame = try reader.read(line: isCut ? bytes : Array(bytes.dropLast())) else { return }
        header = header ?? reader.header
        frames.append(frame)
      } catch {
        guard isCut else { throw error }
        list.add(line: lines, "the file ends in the middle of this line; it was dropped")
      }
    case .lines(let format, var reader):
      content = .unknown
      defer { content = .lines(format, reader) }
      var line = LineCursor(file: file, bytes: bytes, after: lines - 1)
      _ = line.nextLine()
      try reader.readUnlessCut(&line, &list)
      for (index, recording) in reader.recordings.enumerated() where !recording.events.isEmpty {
        devices.handle(recording.events, of: index, in: recording, &header, into: &frames)
      }
      reader.forgetEvents()
    }
  }
}
