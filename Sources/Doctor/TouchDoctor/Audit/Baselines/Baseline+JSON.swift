// SPDX-License-Identifier: Apache-2.0
internal import TextSources
public import TouchSnapshot

extension Baseline {
  /// The name of the format, in its first member.
  static let format = "touchstone-baseline"

  /// The baseline as a file: JSON with one entry per line, so that version control shows what changed.
  public var json: String {
    var text = "{\n  \"format\": \"\(Self.format)\",\n  \"version\": 1,\n  \"findings\": ["
    for (place, entry) in entries.enumerated() {
      text += (place == 0 ? "\n    " : ",\n    ") + entry.json.line
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file for messages.
  /// - Throws: A `ReadingFailure` with the position of the first error.
  public init(json bytes: [UInt8], file: String) throws(ReadingFailure) {
    let text = SourceText(file: file, bytes: bytes)
    let document: JSONNode
    do {
      document = try JSONReader.read(text)
    } catch {
      throw ReadingFailure(
        position: SourcePosition(file: file, line: error.line, column: error.column),
        message: "\(error.message). A baseline is JSON as --write-baseline writes it.")
    }
    func failure(at offset: Int, _ message: String) -> ReadingFailure {
      let (line, column) = text.lineAndColumn(at: offset)
      return ReadingFailure(
        position: SourcePosition(file: file, line: line, column: column), message: message)
    }
    guard document["format"]?.string == Self.format else {
      throw failure(
        at: document["format"]?.offset ?? document.offset,
        "this is not a baseline: its member \"format\" is not \"\(Self.format)\". Write one with --write-baseline."
      )
    }
    guard document["version"]?.int == 1 else {
      throw failure(
        at: document["version"]?.offset ?? document.offset,
        "the version of the baseline is not 1. Write it again with --write-baseline.")
    }
    guard let findings = document["findings"], let elements = findings.elements else {
      throw failure(
        at: document["findings"]?.offset ?? document.offset, "the baseline has no array \"findings\".")
    }
    var entries: [Entry] = []
    for element in elements {
      guard let file = element["file"]?.string, let rule = element["rule"]?.string,
        let fingerprint = element["fingerprint"]?.string
      else {
        throw failure(
          at: element.offset, "an entry of a baseline has the strings \"file\", \"rule\" and \"fingerprint\"."
        )
      }
      let count = element["count"]?.int ?? 1
      guard count > 0, count <= 1_000_000 else {
        throw failure(
          at: element["count"]?.offset ?? element.offset, "\"count\" is a number from 1 to 1000000.")
      }
      entries.append(
        Entry(
          file: file, rule: rule, view: element["view"]?.string ?? "", fingerprint: Fingerprint(fingerprint),
          count: count))
    }
    self.init(entries: entries)
  }
}

extension Baseline.Entry {
  /// The entry as baselines have it, and lists of those that are stale.
  var json: JSONText {
    [
      "file": .string(file), "rule": .string(rule), "view": .string(view),
      "fingerprint": .string(fingerprint.description), "count": .integer(count),
    ]
  }
}
