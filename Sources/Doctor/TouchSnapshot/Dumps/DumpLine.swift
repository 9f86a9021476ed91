// SPDX-License-Identifier: Apache-2.0

/// A line without an entry, and what it says about the tree.
struct DumpLine {
  /// Columns below which nothing but bars is no part of an indent that was wrapped.
  private static let narrowest = 40

  private let text: DumpText
  /// Where the line is in the text, the blanks at its ends left out.
  let range: Range<Int>

  init(_ range: Range<Int>, in text: DumpText) {
    self.text = text
    self.range = range
  }

  /// The beginning of the line, for messages.
  var excerpt: String { text.excerpt(range) }

  /// How many bars begin the line.
  var barCount: Int { indent.count { $0 == UInt8(ascii: "|") } }

  /// What stands behind the bars.
  var rest: Range<Int> { text.trimmed(range.lowerBound + indent.count..<range.upperBound) }

  /// Whether the line has anything but signs.
  var hasWords: Bool { text.bytes[range].contains(where: { $0.isWord }) }

  /// Whether the line has a sign that ends an array or a quotation.
  ///
  /// Signs of a comment or of a quoted mail end nothing.
  var endsQuotation: Bool { text.bytes[range].contains { "`)]}".utf8.contains($0) } }

  /// Whether the line is the rest of an entry whose beginning is missing.
  var lacksBeginning: Bool {
    guard let frame = text.firstPlace(of: "frame = (", in: range) else { return false }
    return !text.bytes[range.lowerBound..<frame].contains(UInt8(ascii: "<"))
  }

  /// Whether the line is one that a debugger prints around what is read: the command for recognizers, or the
  /// beginning of an array.
  var surroundsEntries: Bool {
    let isPrompt = text.has("(lldb)", at: range.lowerBound) || text.has("(gdb)", at: range.lowerBound)
    if isPrompt { return text.firstPlace(of: "gestureRecognizers", in: range) != nil }
    return text.bytes[range].last == UInt8(ascii: "(")
      && ["<__NSArray", "<NSArray", "<__NSSingleObjectArray"].contains { text.string(range).hasPrefix($0) }
  }

  /// Whether the line means that views of the tree are missing.
  ///
  /// A line with bars is a part of the tree whatever stands behind them, and three dots say that somebody
  /// left something out. Both may stand for a view in front of everything that was read before.
  ///
  /// - Parameter isInterrupted: Whether other text lies between the tree and the line.
  /// - Returns: Why they are missing; nil if the line means nothing of the kind.
  func gap(isInterrupted: Bool) -> ViewTree.Gap.Cause? {
    guard let first = text.bytes[range].first else { return nil }
    if isEllipsis(range) { return .leftOut }
    guard first == UInt8(ascii: "|"), !isTrace, !isController else { return isCutWindow ? .unreadLine : nil }
    let rest = rest
    guard !rest.isEmpty else {
      // An indent that was wrapped belongs to the entry behind it.
      return range.count < Self.narrowest ? .unreadLine : nil
    }
    if isEllipsis(rest) { return .leftOut }
    let isTable = text.bytes[range.upperBound - 1] == UInt8(ascii: "|")
    if !isInterrupted { return isTable ? nil : .unreadLine }
    return text.bytes[rest.lowerBound] == UInt8(ascii: "<") && !isTable ? .unreadLine : nil
  }

  /// The bars with the blanks between them.
  private var indent: ArraySlice<UInt8> {
    text.bytes[range].prefix { $0 == UInt8(ascii: "|") || $0.isBlank }
  }

  /// Whether a range begins with three dots and says little else, such as `... (12 more)` or `[…]`.
  private func isEllipsis(_ range: Range<Int>) -> Bool {
    guard range.count <= 80 else { return false }
    var place = range.lowerBound
    while place < range.upperBound, "[(<{".utf8.contains(text.bytes[place]) { place += 1 }
    return text.has("...", at: place) || text.has("\u{2026}", at: place)
  }

  /// Whether the line begins as the entry of a window does and is none, since it is cut or mangled.
  private var isCutWindow: Bool {
    guard text.bytes[range.lowerBound] == UInt8(ascii: "<") else { return false }
    let name = text.bytes[range.lowerBound + 1..<range.upperBound].prefix { $0.isOfKey }
    return name.count > 5 && name.count < 128 && name.suffix(6).elementsEqual("Window".utf8)
  }

  /// Whether the line is one of `_printHierarchy`, which people print behind a dump.
  private var isController: Bool { text.firstPlace(of: ">, state: ", in: range) != nil }

  /// The view of such a line that is not in the window; nil if there is none.
  var detached: DetachedView? {
    guard isController, let head = text.firstPlace(of: "<", in: range),
      let view = text.firstPlace(of: ", view: <", in: range),
      text.firstPlace(of: "not in the window", in: view..<range.upperBound) != nil,
      let colon = text.firstPlace(of: ": 0x", in: view + 9..<range.upperBound)
    else { return nil }
    let controller = text.bytes[head + 1..<view].prefix { !$0.isBlank && $0 != UInt8(ascii: ">") }
    let digits = text.bytes[colon + 4..<range.upperBound].prefix { $0.isHexDigit }
    return DetachedView(
      controller: String(decoding: controller, as: UTF8.self),
      address: "0x" + String(decoding: digits, as: UTF8.self))
  }

  /// Whether the line is one of `_autolayoutTrace`: a class and an address without brackets.
  private var isTrace: Bool {
    var place = range.lowerBound
    while place + 2 < range.upperBound {
      if text.bytes[place] == UInt8(ascii: "<") { return false }
      if text.has(":0x", at: place) { return true }
      place += 1
    }
    return false
  }
}
