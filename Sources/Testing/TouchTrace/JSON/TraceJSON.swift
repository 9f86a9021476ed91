// SPDX-License-Identifier: Apache-2.0
internal import TextSources
internal import TouchCore

/// Writes a trace as JSON lines, and reads it back.
///
/// The first line names the format and its version. Every other line is one entry:
///
/// ```text
/// {"format":"touchstone-trace","version":1}
/// {"time":0,"area":"input","what":"began","touch":1,"finger":1,"at":[9,9],"taps":1}
/// {"time":0,"area":"hit-test","what":"result","window":{"class":"Window","number":1},"at":[9,9],"view":null}
/// ```
///
/// Keys come in a fixed order and numbers in their shortest exact spelling, so the same trace gives the same
/// bytes, and reading and writing again changes none. Numbers that are not finite are the strings `"nan"`,
/// `"inf"` and `"-inf"`. Reasons are the sentences of the facts. Keys that a reader does not know are
/// skipped.
public nonisolated enum TraceJSON {
  /// The name of the format, in the first line.
  public static let format = "touchstone-trace"
  /// The version of the format, in the first line.
  public static let version = 1

  /// Why a text is not a trace, and where.
  public nonisolated struct ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The character in the line, from 1: where the value that is wrong begins.
    public var column: Int
    /// What is wrong.
    public var message: String

    /// Line, column and what is wrong there.
    public var description: String { "line \(line), column \(column): \(message)" }
  }

  /// The first line, without a line break.
  public static var header: String {
    var fields = FieldWriter()
    fields.put("format", format)
    fields.put("version", version)
    return fields.object
  }

  /// The line of one entry, without a line break.
  public static func line(for entry: Trace.Entry) -> String {
    var fields = FieldWriter()
    fields.put("time", entry.time)
    fields.put("area", entry.area.rawValue)
    switch entry {
    case .fact(let fact): fact.kind.put(into: &fields)
    case .note(let note, _): fields.put("text", note)
    }
    return fields.object
  }

  /// The whole trace: the header and a line for each entry, every one ended by a line break.
  public static func text(of trace: Trace) -> String {
    var text = header + "\n"
    for entry in trace.entries { text += line(for: entry) + "\n" }
    return text
  }

  /// Reads what ``text(of:)`` wrote.
  ///
  /// The last line break may be missing; an empty line is an error, because it means that something was lost.
  public static func trace(from text: String) throws(ReadingError) -> Trace {
    let source = SourceText(file: "", text)
    do throws(TextError) {
      return try trace(from: source)
    } catch {
      throw ReadingError(line: error.line, column: error.column, message: error.message)
    }
  }

  private static func trace(from text: SourceText) throws(TextError) -> Trace {
    var reader = try JSONReader(lines: text)
    guard let header = try reader.nextLine() else {
      throw TextError(text, at: 0, "the text is empty; a trace begins with \(Self.header)")
    }
    var entries: [Trace.Entry] = []
    entries.reserveCapacity(text.lineCount)
    do throws(FieldReader.Failure) {
      try check(header: try FieldReader(header, of: text.bytes, called: "the line"))
    } catch {
      throw TextError(text, at: error.offset, error.message)
    }
    while let line = try reader.nextLine() {
      do throws(FieldReader.Failure) {
        entries.append(try Trace.Entry(try FieldReader(line, of: text.bytes, called: "the line")))
      } catch {
        throw TextError(text, at: error.offset, error.message)
      }
    }
    return Trace(entries)
  }

  private static func check(header fields: FieldReader) throws(FieldReader.Failure) {
    let found = try fields.string("format")
    guard found == format else {
      throw try fields.failure(
        of: "format", "the format is \"\(found)\" and should be \"\(format)\"")
    }
    let number = try fields.int("version")
    guard number == version else {
      throw try fields.failure(
        of: "version", "version \(number) is not version \(version), which is read here")
    }
  }
}
