// SPDX-License-Identifier: Apache-2.0

/// The text before an entry in its line.
struct DumpBeginning {
  private let indentWidth: Int32
  private var words = Rare<String>()

  /// The width of the indent; nil if there are words.
  var indent: Int? { indentWidth < 0 ? nil : Int(indentWidth) }
  /// The last of the words, such as `Hit:`; nil if there is none.
  var word: String? { words.value }

  init(of entry: DumpEntry, in text: DumpText) {
    let found = entry.before.isEmpty ? [] : text.string(entry.before).split(separator: " ")
    let indent = found.isEmpty && entry.head.isFirst ? entry.head.start - entry.head.runStart : nil
    indentWidth = Int32(clamping: indent ?? -1)
    words.value = found.isEmpty ? nil : found.suffix(2).joined(separator: " ")
  }
}
