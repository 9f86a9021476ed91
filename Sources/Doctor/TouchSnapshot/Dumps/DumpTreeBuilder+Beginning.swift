// SPDX-License-Identifier: Apache-2.0

extension DumpTreeBuilder {
  /// The text before an entry in its line.
  struct Beginning {
    private let indentWidth: Int32
    private var words = Rare<String>()

    /// The width of the indent; nil if there are words.
    var indent: Int? { indentWidth < 0 ? nil : Int(indentWidth) }
    /// The last of the words, such as `Hit:`; nil if there is none.
    var word: String? { words.value }

    init(indent: Int?, word: String?) {
      indentWidth = Int32(clamping: indent ?? -1)
      words.value = word
    }
  }
}
