// SPDX-License-Identifier: Apache-2.0

/// A line-based format that programs print for event devices.
protocol RecordingReader {
  /// Creates a reader for a file.
  init()

  /// Whether a line, without leading blanks, can only belong to this format.
  static func recognizes(_ line: LineCursor) -> Bool

  /// Reads a line.
  mutating func read(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure)

  /// The recordings read so far, one per device.
  var recordings: [EvdevRecording] { get }

  /// Discards the events read so far, for streaming.
  mutating func forgetEvents()
}

extension RecordingReader {
  /// Reads all lines of a file.
  ///
  /// An unreadable last line without a line break is assumed to be truncated; it is dropped with a note.
  static func readAll(
    file: String, bytes: [UInt8], _ notes: inout NoteList
  ) throws(RecordingFailure) -> [EvdevRecording] {
    var reader = Self()
    var line = LineCursor(file: file, bytes: bytes)
    while line.nextLine() { try reader.readUnlessCut(&line, &notes) }
    return reader.recordings
  }

  /// Reads a line, or drops it with a note if it is unreadable because it was truncated.
  mutating func readUnlessCut(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure) {
    do throws(RecordingFailure) {
      try read(&line, &notes)
    } catch {
      guard line.isCut else { throw error }
      notes.add(line: line.line, "the file ends in the middle of this line; it was dropped")
    }
  }
}
