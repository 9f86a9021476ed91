// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Writes what came into the calls of `expectTrace` and `expectLog` in the sources of tests, on request.
package enum ExpectationRecorder {
  /// What is written.
  package enum Mode: String {
    /// Only missing texts.
    case missing = "1"
    /// Missing texts, and texts that differ.
    case all
  }

  /// What became of the lines of a call.
  enum Outcome {
    /// They are in the source; the sentence says what to do next.
    case written(String)
    /// They are not, and the sentence says why.
    case refused(String)
  }

  /// The value of `TOUCHSTONE_RECORD`; nil if nothing is to be written.
  package static var mode = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"].flatMap(Mode.init)

  /// A call whose text was written.
  private struct Edit {
    let line: Int
    let column: Int
    let lines: [String]
    /// How many lines the file has gained.
    let growth: Int
  }

  /// The calls that were written in each file, with their lines before anything was.
  private static var edits: [String: [Edit]] = [:]

  /// Writes lines into a call.
  ///
  /// - Returns: What was done, or why it was not; nil if nothing was to be written.
  static func record(
    _ lines: [String], in function: String, isMissing: Bool, _ location: SourceLocation
  ) -> Outcome? {
    guard let mode, isMissing || mode == .all else { return nil }
    let path = location.path
    let known = edits[path] ?? []
    if let done = known.first(where: { $0.line == location.line && $0.column == location.column }) {
      return done.lines == lines
        ? .written("The text was written by an earlier call here. Read it, and run the test again.")
        : .refused(
          "Calls here expect different texts, and one was written already:\n\(lines.joined(separator: "\n"))")
    }
    let line = location.line + known.filter { $0.line < location.line }.reduce(0) { $0 + $1.growth }
    do {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      guard
        let written = ExpectationCall(function, in: source, line: line, column: location.column)?
          .replacing(with: lines)
      else {
        return .refused(
          "The text could not be written: line \(line) of \(path) is not a call of \(function) with a text "
            + "without interpolations, a list of such texts, or none.")
      }
      try Data(written.utf8).write(to: URL(filePath: path), options: .atomic)
      edits[path] =
        known + [
          Edit(
            line: location.line, column: location.column, lines: lines,
            growth: written.lineCount - source.lineCount)
        ]
      return .written("The text was written into this call. Read it, and run the test again.")
    } catch {
      return .refused("The text could not be written into \(path): \(error.localizedDescription)")
    }
  }
}

extension String {
  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}

extension SourceLocation {
  fileprivate var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
