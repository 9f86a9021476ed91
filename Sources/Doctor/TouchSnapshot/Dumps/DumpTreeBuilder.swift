// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes trees of the entries of a dump, and notes everything on the way that is no entry, or not a whole
/// one.
struct DumpTreeBuilder {
  /// A line of the tree under which others can hang.
  struct Level {
    /// How many bars are before it.
    var depth: Int
    /// The place of its view, or of the nearest view above if it has none.
    var place: Int?
    /// Whether it has no view, so that the coordinates of its children's frames are unknown.
    var isHole: Bool
    /// How many of its children lie behind the last gap among them; -1 if there is none.
    var gap = -1
  }

  /// A completed tree.
  struct Done {
    var tree: ViewTree
    /// Whether any of its lines had bars.
    var isBarred: Bool
    /// How many of its entries have a comma behind them.
    var commas: Int
    /// The text before each of its entries; none if a line has bars.
    var beginnings: [Beginning]
  }

  let text: DumpText
  var repairs: RepairList
  /// The classes and keys of the entries.
  var names = DumpNames()
  private var alike = AlikeAttributes()
  var reader = DumpView()
  /// The trees that are done.
  var done: [Done] = []
  var entries = 0
  var format = SnapshotFormat.recursiveDescription

  /// The tree that is being made.
  var tree = ViewTree()
  var levels: [Level] = []
  var rootDepth = 0
  /// The offset of the first root, for repairs of the whole.
  var treeStart = 0
  var hasBars = false
  var commas = 0
  /// The text before each of its entries, as long as none of them has bars.
  var beginnings: [Beginning] = []
  /// Whether one of its entries is named as Detox names the views of a failure.
  var holdsPair = false
  /// How many views there were when gaps were left on the whole way to the last of them.
  var gapped = 0
  /// The addresses of the roots; the same one again begins another dump.
  private var rootAddresses: Set<String> = []

  /// Lines that were taken for the rest of the entry that is read, which may hold others.
  var swallowedLines: Range<Int>?
  var recognizers: [(offset: Int, found: DumpRecognizer)] = []
  private var made = 0
  let limits: ReadingLimits
  /// Lines that are no part of a dump.
  private var skipped = (offset: 0, count: 0, first: 0..<0)
  var isInterrupted = false
  /// Whether it was said that the numbers have commas for decimal points.
  var hasDecimalCommas = false
  private var prefixed = (offset: 0, count: 0, first: 0..<0)
  private var wrapped = (offset: 0, count: 0)

  /// The end of the source as it was written.
  let end: DumpEnd

  /// How many entries lack their bracket alone, and where the last entry ends if it is not whole.
  private var open = (count: 0, end: Int?.none)

  init(text: DumpText, source: SourceText, within limits: ReadingLimits) {
    self.text = text
    self.limits = limits
    end = DumpEnd(of: source)
    repairs = RepairList(text: source)
  }

  /// Handles a line without an entry.
  mutating func take(line: Range<Int>) {
    if let cause = gap(of: line) { return addGap(cause, line) }
    guard text.bytes[line].contains(where: \.isWord) else {
      // The end of an array or of a quotation; signs of a comment or of a quoted mail end nothing.
      if text.bytes[line].contains(where: { "`)]}".utf8.contains($0) }) { isInterrupted = true }
      return
    }
    if let frame = text.firstPlace(of: "frame = (", in: line),
      !text.bytes[line.lowerBound..<frame].contains(UInt8(ascii: "<"))
    {
      entries += 1
      repairs.add(at: line.lowerBound, lost: 1) {
        "the beginning of an entry is missing: \"\(text.excerpt(line))\"; it is left out"
      }
      addGaps(.unreadLine, at: line.lowerBound)
      isInterrupted = true
      return
    }
    if skipped.count == 0 { skipped = (line.lowerBound, 0, line) }
    skipped.count += 1
    isInterrupted = true
  }

  /// Adds an entry.
  mutating func take(_ entry: DumpEntry) throws(ReadingFailure) {
    noteSkipped()
    noteForm(of: entry)
    if entry.ending == .bracketMissing { open.count += 1 }
    open.end = entry.ending == .closed ? nil : entry.end
    switch entry.head.kind {
    case .recognizer:
      let position = repairs.position(at: entry.head.start)
      try limits.check(recognizers.count + 1, "gesture recognizers", at: position)
      recognizers.append((entry.head.start, DumpRecognizer(entry, position: position, &names)))
      isInterrupted = true
    case .inTree where text.has("(layer)", at: entry.after.lowerBound) && !entry.after.isEmpty:
      addLayer(entry)
    case .view, .inTree:
      try addView(entry)
    }
  }

  /// Finishes the tree and returns the document.
  mutating func finish() -> SnapshotDocument {
    noteSkipped()
    noteCutEnd()
    endTree()
    dropMentions()
    dropQuoted()
    for number in done.indices where !done[number].isBarred { arrangeList(number) }
    var trees = done.map(\.tree)
    // Nobody else holds the lists of views any more, so that changes copy none.
    done = []
    attachRecognizers(to: &trees)
    for number in trees.indices { trees[number].nameBasesOfCells() }
    if prefixed.count > 0 {
      let (count, first) = (prefixed.count, prefixed.first)
      repairs.add(at: prefixed.offset) {
        "\(Self.counted(count, "entry has", "entries have")) other text before it in the line, such as "
          + "\"\(text.excerpt(first))\"; it is left out"
      }
    }
    if wrapped.count > 0 {
      let count = wrapped.count
      repairs.add(at: wrapped.offset) {
        "\(Self.counted(count, "entry is", "entries are")) wrapped over several lines and read as one"
      }
    }
    return SnapshotDocument(format: format, trees: trees, repairs: repairs.repairs, entries: entries)
  }

