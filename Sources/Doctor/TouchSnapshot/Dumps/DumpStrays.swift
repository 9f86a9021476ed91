// SPDX-License-Identifier: Apache-2.0

/// What is between, before and within the entries and no part of a dump, counted so that one repair tells of
/// all that is alike.
struct DumpStrays {
  private let text: DumpText
  /// Lines that are not part of a dump, since the last entry.
  private var skipped = (offset: 0, count: 0, first: 0..<0)
  private var prefixed = (offset: 0, count: 0, first: 0..<0)
  private var wrapped = (offset: 0, count: 0)

  init(in text: DumpText) { self.text = text }

  /// Counts a line that is not part of a dump.
  mutating func skip(_ line: Range<Int>) {
    if skipped.count == 0 { skipped = (line.lowerBound, 0, line) }
    skipped.count += 1
  }

  /// Counts irregular lines of an entry.
  mutating func noteForm(of entry: DumpEntry) {
    if entry.explodedDepth(in: text) == nil, text.bytes[entry.before].contains(where: { $0.isWord }) {
      if prefixed.count == 0 { prefixed = (entry.before.lowerBound, 0, entry.before) }
      prefixed.count += 1
    }
    if entry.isWrapped, entry.head.kind != .recognizer {
      if wrapped.count == 0 { wrapped.offset = entry.head.start }
      wrapped.count += 1
    }
  }

  /// Reports skipped lines, if there are any, and counts from zero.
  mutating func reportSkipped(to repairs: inout RepairList) {
    guard skipped.count > 0 else { return }
    let (count, first) = (skipped.count, skipped.first)
    repairs.add(at: skipped.offset) {
      count == 1
        ? "a line that is not part of a dump is left out: \"\(text.excerpt(first))\""
        : "\(count) lines that are not part of a dump are left out, the first is \"\(text.excerpt(first))\""
    }
    skipped.count = 0
  }

  /// Reports irregular lines of all entries, if there are any.
  func reportForms(to repairs: inout RepairList) {
    if prefixed.count > 0 {
      repairs.add(at: prefixed.offset) {
        "\(RepairList.counted(prefixed.count, "entry has", "entries have")) other text before it in the line, such as "
          + "\"\(text.excerpt(prefixed.first))\"; it is left out"
      }
    }
    if wrapped.count > 0 {
      repairs.add(at: wrapped.offset) {
        "\(RepairList.counted(wrapped.count, "entry is", "entries are")) wrapped over several lines and read as one"
      }
    }
  }
}
