// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourceModel
import SourceReading

/// A source whose comments `// expect: RULE` mark the lines that rules report.
struct MarkedSource: CustomStringConvertible {
  /// A rule and the line that it reports.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var rule: String

    var description: String { "\(line): \(rule)" }

    static func < (one: Mark, other: Mark) -> Bool { (one.line, one.rule) < (other.line, other.rule) }
  }

  let name: String
  let text: String

  var description: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Marked")

  /// All sources in the folder `Marked`, in the order of their names.
  static let all: [MarkedSource] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return MarkedSource(name: name, text: text ?? "")
    }
  }()

  /// What the comments expect.
  var expected: [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      line.split(separator: "// expect: ").dropFirst().map {
        Mark(line: index + 1, rule: String($0.prefix { !$0.isWhitespace }))
      }
    }.sorted()
  }

  /// What the rules find.
  var found: [Mark] {
    Self.findings(in: [(name, text)]).map { Mark(line: $1.place.line, rule: $1.rule) }.sorted()
  }

  /// What the rules find in several files together.
  static func findings(in files: [(path: String, text: String)]) -> [(path: String, SourceCandidate)] {
    let facts = files.compactMap { path, text in
      CodeReader.read(Array(text.utf8), path: path).map { SourceFacts($0) }
    }
    let index = SourceIndex(facts)
    return index.files.flatMap { file in index.findings(in: file).map { (file.path, $0) } }
  }
}
