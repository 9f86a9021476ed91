// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads what KIF prints of all windows: a line for each view, with its class, its label and its state.
///
/// `|	|	UIButton, label: Buy (enabled) (not selected) (not highlighted)`
///
/// KIF prints no frames, so that no question about places has an answer. That a view is hidden or a control
/// disabled does not depend on places.
enum KIFReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    guard !beginning.isMarkup, !beginning.isJSON, beginning.holds("|") else { return false }
    return beginning.split(maxSplits: 200, whereSeparator: { $0.isNewline }).contains { line in
      KIFLine(line).map { $0.level > 0 && $0.isTelling } ?? false
    }
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    var walk = KIFWalk(text, within: limits)
    for number in 1...max(text.lineCount, 1) { try walk.take(text.line(number), number) }
    return try walk.finished()
  }
}

/// Makes trees of the lines, one for each line without bars.
private struct KIFWalk {
  private let text: SourceText
  private let limits: ReadingLimits
  private var document = SnapshotDocument(format: .kif, trees: [], entries: 0)
  private var repairs: RepairList
  private var tree = ViewTree()
  private var around: [(level: Int, place: Int)] = []
  /// The level of the window that the next line begins; nil if KIF has not printed it.
  private var windowLevel: String?

  init(_ text: SourceText, within limits: ReadingLimits) {
    self.text = text
    self.limits = limits
    repairs = RepairList(text: text)
  }

  mutating func take(_ text: String, _ number: Int) throws(ReadingFailure) {
    if let level = KIFLine.windowLevel(in: text) { windowLevel = level }
    guard let line = KIFLine(text[...]) else {
      guard text.utf8.first == UInt8(ascii: "|") else { return }
      document.entries += 1
      repairs.add(at: SourcePosition(self.text.name, line: number, column: 1), lost: 1) {
        "this line is not read as a view; it is left out"
      }
      return
    }
    guard line.level > 0 || line.beginsTree else { return }
    let position = SourcePosition(self.text.name, line: number, column: line.column)
    document.entries += 1
    try limits.check(document.entries, at: position)
    guard !line.isElement else {
      repairs.add(at: position, lost: 1) { "this is an accessibility element and no view; it is left out" }
      return
    }
    if line.level == 0 { endTree() }
    while let last = around.last, last.level >= line.level { around.removeLast() }
    var view = line.view
    view.position = position
    if let level = windowLevel, line.level == 0 {
      view.attributes.append(.init(name: "windowLevel", value: level))
      windowLevel = nil
    }
    around.append((line.level, tree.add(view, to: around.last?.place)))
  }

  mutating func finished() throws(ReadingFailure) -> SnapshotDocument {
    endTree()
    document.repairs = repairs.repairs
    guard !document.trees.isEmpty else {
      throw ReadingFailure(text, at: 0, "no view is found in what KIF printed; \(NearFormat.howToDump)")
    }
    return document
  }

  private mutating func endTree() {
    if !tree.views.isEmpty { document.trees.append(tree) }
    tree = ViewTree()
    around = []
  }
}
