// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A format that can be told from a file's content and read.
protocol FormatReader: SendableMetatype {
  /// Whether the text looks like this format; called with the first few thousand characters.
  static func recognizes(_ beginning: Substring) -> Bool
  /// Reads the whole text, unless it exceeds a limit.
  static func read(_ text: SourceText, within limits: ReadingLimits) throws(ReadingFailure)
    -> SnapshotDocument
}

/// A reader as a value.
struct ReadableFormat: Sendable {
  let recognizes: @Sendable (Substring) -> Bool
  let read: @Sendable (SourceText, ReadingLimits) throws(ReadingFailure) -> SnapshotDocument

  init<Reader: FormatReader>(_ reader: Reader.Type) {
    recognizes = { Reader.recognizes($0) }
    read = { (text, limits) throws(ReadingFailure) in try Reader.read(text, within: limits) }
  }
}

/// The formats in the order in which they are asked whether a text is theirs.
enum SnapshotReader {
  /// All readers but that of dumps; the first that recognizes a text reads it.
  ///
  /// Formats with a strict beginning come first. Dumps come last, because any text may surround them.
  static let formats = [
    ReadableFormat(InterfaceBuilderReader.self),
    ReadableFormat(DetoxReader.self),
    ReadableFormat(WebDriverAgentReader.self),
    ReadableFormat(SentryReader.self),
    ReadableFormat(IdbReader.self),
    ReadableFormat(XCUITestReader.self),
    ReadableFormat(MaestroReader.self),
    ReadableFormat(KIFReader.self),
  ]

  /// The number of bytes that a reader sees to recognize its format.
  static let beginning = 16_384

  /// Reads a text with the first format that recognizes its beginning.
  ///
  /// A description of XCUITest and a dump may follow any amount of other text, so they are searched for in
  /// texts that no reader recognizes. If there is neither, the text may resemble a format that is refused by
  /// name.
  static func read(
    _ text: SourceText, within limits: ReadingLimits = ReadingLimits()
  ) throws(ReadingFailure) -> SnapshotDocument {
    guard text.bytes.count <= limits.bytes else {
      throw ReadingFailure(
        text, at: 0, "the file has more than \(limits.bytes) bytes, which is the most that is read; cut it")
    }
    let beginning = String(decoding: text.bytes.prefix(beginning), as: UTF8.self)
    if let format = formats.first(where: { $0.recognizes(beginning[...]) }) {
      return try format.read(text, limits)
    }
    if !DumpReader.recognizes(beginning[...]), XCUITestReader.isFound(in: text) {
      return try XCUITestReader.read(text, within: limits)
    }
    do {
      return try DumpReader.read(text, within: limits)
    } catch {
      if NearFormat.isInterfaceBuilders(text.file), beginning.first == "<", !beginning.holds("<document") {
        throw ReadingFailure(
          text, at: 0,
          "the file has no document of Interface Builder in it; restore it from version control, or take it out of the project"
        )
      }
      guard let near = NearFormat.all.first(where: { $0.isFound(in: beginning) }) else { throw error }
      throw near.refusal(file: text.file)
    }
  }
}

extension SnapshotDocument {
  /// Reads a file of any format, which is detected from its content.
  ///
  /// Invalid UTF-8 is corrected, and the first repair says so. The name of the file is used only for
  /// positions. Time and memory depend only on the size of the file; a file with more than 200 000 views is
  /// refused.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file for positions; `-` is standard input.
  /// - Returns: The views, and what was corrected or lost.
  /// - Throws: A ``ReadingFailure`` if the file contains nothing that represents a view, or exceeds a limit.
  public static func read(bytes: [UInt8], file: String) throws(ReadingFailure) -> SnapshotDocument {
    let decoded = try DecodedText(bytes: bytes, file: file)
    var document = try SnapshotReader.read(decoded.text)
    document.repairs.insert(contentsOf: decoded.repairs, at: 0)
    return document
  }
}
