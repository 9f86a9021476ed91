// SPDX-License-Identifier: Apache-2.0

/// A format of lines that programs print about event devices.
protocol RecordingReader {
  /// Makes a reader at the beginning of a file.
  init()

  /// Whether a line, without the blanks before it, is of this format and of no other.
  static func recognizes(_ line: LineCursor) -> Bool

  /// Reads a line.
  mutating func read(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure)

  /// What was read, a device each.
  var recordings: [EvdevRecording] { get }

  /// Forgets the events that were read, for those who take them as they come.
  mutating func forgetEvents()
}

extension RecordingReader {
  /// Reads all lines of a file.
  ///
  /// A last line that cannot be read and has no line break was cut off; it is left out with a note.
  static func readAll(
    file: String, bytes: [UInt8], _ notes: inout NoteList
  ) throws(RecordingFailure) -> [EvdevRecording] {
    var reader = Self()
    var line = LineCursor(file: file, bytes: bytes)
    while line.nextLine() { try reader.readUnlessCut(&line, &notes) }
    return reader.recordings
  }

  /// Reads a line, or leaves it out with a note if it cannot be read because it was cut off.
  mutating func readUnlessCut(_ line: inout LineCursor, _ notes: inout NoteList) throws(RecordingFailure) {
    do throws(RecordingFailure) {
      try read(&line, &notes)
    } catch {
      guard line.isCut else { throw error }
      notes.add(line: line.line, "the file ends in the midst of this line; it is left out")
    }
  }
}
