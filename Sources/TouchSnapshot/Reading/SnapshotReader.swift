// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A format that can be told from a file's content and read.
protocol FormatReader: SendableMetatype {
  /// Whether the text looks like this format: asked with the first few thousand characters.
  static func recognizes(_ beginning: Substring) -> Bool
  /// Reads the whole text, unless there is more in it than is read.
  static func read(_ text: SourceText, within limits: ReadingLimits) throws(ReadingFailure)
    -> SnapshotDocument
}

/// The formats in the order in which they are asked whether a text is theirs.
enum SnapshotReader {
  /// All readers; the first that recognizes a text reads it.
  ///
  /// Formats with a strict beginning come first. Dumps come last, since they stand in the midst of anything.
  static let formats: [any FormatReader.Type] = [
    InterfaceBuilderReader.self,
    DetoxReader.self,
    WebDriverAgentReader.self,
    SentryReader.self,
    IdbReader.self,
    XCUITestReader.self,
    MaestroReader.self,
    DumpReader.self,
  ]

  /// The number of bytes that a reader sees to recognize its format.
  static let beginning = 16_384

  /// Reads a text with the first format that recognizes its beginning.
  ///
  /// A description of XCUITest and a dump may come after any amount of prose, so that they are looked for in whatever
  /// nobody recognizes. Where there is none, the text may resemble a format that is refused by name.
  static func read(
    _ text: SourceText, within limits: ReadingLimits = ReadingLimits()
  ) throws(ReadingFailure) -> SnapshotDocument {
    guard text.bytes.count <= limits.bytes else {
      throw ReadingFailure(
        text, at: 0, "the file has more than \(limits.bytes) bytes, which is the most that is read; cut it")
    }
    let beginning = String(decoding: text.bytes.prefix(beginning), as: UTF8.self)
    let format =
      formats.first { $0.recognizes(beginning[...]) }
      ?? (XCUITestReader.isFound(in: text) ? XCUITestReader.self : DumpReader.self)
    do {
      return try format.read(text, within: limits)
    } catch {
      if format == DumpReader.self, NearFormat.isInterfaceBuilders(text.file), beginning.first == "<",
        !beginning.contains("<document")
      {
        throw ReadingFailure(
          text, at: 0,
          "the file has no document of Interface Builder in it; restore it from version control, or take it out of the project"
        )
      }
      guard format == DumpReader.self, let near = NearFormat.all.first(where: { $0.isFound(in: beginning) })
      else { throw error }
      throw near.refusal(file: text.file)
    }
  }
}

extension SnapshotDocument {
  /// Reads a file of any format, which is told from its content.
  ///
  /// Text that is not UTF-8 is mended, and the first repair says so. The file's name is used for positions alone.
  /// Time and memory grow with the size of the file and with nothing else; a file of more than 200000 views is
  /// refused.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - file: The name of the file for positions; `-` is standard input.
  /// - Returns: The views, and what was mended or lost on the way.
  /// - Throws: A ``ReadingFailure`` if there is nothing in the file that stands for a view, or more than is read.
  public static func read(bytes: [UInt8], file: String) throws(ReadingFailure) -> SnapshotDocument {
    let decoded = try DecodedText(bytes: bytes, file: file)
    var document = try SnapshotReader.read(decoded.text)
    document.repairs.insert(contentsOf: decoded.repairs, at: 0)
    return document
  }
}
