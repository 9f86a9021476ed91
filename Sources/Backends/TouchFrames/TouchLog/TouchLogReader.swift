// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads a `.touchlog` line by line, as it arrives through a pipe.
///
/// ```swift
/// var reader = TouchLogReader(file: "standard input")
/// if let frame = try reader.read(line: bytes) { feed.handle(frame) }
/// ```
///
/// A stream must satisfy the same rules as a file: ``TouchLog/read(bytes:file:)``.
public struct TouchLogReader {
  /// The content of the first line; nil before it was read.
  public private(set) var header: TouchLog.Header?
  private let file: String
  private var line = 0
  private var frames: TouchLogFrames

  /// Creates a reader; the name of the file is for messages.
  public init(file: String) {
    self.file = file
    frames = TouchLogFrames(file: file)
  }

  /// Reads the next line, without its line break.
  ///
  /// - Returns: The frame of the line; nil for the header and for an empty line.
  /// - Throws: The error, with its line and what to do about it.
  public mutating func read(line bytes: [UInt8]) throws(RecordingFailure) -> DigitizerFrame? {
    line += 1
    let text = SourceText(file: file, bytes: bytes)
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    let node: JSONNode
    do throws(TextError) {
      node = try JSONReader.read(text, valueLimit: 100_000)
    } catch {
      throw RecordingFailure(file: file, line: line, column: error.column, message: error.message)
    }
    let reader = TouchLogLine(text: text, line: line)
    if header != nil { return try frames.frame(node, reader) }
    var notes = NoteList(file: file)
    header = try reader.header(node, &notes)
    return nil
  }
}
