// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes trees of the lines of descriptions, one for each subtree.
struct XCUITestWalk {
  /// A line and where it begins.
  struct Line {
    /// The text without the break.
    var text: String
    /// The place of its first character.
    var position: SourcePosition
  }

  /// What has been made of the lines so far.
  private(set) var document = SnapshotDocument(format: .xcuitest, trees: [], entries: 0)
  private var tree = ViewTree(space: .screen, isAccessibility: true)
  private var around: [(indent: Int, place: Int)] = []
  /// The element at hand, the place of its line, and the lines that its texts go on in.
  private var pending: (texts: [String], position: SourcePosition)?
  private var isInSubtree = true
  /// Whether the lines are a part of a description that lacks its head.
  private let isPart: Bool

  /// Begins without views.
  init(isPart: Bool) { self.isPart = isPart }

  /// Reads lines to their end.
  mutating func read(_ lines: some Sequence<Line>) {
    isInSubtree = isPart
    for line in lines { take(line) }
    endTree()
  }

  private mutating func take(_ line: Line) {
    let words = line.text.drop { $0.isWhitespace }
    if words.hasPrefix("Element subtree:") {
      endTree()
      isInSubtree = true
    } else if words.hasPrefix("Attributes: ") || words.hasPrefix("Path to element:")
      || words.hasPrefix("Query chain:")
    {
      endTree()
      isInSubtree = false
    } else if isInSubtree {
      if XCUITestLine(line.text[...]) != nil {
        endElement()
        pending = ([line.text], line.position)
      } else if pending != nil {
        // A label may have line breaks.
        pending?.texts.append(line.text)
      } else if !words.isEmpty {
        document.repairs.append(
          Repair(position: line.position, message: "this line is of no element; it is left out"))
      }
    }
  }

  private mutating func endElement() {
    guard var element = pending else { return }
    pending = nil
    while element.texts.count > 1, element.texts.last?.allSatisfy(\.isWhitespace) == true {
      element.texts.removeLast()
    }
    let text = element.texts.joined(separator: "\n")
    guard let line = XCUITestLine(text[...]) else { return }
    document.entries += 1
    var (view, rest) = line.view()
    var position = element.position
    position.column += line.indent
    view.position = position
    if rest.contains(where: { !$0.isWhitespace }) {
      let shown = rest.prefix(40).split(separator: "\n", maxSplits: 1).first ?? ""
      document.repairs.append(
        Repair(position: position, message: "“\(shown)” is no field of an element; it is left out"))
    }
    while let last = around.last, last.indent >= line.indent { around.removeLast() }
    around.append((line.indent, tree.add(view, to: around.last?.place)))
  }

  private mutating func endTree() {
    endElement()
    if !tree.views.isEmpty { document.trees.append(tree) }
    tree = ViewTree(space: .screen, isAccessibility: true)
    around = []
  }
}
