// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Whether a dump was cut: in the middle of an entry, or behind a whole one, where its text alone looks
/// complete.
struct DumpEnd {
  /// How many bytes the source has if it ends without a line break exactly where logs and messages are cut;
  /// nil if not.
  private let limit: Int?
  /// How many entries lack their bracket alone, and where the last entry ends if it is not whole.
  private var open = (count: 0, end: Int?.none)

  init(of source: SourceText) {
    let size = source.bytes.count
    let hasBreak = source.bytes.last.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
    limit = !hasBreak && Self.limits.contains(size) ? size : nil
  }

  /// Notes how an entry ends.
  mutating func note(_ entry: DumpEntry) {
    if entry.ending == .bracketMissing { open.count += 1 }
    open.end = entry.ending == .closed ? nil : entry.end
  }

  /// The offset at which the text ends in the middle of an entry, so that it is unknown what else was cut
  /// off; nil if it does not.
  ///
  /// In a dump whose entries all lack their bracket, the last one is as whole as the others.
  func cut(in text: DumpText) -> Int? {
    if Self.endsInIndent(text) { return text.bytes.count - 1 }
    if let begun = text.begunEntry { return begun }
    guard let end = open.end, text.trimmed(min(end, text.bytes.count)..<text.bytes.count).isEmpty else {
      return nil
    }
    let isLikeOthers = open.count > 1
    return isLikeOthers ? nil : max(0, end - 1)
  }

  /// Whether nothing but the indent of the next line is there.
  static func endsInIndent(_ text: DumpText) -> Bool {
    let rest = text.bytes.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return rest > 0 && rest < text.bytes.count
      && text.bytes[text.bytes.count - rest - 1] == UInt8(ascii: "\n")
  }

  /// A sign that the dump was cut behind its last entry, although that is whole.
  ///
  /// - Parameters:
  ///   - last: The view of the last entry.
  ///   - isAlone: Whether it is the only entry.
  ///   - isInterrupted: Whether other text follows it.
  ///   - hasBars: Whether it is in a tree with bars.
  /// - Returns: What is wrong with the end; nil if the dump looks complete.
  func sign(behind last: ViewSnapshot, isAlone: Bool, isInterrupted: Bool, hasBars: Bool) -> String? {
    guard open.end == nil else { return nil }
    if isAlone, Self.needsChildren(last, isAlone: true) {
      // What follows is no sign that the dump is whole: the description of a window is one line, too.
      return "the only line is an empty \(last.className), so the dump may be cut"
    }
    if isInterrupted { return nil }
    if let limit { return "the text ends at exactly \(limit) bytes, where logs and messages are cut" }
    guard hasBars, Self.needsChildren(last, isAlone: false) else { return nil }
    return "the last line is an empty \(last.className), so the dump may be cut"
  }

  /// The sizes at which logs, chats and issue trackers cut what they are given, with and without a closing
  /// zero byte (reported).
  private static let limits: Set<Int> = [
    1_000, 1_023, 1_024, 2_000, 2_047, 2_048, 4_000, 4_095, 4_096, 8_191, 8_192, 16_383, 16_384, 32_767,
    32_768,
    40_000, 65_535, 65_536,
  ]

  /// Whether a view that ends a dump must have children, so that they were cut off.
  ///
  /// Only views that take touches count: what is in any other changes nothing.
  private static func needsChildren(_ view: ViewSnapshot, isAlone: Bool) -> Bool {
    guard view.children.isEmpty, view.isHidden.value != true, view.isUserInteractionEnabled.value != false,
      view.alpha.value ?? 1 > 0.01
    else { return false }
    if isAlone, view.className.hasSuffix("Window") || view.baseClass?.hasSuffix("Window") == true {
      return true
    }
    return KnownClass.roles(of: view.className).contains(.neverEmpty)
  }
}
