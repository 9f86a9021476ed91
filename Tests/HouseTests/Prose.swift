// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A page of Markdown: its prose, and its blocks of code.
struct Prose {
  /// The lines outside of blocks.
  let lines: [Line]
  let blocks: [Block]

  /// A block of code between fences.
  struct Block {
    let language: String
    let lines: [Line]
  }

  init(_ file: RepositoryFile) {
    var prose: [Line] = []
    var blocks: [Block] = []
    var rest = file.lines[...]
    while let line = rest.popFirst() {
      let fence = line.text.prefix { $0 == "`" }
      let language = line.text.dropFirst(fence.count)
      let isFence = fence.count >= 3 && !language.contains("`")
      if isFence, let end = rest.firstIndex(where: { $0.text.trimmed == fence && $0.text.hasPrefix(fence) }) {
        blocks.append(Block(language: language.trimmed, lines: Array(rest[..<end])))
        rest = rest[(end + 1)...]
      } else {
        prose.append(line)
      }
    }
    lines = prose
    self.blocks = blocks
  }

  /// The matches in lines that contain a word, with the numbers of the lines.
  func matches(of pattern: Pattern, with word: String) -> [(line: Int, match: Pattern.Match)] {
    lines.filter { $0.text.contains(word) }.flatMap { line in
      pattern.matches(in: line.text).map { (line.number, $0) }
    }
  }

  /// The anchors that GitHub gives to the headings.
  var anchors: Set<String> {
    Set(
      lines.map(\.text).filter { $0.hasPrefix("#") }.compactMap { line in
        let level = line.prefix { $0 == "#" }.count
        guard level <= 6, line.dropFirst(level).first == " " else { return nil }
        var heading = line.dropFirst(level).trimmed.replacing("`", with: "").replacing("*", with: "")
        for match in link.matches(in: heading) { heading = heading.replacing(match[0], with: match[1]) }
        let kept = heading.lowercased().filter { $0.isPartOfWord || $0 == "-" || $0 == " " }
        return kept.replacing(" ", with: "-")
      })
  }
}

private let link: Pattern = #"\[([^\]]*)\]\([^)]*\)"#
