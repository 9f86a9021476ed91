// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes trees of the lines of descriptions, one for each subtree.
struct XCUITestWalk {
  /// A line and where it begins.
  struct Line {
    /// The text without the break.
    var text: String
    /// The number of the line in the file, and of its first character in that.
    var line, column: Int
  }

  /// What has been made of the lines so far.
  private var document = SnapshotDocument(format: .xcuitest, trees: [], entries: 0)
  private var repairs: RepairList
  private let limits: ReadingLimits
  private let file: String
  private var tree = ViewTree(space: .screen, isAccessibility: true)
  private var around: [(indent: Int, place: Int)] = []
  /// The element at hand with the lines that its texts go on in, and the place of the first.
  private var pending: (text: String, position: SourcePosition)?
  private var isInSubtree = true
  /// Whether the lines are a part of a description that lacks its head.
  private let isPart: Bool

  /// Begins without views.
  init(_ text: SourceText, within limits: ReadingLimits, isPart: Bool) {
    self.isPart = isPart
    self.limits = limits
    file = text.file
    repairs = RepairList(text: text)
  }

  /// Reads lines to their end.
  mutating func read(_ lines: some Sequence<Line>) throws(ReadingFailure) {
    isInSubtree = isPart
    for line in lines { try take(line) }
    try endTree()
  }

  /// What was made of all lines.
  func finished() -> SnapshotDocument {
    var document = document
    document.repairs = repairs.repairs
    return document
  }

  private mutating func take(_ line: Line) throws(ReadingFailure) {
    // Nothing but a capital or the arrow before an element begins a line that says anything new.
    let words = line.text.utf8.drop { $0 <= 0x20 }
    guard let first = words.first else {
      if isInSubtree { pending?.text.append("\n") }
      return
    }
    let isNew = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first == 0xE2
    if isNew, words.starts(with: "Element subtree:".utf8) {
      try endTree()
      isInSubtree = true
    } else if isNew, Self.heads.contains(where: { words.starts(with: $0.utf8) }) {
      try endTree()
      isInSubtree = false
    } else if isInSubtree {
      if isNew, XCUITestLine(line.text[...]) != nil {
        try endElement()
        pending = (line.text, SourcePosition(file: file, line: line.line, column: line.column))
      } else if pending != nil {
        // A label may have line breaks.
        pending?.text.append("\n")
        pending?.text.append(line.text)
      } else {
        let position = SourcePosition(file: file, line: line.line, column: line.column)
        repairs.add(at: position) { "this line is of no element; it is left out" }
      }
    }
  }

  /// What begins the parts of a description that repeat the subtree.
  private static let heads = ["Attributes: ", "Path to element:", "Query chain:"]

  private mutating func endElement() throws(ReadingFailure) {
    guard let element = pending else { return }
    pending = nil
    guard let line = XCUITestLine(Self.withoutBlankLines(element.text)) else { return }
    document.entries += 1
    try limits.check(document.entries, "elements", at: element.position)
    var (view, rest) = line.view()
    var position = element.position
    position.column += line.indent
    view.position = position
    if rest.contains(where: { !$0.isWhitespace }) {
      let shown = rest.prefix(40).split(separator: "\n", maxSplits: 1).first ?? ""
      repairs.add(at: position) { "“\(shown)” is no field of an element; it is left out" }
    }
    while let last = around.last, last.indent >= line.indent { around.removeLast() }
    around.append((line.indent, tree.add(view, to: around.last?.place)))
  }

  /// The lines of a text without the blank ones at its end; the first line stays.
  private static func withoutBlankLines(_ text: String) -> Substring {
    var end = text.endIndex
    for place in text.utf8.indices.reversed() {
      guard text.utf8[place] <= 0x20 else { break }
      if text.utf8[place] == UInt8(ascii: "\n") { end = place }
    }
    return text[..<end]
  }

  private mutating func endTree() throws(ReadingFailure) {
    try endElement()
    if !tree.views.isEmpty { document.trees.append(tree) }
    tree = ViewTree(space: .screen, isAccessibility: true)
    around = []
  }
}
