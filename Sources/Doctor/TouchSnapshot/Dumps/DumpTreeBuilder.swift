// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes trees of the entries of a dump, and notes everything on the way that is no entry, or not a whole
/// one.
struct DumpTreeBuilder {
  private let text: DumpText
  private let limits: ReadingLimits
  private var repairs: RepairList
  /// The classes and keys of the entries.
  private var names = DumpNames()
  private var alike = AlikeAttributes()
  private var views: DumpViews
  private var recognizers = DumpRecognizers()
  private var strays: DumpStrays
  private var end: DumpEnd

  /// The tree that is being made, and those that are done.
  private var outline: DumpOutline
  private var parts = DumpParts()

  /// How many entries there are, with those that are no views, and how many views.
  private var entries = 0
  private var made = 0
  /// The views that lines between the trees say are in no window.
  private var detached: [DetachedView] = []
  /// Whether other text came behind the last view.
  private var isInterrupted = false

  init(text: DumpText, source: SourceText, within limits: ReadingLimits) {
    self.text = text
    self.limits = limits
    repairs = RepairList(text: source)
    views = DumpViews(in: text)
    strays = DumpStrays(in: text)
    end = DumpEnd(of: source)
    outline = DumpOutline(of: text, within: limits)
  }

  /// Whether the text has recognizers.
  var hasRecognizers: Bool { !recognizers.isEmpty }

  /// Finishes the tree and returns the document.
  mutating func finish() -> SnapshotDocument {
    strays.reportSkipped(to: &repairs)
    noteEnd()
    endTree()
    var trees = parts.takeTrees(&repairs)
    recognizers.attach(to: &trees, &repairs)
    for number in trees.indices { trees[number].nameBasesOfCells() }
    strays.reportForms(to: &repairs)
    var document = SnapshotDocument(
      format: views.format, trees: trees, repairs: repairs.repairs, entries: entries)
    document.detached = detached
    return document
  }

  /// Leaves gaps behind the last entry if the text ends there too early.
  private mutating func noteEnd() {
    if let offset = end.cut(in: text) {
      if DumpEnd.endsInIndent(text), let position = outline.last?.position {
        repairs.add(at: position) {
          "the text ends in the indent of another line; if nothing is missing, remove these blanks"
        }
      }
      return outline.addGaps(.endsEarly, at: offset, in: repairs)
    }
    guard let last = outline.last, let position = last.position,
      let sign = end.sign(
        behind: last, isAlone: entries == 1, isInterrupted: isInterrupted, hasBars: outline.hasBars)
    else { return }
    repairs.add(at: position) { "\(sign); more views may be missing behind it" }
    outline.addGaps(.endsEarly, at: text.bytes.count - 1, in: repairs)
  }

  /// Completes the tree under construction.
  private mutating func endTree() { parts.add(outline.take(&repairs)) }

  // MARK: Lines without an entry

  /// Handles a line without an entry.
  mutating func take(line range: Range<Int>) {
    let line = DumpLine(range, in: text)
    if let cause = gap(of: line) { return addGap(cause, line) }
    guard line.hasWords else {
      if line.endsQuotation { isInterrupted = true }
      return
    }
    isInterrupted = true
    if let view = line.detached { detached.append(view) }
    guard line.lacksBeginning else { return line.surroundsEntries ? () : strays.skip(range) }
    entries += 1
    repairs.add(at: range.lowerBound, lost: 1) {
      "the beginning of an entry is missing: \"\(line.excerpt)\"; it is left out"
    }
    outline.addGaps(.unreadLine, at: range.lowerBound, in: repairs)
  }

  /// Why a line without an entry means that views are missing; nil if it means nothing of the kind.
  private func gap(of line: DumpLine) -> ViewTree.Gap.Cause? {
    outline.isEmpty ? nil : line.gap(isInterrupted: isInterrupted)
  }

