// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TextSources

/// A format that can be told from a file's content and read.
protocol FormatReader: SendableMetatype {
  /// Whether the text looks like this format; called with the first few thousand characters.
  static func recognizes(_ beginning: Substring) -> Bool
  /// Reads the whole text, unless it exceeds a limit.
  static func read(_ text: SourceText, within limits: ReadingLimits) throws(ReadingFailure)
    -> SnapshotDocument
}

/// The formats in the order in which they are asked whether a text is theirs.
enum SnapshotReader {
  /// All readers; the first that recognizes a text reads it.
  ///
  /// Formats with a strict beginning come first. Dumps come last, because any text may surround them.
  static let formats: [any FormatReader.Type] = [
    InterfaceBuilderReader.self,
    DetoxReader.self,
    WebDriverAgentReader.self,
    SentryReader.self,
    IdbReader.self,
    XCUITestReader.self,
    MaestroReader.self,
    KIFReader.self,
    DumpReader.self,
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
