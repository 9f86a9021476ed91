// SPDX-License-Identifier: Apache-2.0

internal import TextSources

extension DumpTreeBuilder {
  /// Columns below which nothing but bars is no part of an indent that was wrapped.
  private static let narrowest = 40

  /// Why a line without an entry means that views are missing; nil if it means nothing of the kind.
  ///
  /// A line with bars is a part of the tree whatever stands behind them, and three dots say that somebody
  /// left something out. Both may stand for a view in front of everything that was read before.
  func gap(of line: Range<Int>) -> ViewTree.Gap.Cause? {
    guard !tree.views.isEmpty, let first = text.bytes[line].first else { return nil }
    if isEllipsis(line) { return .leftOut }
    guard first == UInt8(ascii: "|"), !isTrace(line) else { return isCutWindow(line) ? .unreadLine : nil }
    let rest = text.trimmed(line.lowerBound + bars(of: line).length..<line.upperBound)
    guard !rest.isEmpty else {
      // An indent that was wrapped belongs to the entry behind it.
      return line.count < Self.narrowest ? .unreadLine : nil
    }
    if isEllipsis(rest) { return .leftOut }
    let isTable = text.bytes[line.upperBound - 1] == UInt8(ascii: "|")
    if !isInterrupted { return isTable ? nil : .unreadLine }
    return text.bytes[rest.lowerBound] == UInt8(ascii: "<") && !isTable ? .unreadLine : nil
  }

  /// Leaves a gap for a line without an entry.
  mutating func addGap(_ cause: ViewTree.Gap.Cause, _ line: Range<Int>) {
    let bars = bars(of: line)
    let rest = text.trimmed(line.lowerBound + bars.length..<line.upperBound)
    guard cause == .unreadLine else {
      repairs.add(at: line.lowerBound) { [text] in
        "\"\(text.excerpt(line))\" says that views are left out; they may take touches"
      }
      return addGaps(cause, at: line.lowerBound, from: bars.count)
    }
    if rest.isEmpty {
      repairs.add(at: line.lowerBound) {
        "a line of the tree has bars but no entry; whatever it held is missing"
      }
    } else {
      entries += 1
      repairs.add(at: line.lowerBound, lost: 1) { [text] in
        "a line of the tree is no entry: \"\(text.excerpt(line))\"; there is no view for it, and the frames of what is "
          + "inside it are unknown"
      }
    }
    pop(to: bars.count)
    tree.addGap(in: levels.last?.place, cause, at: repairs.position(at: line.lowerBound))
    levels.append(Level(depth: bars.count, place: levels.last?.place, isHole: true))
  }

  /// Leaves gaps where nobody knows how deep in the tree views are missing: in front of everything on the way
  /// to the last view.
  ///
  /// - Parameters:
  ///   - cause: Why views are missing.
  ///   - offset: Where they are missing.
  ///   - bars: How many bars are before what is missing, so that it lies that deep; zero if that says
  ///     nothing.
  mutating func addGaps(_ cause: ViewTree.Gap.Cause, at offset: Int, from bars: Int = 0) {
    // As long as no view was added, the gaps are there.
    guard !tree.views.isEmpty, gapped != tree.views.count || bars > 0 else { return }
    let position = repairs.position(at: offset)
    for number in levels.indices where levels[number].depth + 1 >= bars {
      guard let place = levels[number].place, levels[number].gap != tree.views[place].children.count else {
        continue
      }
      levels[number].gap = tree.views[place].children.count
      tree.addGap(in: place, cause, at: position)
    }
    guard bars == 0 else { return }
    gapped = tree.views.count
    tree.addGap(in: nil, cause, at: position)
  }

  /// Leaves gaps for lines that were taken for the rest of an entry that is cut.
  mutating func addGaps(swallowed: Range<Int>) {
    var start = swallowed.lowerBound
    while start < swallowed.upperBound {
      let end = min(text.lineEnd(from: start), swallowed.upperBound)
      let line = text.trimmed(start..<end)
      if let cause = gap(of: line) {
        addGaps(cause, at: line.lowerBound)
        return
      }
      start = max(text.breakEnd(at: end) ?? end, start + 1)
    }
  }

  /// How many bars begin a line, and how long they are with the blanks between them.
  private func bars(of line: Range<Int>) -> (count: Int, length: Int) {
    let run = text.bytes[line].prefix { $0 == UInt8(ascii: "|") || $0.isBlank }
    return (run.count { $0 == UInt8(ascii: "|") }, run.count)
  }

  /// Whether a range begins with three dots and says little else, such as `... (12 more)` or `[…]`.
  private func isEllipsis(_ range: Range<Int>) -> Bool {
    guard range.count <= 80 else { return false }
    var place = range.lowerBound
    while place < range.upperBound, "[(<{".utf8.contains(text.bytes[place]) { place += 1 }
    return text.has("...", at: place) || text.has("\u{2026}", at: place)
  }

  /// Whether a line begins as the entry of a window does and is none, since it is cut or mangled.
  private func isCutWindow(_ line: Range<Int>) -> Bool {
    guard text.bytes[line.lowerBound] == UInt8(ascii: "<") else { return false }
    let name = text.bytes[line.lowerBound + 1..<line.upperBound].prefix { $0.isOfKey }
    return name.count > 5 && name.count < 128 && name.suffix(6).elementsEqual("Window".utf8)
  }

  /// Whether a line is one of `_autolayoutTrace`: a class and an address without brackets.
  func isTrace(_ line: Range<Int>) -> Bool {
    var place = line.lowerBound
    while place + 2 < line.upperBound {
      if text.bytes[place] == UInt8(ascii: "<") { return false }
      if text.has(":0x", at: place) { return true }
      place += 1
    }
    return false
  }
}
