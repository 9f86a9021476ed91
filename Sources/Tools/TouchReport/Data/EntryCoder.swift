// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchTrace

/// Encodes the lines of a trace compactly.
///
/// A moment is encoded as a pattern, which is the list of its lines without their numbers, and the numbers. A
/// known pattern is encoded by its index, and the numbers as differences from its previous occurrence, with a
/// run length for zero differences. A page decodes them in one pass.
nonisolated struct EntryCoder {
  private var templates: [Template: Int] = [:]
  private var templateList: [Template] = []
  private var patterns: [[Int]: Int] = [:]
  private var patternList: [[Int]] = []
  /// The numbers of the previous occurrence of a pattern, or of a line.
  private var lastOfPattern: [[Int]] = []
  private var lastOfTemplate: [[Int]] = []
  private var subjects = WordTable()
  private var stream = ByteWriter()
  private var numbers = 0
  private var entries = 0

  private struct Template: Hashable {
    var area: Int
    var subject: Int
    var depth: Int
    var isKey: Bool
    var text: String
    var holes: Int
  }

  /// The members of a JSON object that encode the trace.
  static func json(of trace: Trace, _ moments: Moments, _ subjects: inout WordTable) -> String {
    var coder = EntryCoder()
    coder.subjects = subjects
    var last = 0
    for (index, range) in moments.entries.enumerated() {
      let time = moments.times[index].microseconds
      coder.stream.put(signed: time - last)
      last = time
      coder.write(trace.entries[range])
    }
    subjects = coder.subjects
    return ScriptJSON.object([
      "moments": String(moments.times.count), "entries": String(coder.entries),
      "numbers": String(coder.numbers),
      "templates": ScriptJSON.array(
        coder.templateList.map {
          "[\($0.area),\($0.subject),\($0.depth),\($0.isKey ? 1 : 0),\(ScriptJSON.string($0.text))]"
        }),
      "patterns": ScriptJSON.array(coder.patternList.map { ScriptJSON.array($0.map(String.init)) }),
      "stream": ScriptJSON.string(coder.stream.base64),
    ])
  }

  private mutating func write(_ moment: ArraySlice<Trace.Entry>) {
    var pattern: [Int] = []
    var found: [Int] = []
    var expected: [Int] = []
    for entry in moment {
      let (template, values) = split(entry)
      pattern.append(template)
      found += values
      expected += lastOfTemplate[template]
      lastOfTemplate[template] = values
    }
    entries += pattern.count
    numbers += found.count
    if let known = patterns[pattern] {
      stream.put(known)
      expected = lastOfPattern[known]
      lastOfPattern[known] = found
    } else {
      stream.put(patternList.count)
      patterns[pattern] = patternList.count
      patternList.append(pattern)
      lastOfPattern.append(found)
    }
    var same = 0
    for (value, before) in zip(found, expected) {
      if value == before {
        same += 1
      } else {
        stream.put(same)
        stream.put(signed: value - before)
        same = 0
      }
    }
    if same > 0 { stream.put(same) }
  }

  private mutating func split(_ entry: Trace.Entry) -> (Int, [Int]) {
    var line: TraceLine
    switch entry {
    case .fact(let fact):
      line = fact.kind.line
      if let reason = fact.kind.failure { line.sentence += ": \(reason)" }
    case .note(let note, _): line = TraceLine("", note)
    }
    let sentence = LinePattern(line.sentence.onOneLine)
    var subject = line.subject.onOneLine
    var values = sentence.numbers
    // A long recording has many touches, with the same sentences for each.
    if subject.hasPrefix("touch ") || subject.hasPrefix("finger ") {
      let pattern = LinePattern(subject)
      subject = pattern.text
      values = pattern.numbers + values
    }
    let template = Template(
      area: TraceArea.allCases.firstIndex(of: entry.area) ?? 0, subject: subjects.number(of: subject),
      depth: min(max(line.depth, 0), 40), isKey: entry.isKey, text: sentence.text, holes: values.count)
    if let known = templates[template] { return (known, values) }
    templates[template] = templateList.count
    templateList.append(template)
    lastOfTemplate.append(Array(repeating: 0, count: values.count))
    return (templateList.count - 1, values)
  }
}

extension TimeInterval {
  /// The time in microseconds, rounded so that its milliseconds equal those of a trace.
  nonisolated var microseconds: Int {
    guard isFinite else { return 0 }
    let time = Swift.min(Swift.max(self, -1e9), 1e9)
    let thousandths = Int((time * 1000).rounded())
    let exact = Int((time * 1_000_000).rounded())
    return Swift.min(Swift.max(exact, thousandths * 1000 - 499), thousandths * 1000 + 499)
  }
}