  /// Leaves a gap for a line without an entry.
  private mutating func addGap(_ cause: ViewTree.Gap.Cause, _ line: DumpLine) {
    let offset = line.range.lowerBound
    guard cause == .unreadLine else {
      repairs.add(at: offset) {
        "\"\(line.excerpt)\" says that views are left out; they may take touches"
      }
      return outline.addGaps(cause, at: offset, from: line.barCount, in: repairs)
    }
    if line.rest.isEmpty {
      repairs.add(at: offset) {
        "a line of the tree has bars but no entry; whatever it held is missing"
      }
    } else {
      entries += 1
      repairs.add(at: offset, lost: 1) {
        "a line of the tree is no entry: \"\(line.excerpt)\"; there is no view for it, and the frames of what is "
          + "inside it are unknown"
      }
    }
    outline.addHole(cause, at: line.barCount, repairs.position(at: offset))
  }

  /// Leaves gaps for lines that were taken for the rest of an entry that is cut.
  private mutating func addGaps(swallowed: Range<Int>) {
    var start = swallowed.lowerBound
    while start < swallowed.upperBound {
      let end = min(text.lineEnd(from: start), swallowed.upperBound)
      let line = DumpLine(text.trimmed(start..<end), in: text)
      if let cause = gap(of: line) {
        return outline.addGaps(cause, at: line.range.lowerBound, in: repairs)
      }
      start = max(text.breakEnd(at: end) ?? end, start + 1)
    }
  }

  // MARK: Entries

  /// Adds an entry.
  mutating func take(_ entry: DumpEntry) throws(ReadingFailure) {
    strays.reportSkipped(to: &repairs)
    strays.noteForm(of: entry)
    end.note(entry)
    switch entry.head.kind {
    case .recognizer:
      try recognizers.add(entry, &names, within: limits, in: repairs)
      isInterrupted = true
    case .inTree where text.has("(layer)", at: entry.after.lowerBound) && !entry.after.isEmpty:
      addLayer(entry)
    case .view, .inTree:
      try addView(entry)
    }
  }

  /// Adds a view where its bars put it.
  private mutating func addView(_ entry: DumpEntry) throws(ReadingFailure) {
    entries += 1
    made += 1
    try limits.check(made, at: repairs.position(at: entry.head.start))
    var view = ViewSnapshot(className: "")
    let (hasComma, swallowed) = views.read(entry, &names, into: &view, &repairs)
    if hasComma { outline.noteComma() }
    let depth = entry.explodedDepth(in: text) ?? entry.head.bars
    let beginning = DumpBeginning(of: entry, in: text)
    if outline.isQuoted(before: beginning) { endTree() }
    let above = outline.pop(to: depth)
    switch above {
    case .nothing: beginRoot(at: depth, view, offset: entry.head.start)
    case .view: break
    case .hole, .missing:
      let missing = above == .hole ? "whose line has no view" : "and the lines between are missing"
      repairs.add(at: entry.head.start) {
        "\(view.className) is inside something \(missing); it is put into the nearest view above, and its frame is "
          + "unknown"
      }
      view.loseFrame()
    }
    alike.share(&view.attributes)
    outline.add(consume view, at: depth, behind: beginning, offset: entry.head.start)
    isInterrupted = false
    if let swallowed { addGaps(swallowed: swallowed) }
  }

  /// Begins another tree if a root does not belong to the one that is being made.
  private mutating func beginRoot(at depth: Int, _ view: ViewSnapshot, offset: Int) {
    let isAbove = outline.begins(below: depth)
    if !outline.isEmpty, isInterrupted || isAbove || outline.hasRoot(view) {
      if !isInterrupted, isAbove {
        repairs.add(at: offset) {
          "\(view.className) lies nearer to the root than the dump begins; what came before is a tree of its own, "
            + "since it is not known where it lies in this one"
        }
      }
      endTree()
    }
    outline.noteRoot(view, at: depth, offset: offset)
  }

  /// Adds a layer that no view draws with to the view it is in.
  private mutating func addLayer(_ entry: DumpEntry) {
    let subject = entry.subject(&names)
    let layer = ViewSnapshot.Attribute(
      name: "layer-only", value: [subject.name.text, subject.address ?? ""].joined(separator: " "))
    if outline.add(layer: layer, at: entry.head.bars) { return }
    repairs.add(at: entry.head.start) {
      "\(subject.name.text) is a layer without a view, in no view of the dump; it is left out"
    }
  }
}
