// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchTrace

/// Where the traces of two recordings agree, and where they part.
///
/// Views with the same identifier count as the same, whatever their classes.
nonisolated struct Comparison {
  /// An entry that only one trace has, or that is different in the other.
  struct Difference {
    var time: TimeInterval
    /// The text in each trace; nil where it is missing.
    var texts: [String?]
    var isKey: Bool
  }

  /// The times of the entries that both traces have.
  private(set) var common: [TimeInterval] = []
  private(set) var differences: [Difference] = []

  /// The time of the first difference.
  var parting: TimeInterval? { differences.map(\.time).min() }

  init(_ one: Trace, _ other: Trace) {
    let lines = [one, other].map { $0.entries.map(Self.line) }
    var (i, j) = (0, 0)
    func difference(_ first: Int?, _ second: Int?) -> Difference {
      let entries = [first.map { one.entries[$0] }, second.map { other.entries[$0] }]
      return Difference(
        time: entries.compactMap { $0?.time }.min() ?? 0, texts: entries.map { $0.map(Self.text) },
        isKey: entries.contains { $0?.isKey == true })
    }
    for row in TraceDiff(expected: lines[0], actual: lines[1]).rows {
      switch row {
      case .same:
        common.append(one.entries[i].time)
        (i, j) = (i + 1, j + 1)
      case .missing:
        differences.append(difference(i, nil))
        i += 1
      case .extra:
        differences.append(difference(nil, j))
        j += 1
      case .changed:
        differences.append(difference(i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    differences = differences.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element)
  }

  /// The times at which one of the traces has something else than the other.
  func times(only index: Int, isKey: Bool) -> [TimeInterval] {
    differences.filter { $0.texts[index] != nil && $0.isKey == isKey }.map(\.time)
  }

  private static func text(of entry: Trace.Entry) -> String {
    switch entry {
    case .note(let note, _): return note.onOneLine
    case .fact(let fact):
      let line = fact.kind.line
      return "\(line.subject.onOneLine) \(line.sentence.onOneLine)"
    }
  }

  /// The entry with its time and without the classes of views that have identifiers.
  private static func line(of entry: Trace.Entry) -> String {
    var words = text(of: entry).split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices.dropLast().reversed()
    where words[index + 1].hasPrefix("\"") && words[index].first?.isUppercase == true {
      words.remove(at: index)
    }
    return "\(entry.time.milliseconds) \(entry.area.rawValue) \(words.joined(separator: " "))"
  }
}
