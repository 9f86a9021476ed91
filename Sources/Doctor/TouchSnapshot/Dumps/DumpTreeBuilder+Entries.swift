// SPDX-License-Identifier: Apache-2.0

extension DumpTreeBuilder {
  /// Reads the view that an entry describes into one of which nothing is known, and notes its repairs.
  mutating func read(_ entry: DumpEntry, into view: inout ViewSnapshot) {
    let (troubles, hasFrame, cutIn) = describe(entry, in: &view)
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
    note(ending: entry, className, cutIn)
    takeTrailing(entry, into: &view)
  }

  /// Reads the view as the format of the entry describes it.
  private mutating func describe(
    _ entry: DumpEntry, in view: inout ViewSnapshot
  ) -> (troubles: [(index: Int, message: String)], hasFrame: Bool, cutIn: String?) {
    if isEarlGrey(entry) {
      if tree.views.isEmpty, done.isEmpty { format = .earlGrey }
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

  /// Notes that an entry does not end as it should.
  private mutating func note(ending entry: DumpEntry, _ className: String, _ cutIn: String?) {
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
    if let swallowed = entry.swallowed, !text.trimmed(swallowed).isEmpty {
      swallowedLines = swallowed
      repairs.add(at: swallowed.lowerBound) { [text] in
        "the text between the cut entry of \(className) and the next entry is left out: "
          + "\"\(text.excerpt(text.trimmed(swallowed)))\""
      }
    }
  }

  /// Takes what stands behind an entry in its line: a comma of an array, or words such as `- Back`.
  private mutating func takeTrailing(_ entry: DumpEntry, into view: inout ViewSnapshot) {
    var rest = entry.after
    if !rest.isEmpty, text.bytes[rest.lowerBound] == UInt8(ascii: ",") {
      commas += 1
      rest = text.trimmed(rest.lowerBound + 1..<rest.upperBound)
    }
    if explodedDepth(entry) != nil, !rest.isEmpty, text.bytes[rest.upperBound - 1] == UInt8(ascii: ")") {
      rest = text.trimmed(rest.lowerBound..<rest.upperBound - 1)
    }
    guard text.bytes[rest].contains(where: \.isWord) else { return }
    let words = text.string(rest)
    view.attributes.append(ViewSnapshot.Attribute(name: "trailing", value: words))
    guard view.text == nil else { return }
    if words.hasPrefix("- "), words != "- (null)" {
      view.text = DumpValue.text(String(words.dropFirst(2)))
    } else if words.hasPrefix("\""), words.hasSuffix("\""), words.count > 2 {
      view.text = DumpValue.text(words)
    }
  }

  /// What stands before an entry: an indent, or words.
  func beginning(of entry: DumpEntry) -> Beginning {
    let words = entry.before.isEmpty ? [] : text.string(entry.before).split(separator: " ")
    guard !words.isEmpty else {
      return Beginning(indent: entry.head.isFirst ? entry.head.start - entry.head.runStart : nil, word: nil)
    }
    return Beginning(indent: nil, word: words.suffix(2).joined(separator: " "))
  }

  /// The depth in a print-out such as `{{14, 154}, {54, 54}} --UIImageView:UIView (<UIImageView: 0x7f…>)`,
  /// where it is the number of dashes; nil for any other.
  func explodedDepth(_ entry: DumpEntry) -> Int? {
    let before = entry.before
    guard before.count > 8, text.has("{{", at: before.lowerBound),
      text.bytes[before.upperBound - 1] == UInt8(ascii: "("),
      let end = text.firstPlace(of: "}} ", in: before)
    else { return nil }
    return text.bytes[end + 3..<before.upperBound].prefix { $0 == UInt8(ascii: "-") }.count
  }
}
