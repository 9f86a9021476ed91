// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads the views that entries describe, each in the format of its entry, and notes what is wrong with them.
struct DumpViews {
  private let text: DumpText
  private var reader = DumpView()
  private var hasRead = false
  /// Whether it was said that the numbers have commas for decimal points.
  private var hasDecimalCommas = false
  /// The format of the first entry.
  private(set) var format = SnapshotFormat.recursiveDescription

  init(in text: DumpText) { self.text = text }

  /// Reads the view of an entry into one of which nothing is known, and notes its repairs.
  ///
  /// - Returns: Whether a comma stands behind the entry, as in an array; and the lines that were taken for
  ///   the rest of it, which may hold others.
  mutating func read(
    _ entry: DumpEntry, _ names: inout DumpNames, into view: inout ViewSnapshot, _ repairs: inout RepairList
  ) -> (hasComma: Bool, swallowed: Range<Int>?) {
    let (troubles, hasFrame, cutIn) = describe(entry, &names, in: &view)
    view.position = repairs.position(at: entry.head.start)
    for trouble in troubles {
      // All numbers of a dump are written in the same way.
      if trouble.message.hasSuffix(DumpView.commas) {
        if hasDecimalCommas { continue }
        hasDecimalCommas = true
      }
      repairs.add(at: entry.place(of: trouble.index)) { trouble.message }
    }
    let className = view.className
    if !hasFrame, entry.ending != .cut {
      repairs.add(at: entry.head.start) {
        "\(className) has no frame in its entry, so its position is not known"
      }
    }
    let swallowed = note(ending: entry, className, cutIn, &repairs)
    return (takeTrailing(entry, into: &view), swallowed)
  }

  /// Reads the view as the format of the entry describes it.
  private mutating func describe(
    _ entry: DumpEntry, _ names: inout DumpNames, in view: inout ViewSnapshot
  ) -> (troubles: [(index: Int, message: String)], hasFrame: Bool, cutIn: String?) {
    defer { hasRead = true }
    if isEarlGrey(entry) {
      if !hasRead { format = .earlGrey }
      let troubles = DumpView.earlGrey(entry, &names, into: &view)
      return (troubles, view.frame.isKnown || !troubles.isEmpty, nil)
    }
    reader.read(entry, &names, into: &view)
    return (reader.troubles, reader.hasFrame, reader.cutIn)
  }

  /// Whether the first key is one of EarlGrey's.
  private func isEarlGrey(_ entry: DumpEntry) -> Bool {
    guard let first = entry.fieldEnds.first else { return false }
    var place = first + 1
    while place < entry.bytes.count, entry.bytes[place].isBlank { place += 1 }
    guard place < entry.bytes.count, entry.bytes[place] == UInt8(ascii: "A") else { return false }
    let key = entry.bytes[place...]
    return key.starts(with: "AX=".utf8) || key.starts(with: "AX.".utf8)
  }

  /// Notes that an entry does not end as it should, and returns the lines that were taken for the rest of it.
  private func note(
    ending entry: DumpEntry, _ className: String, _ cutIn: String?, _ repairs: inout RepairList
  ) -> Range<Int>? {
    switch entry.ending {
    case .closed: break
    case .bracketMissing:
      repairs.add(at: entry.head.start) { "the entry of \(className) lacks its closing bracket" }
    case .cut:
      repairs.add(at: entry.head.start) {
        let place = cutIn.map { " in \"\($0)\"" } ?? ""
        return
          "the entry of \(className) is cut off\(place); the rest of it is missing and treated as unknown"
      }
    }
    guard let swallowed = entry.swallowed, !text.trimmed(swallowed).isEmpty else { return nil }
    repairs.add(at: swallowed.lowerBound) {
      "the text between the cut entry of \(className) and the next entry is left out: "
        + "\"\(text.excerpt(text.trimmed(swallowed)))\""
    }
    return swallowed
  }

  /// Takes words behind an entry in its line, such as `- Back`, and says whether a comma of an array stands
  /// before them.
  private func takeTrailing(_ entry: DumpEntry, into view: inout ViewSnapshot) -> Bool {
    var rest = entry.after
    let hasComma = !rest.isEmpty && text.bytes[rest.lowerBound] == UInt8(ascii: ",")
    if hasComma { rest = text.trimmed(rest.lowerBound + 1..<rest.upperBound) }
    if entry.explodedDepth(in: text) != nil, !rest.isEmpty,
      text.bytes[rest.upperBound - 1] == UInt8(ascii: ")")
    {
      rest = text.trimmed(rest.lowerBound..<rest.upperBound - 1)
    }
    guard text.bytes[rest].contains(where: { $0.isWord }) else { return hasComma }
    let words = text.string(rest)
    view.attributes.append(ViewSnapshot.Attribute(name: "trailing", value: words))
    guard view.text == nil else { return hasComma }
    // React Native's old architecture puts the text behind the entry.
    if words.hasPrefix("reactTag: "), let place = words.place(of: "; text: ") {
      view.text = String(words[place.upperBound...])
    } else if words.hasPrefix("- "), words != "- (null)" {
      view.text = DumpValue.text(String(words.dropFirst(2)))
    } else if words.hasPrefix("\""), words.hasSuffix("\""), words.count > 2 {
      view.text = DumpValue.text(words)
    }
    return hasComma
  }
}
