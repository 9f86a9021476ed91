// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// Colors the doctor's text: the verdict, lines of code, and secondary text.
///
/// Colors carry no information of their own, so the text is processed line by line, unchanged.
struct DoctorColors {
  private let output: Output
  private let verdict: Style.Meaning

  /// Creates colors for an output, with the meaning of the first lines.
  init(_ output: Output, verdict: Style.Meaning) {
    self.output = output
    self.verdict = verdict
  }

  /// Writes the lines of a text.
  func write(_ text: String) {
    guard output.style.isOn else { return output.write(text) }
    var part = Part.verdict
    // An empty line separates lines of code; other lines belong to the item of a list.
    var (isCode, isAfterGap) = (false, false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.isEmpty, part == .verdict { part = .reasons }
      if line.hasSuffix("The way down:") || line.hasSuffix("left out):") { part = .path }
      isCode = line.hasPrefix("    ") && (isCode || isAfterGap)
      isAfterGap = line.isEmpty
      defer { if part == .verdict, line.hasSuffix(").") { part = .reasons } }
      write(line, part, isCode)
    }
  }

  /// Writes the lines of an audit, with a color for each severity.
  static func write(findings text: String, _ output: Output) {
    guard output.style.isOn else { return output.write(text) }
    for line in text.split(separator: "\n") {
      let found = severities.compactMap { severity in
        line.firstRange(of: ": \(severity.word): ").map { (severity.word, severity.meaning, $0) }
      }
      guard let (word, meaning, range) = found.min(by: { $0.2.lowerBound < $1.2.lowerBound }) else {
        output.line(output.style(.faint, String(line)))
        continue
      }
      let (position, text) = (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
      output.line(output.style(.location, position) + ": " + output.style(meaning, word) + ": \(text)")
    }
  }

  private static let severities: [(word: String, meaning: Style.Meaning)] = [
    ("error", .bad), ("warning", .doubtful), ("note", .faint),
  ]

  private enum Part {
    case verdict, reasons, path
  }

  private func write(_ line: Substring, _ part: Part, _ isCode: Bool) {
    let style = output.style
    switch part {
    case .verdict: output.line(style(verdict, String(line)))
    case .reasons where isCode: output.line(style(.name, String(line)))
    case .reasons where line.contains("expression -l objc"): output.line(style(.faint, String(line)))
    case .path where line.hasPrefix("  ") && !line.contains("gets the touch"):
      output.line(style(.faint, String(line)))
    case .reasons, .path: output.line(String(line))
    }
  }
}
