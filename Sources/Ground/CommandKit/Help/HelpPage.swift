// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The help page of the program or a verb on a terminal.
struct HelpPage {
  /// The whole page; every line ends with a line break.
  var text: StyledText { lines.reduce("") { $0 + $1 + "\n" } }

  private let path: CommandPath
  private let style: Style
  private let width: Int
  private var lines: [StyledText] = []

  init(_ path: CommandPath, style: Style, width: Int) {
    self.path = path
    self.style = style
    self.width = width
    let verb = path.last
    add(TextLines.wrapped(verb.summary, width: width))
    addUsage()
    addDiscussion()
    addTable("Arguments", verb.arguments.map { (.value, $0.name, $0.explanation) })
    addTable("Verbs", verb.commands.map { (.name, $0.name, $0.summary) })
    addTable("Options", path.options.map { (.name, Self.spelling(of: $0), $0.explanation) })
    addExamples()
    addTable("Exit codes", path.isTop ? ExitCode.allCases.map { (.name, "\($0.rawValue)", $0.sentence) } : [])
    if !verb.commands.isEmpty {
      lines += ["", "`\(path.helpLine) VERB` explains a verb."]
    }
  }

  private mutating func add(_ plain: [String]) { lines += plain.map { StyledText($0) } }

  private mutating func addHeading(_ title: String) { lines += ["", style(.heading, title)] }

  private mutating func addUsage() {
    let title = "Usage: "
    // The parts contain nonbreaking spaces, so that wrapping treats each as a word.
    let joined = UsageLine.parts(for: path).map { $0.replacing(" ", with: "\u{1}") }.joined(separator: " ")
    let usage = TextLines.wrapped(joined, width: width - title.count)
    lines.append("")
    for (index, line) in usage.enumerated() {
      let start =
        index == 0 ? style(.heading, "Usage:") + " " : StyledText(String(repeating: " ", count: title.count))
      lines.append(start + line.replacing("\u{1}", with: " "))
    }
  }

  private mutating func addDiscussion() {
    for block in TextWrapping.blocks(of: path.last.discussion) {
      lines.append("")
      switch block {
      case .paragraph(let text): add(TextLines.wrapped(text, width: width))
      case .literal(let literal): add(literal)
      }
    }
  }

  /// Two columns; a left side that is too long gets its own line.
  private mutating func addTable(
    _ title: String, _ rows: [(meaning: Style.Meaning, left: String, right: String)]
  ) {
    guard !rows.isEmpty else { return }
    addHeading(title)
    let widest = width * 3 / 8
    let column = rows.map(\.left.count).filter { $0 <= widest }.max() ?? widest
    let gap = String(repeating: " ", count: column + 4)
    for row in rows {
      let right = TextLines.wrapped(row.right, width: width - column - 4)
      let left = "  " + style(row.meaning, row.left)
      if row.left.count <= column, let first = right.first {
        lines.append(left + String(repeating: " ", count: column - row.left.count + 2) + first)
        add(right.dropFirst().map { gap + $0 })
      } else {
        lines.append(left)
        add(right.map { gap + $0 })
      }
    }
  }

  private mutating func addExamples() {
    guard !path.last.examples.isEmpty else { return }
    addHeading("Examples")
    for example in path.last.examples {
      lines.append("  " + style(.name, example.line(after: path.line)))
      add(TextLines.wrapped(example.summary, width: width - 6).map { "      " + $0 })
    }
  }

  private static func spelling(of option: Parameter) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return "\(short)--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
  }
}