  /// Leaves gaps behind the last entry if the text ends in the middle of it: it is unknown what else was cut
  /// off.
  ///
  /// In a dump whose entries all lack their bracket, the last one is as whole as the others.
  private mutating func noteCutEnd() {
    // Of the next line, nothing but its indent is there.
    let rest = text.bytes.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    if rest > 0, rest < text.bytes.count, text.bytes[text.bytes.count - rest - 1] == UInt8(ascii: "\n") {
      return addGaps(.endsEarly, at: text.bytes.count - 1)
    }
    if let begun = text.begunEntry { return addGaps(.endsEarly, at: begun) }
    guard let end = open.end else { return noteEarlyEnd() }
    guard text.trimmed(min(end, text.bytes.count)..<text.bytes.count).isEmpty else { return }
    let isLikeOthers = open.count > 1
    if !isLikeOthers { addGaps(.endsEarly, at: max(0, end - 1)) }
  }

  /// Adds a view where its bars put it.
  private mutating func addView(_ entry: DumpEntry) throws(ReadingFailure) {
    entries += 1
    made += 1
    try limits.check(made, at: repairs.position(at: entry.head.start))
    var view = ViewSnapshot(className: "")
    read(entry, into: &view)
    let depth = explodedDepth(entry) ?? entry.head.bars
    pop(to: depth)
    let beginning = beginning(of: entry)
    endQuotes(before: beginning)
    if levels.isEmpty {
      beginRoot(at: depth, view, offset: entry.head.start)
    } else if let above = levels.last, above.isHole || depth > above.depth + 1 {
      let missing = above.isHole ? "whose line has no view" : "and the lines between are missing"
      repairs.add(at: entry.head.start) {
        "\(view.className) is inside something \(missing); it is put into the nearest view above, and its frame is "
          + "unknown"
      }
      view.loseFrame()
    }
    hasBars = hasBars || depth > 0
    makeRoom(at: entry.head.start)
    alike.share(&view.attributes)
    let place = tree.add(consume view, to: levels.last?.place)
    if hasBars { beginnings = [] } else { beginnings.append(beginning) }
    holdsPair = holdsPair || DumpPair.names(beginning)
    levels.append(Level(depth: depth, place: place, isHole: false))
    isInterrupted = false
    if let lines = swallowedLines {
      addGaps(swallowed: lines)
      swallowedLines = nil
    }
  }

  /// Begins another tree if a root does not belong to the one that is being made.
  private mutating func beginRoot(at depth: Int, _ view: ViewSnapshot, offset: Int) {
    let repeats = view.identifier.map { rootAddresses.contains($0) } ?? false
    if !tree.views.isEmpty, isInterrupted || depth < rootDepth || repeats {
      if !isInterrupted, depth < rootDepth {
        repairs.add(at: offset) {
          "\(view.className) lies nearer to the root than the dump begins; what came before is a tree of its own, "
            + "since it is not known where it lies in this one"
        }
      }
      endTree()
    }
    if tree.views.isEmpty {
      rootDepth = depth
      treeStart = offset
    }
    if let address = view.identifier { rootAddresses.insert(address) }
  }

  /// Discards the tree under construction.
  mutating func forgetTree() {
    tree = ViewTree()
    levels = []
    hasBars = false
    commas = 0
    beginnings = []
    holdsPair = false
    gapped = 0
    rootAddresses = []
  }

  /// Adds a layer that no view draws with to the view it is in.
  private mutating func addLayer(_ entry: DumpEntry) {
    pop(to: entry.head.bars)
    let above = levels.last?.place
    let subject = entry.subject(&names)
    if let above {
      tree.views[above].attributes.append(
        ViewSnapshot.Attribute(
          name: "layer-only", value: [subject.name.text, subject.address ?? ""].joined(separator: " ")))
    } else {
      repairs.add(at: entry.head.start) {
        "\(subject.name.text) is a layer without a view, in no view of the dump; it is left out"
      }
    }
    levels.append(Level(depth: entry.head.bars, place: above, isHole: true))
  }

  /// Removes the levels at or below a depth.
  mutating func pop(to depth: Int) {
    while let last = levels.last, last.depth >= depth { levels.removeLast() }
  }

  /// Reports skipped lines, if there are any.
  private mutating func noteSkipped() {
    guard skipped.count > 0 else { return }
    let (count, first) = (skipped.count, skipped.first)
    repairs.add(at: skipped.offset) {
      count == 1
        ? "a line that is no part of a dump is left out: \"\(text.excerpt(first))\""
        : "\(count) lines that are no part of a dump are left out, the first is \"\(text.excerpt(first))\""
    }
    skipped.count = 0
  }

  /// Counts irregular lines of an entry.
  private mutating func noteForm(of entry: DumpEntry) {
    if explodedDepth(entry) == nil, text.bytes[entry.before].contains(where: \.isWord) {
      if prefixed.count == 0 { prefixed = (entry.before.lowerBound, 0, entry.before) }
      prefixed.count += 1
    }
    if entry.isWrapped, entry.head.kind != .recognizer {
      if wrapped.count == 0 { wrapped.offset = entry.head.start }
      wrapped.count += 1
    }
  }

  /// A number with its noun.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
