// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Signs that a dump was cut behind a whole entry, where its text alone looks complete.
struct DumpEnd {
  /// How many bytes the source has if it ends without a line break exactly where logs and messages are cut;
  /// nil if not.
  let limit: Int?

  init(of source: SourceText) {
    let size = source.bytes.count
    let hasBreak = source.bytes.last.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
    limit = !hasBreak && Self.limits.contains(size) ? size : nil
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
  static func needsChildren(_ view: ViewSnapshot, isAlone: Bool) -> Bool {
    guard view.children.isEmpty, view.isHidden.value != true, view.isUserInteractionEnabled.value != false,
      view.alpha.value ?? 1 > 0.01
    else { return false }
    if isAlone, view.className.hasSuffix("Window") || view.baseClass?.hasSuffix("Window") == true {
      return true
    }
    return containers.contains(view.className)
  }

  /// Classes that UIKit never leaves without children while they are on the screen (reported).
  private static let containers: Set<String> = [
    "UIWindow", "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView",
  ]
}

extension DumpTreeBuilder {
  /// Leaves gaps behind the last entry if the dump was probably cut there, although the entry is whole.
  mutating func noteEarlyEnd() {
    guard let last = tree.views.last, let position = last.position else { return }
    let because: String
    if entries == 1, DumpEnd.needsChildren(last, isAlone: true) {
      // What follows is no sign that the dump is whole: the description of a window is one line, too.
      because = "the only line is an empty \(last.className), so the dump may be cut"
    } else if isInterrupted {
      return
    } else if let limit = end.limit {
      because = "the text ends at exactly \(limit) bytes, where logs and messages are cut"
    } else if hasBars, DumpEnd.needsChildren(last, isAlone: false) {
      because = "the last line is an empty \(last.className), so the dump may be cut"
    } else {
      return
    }
    repairs.add(at: position) { "\(because); more views may be missing behind it" }
    addGaps(.endsEarly, at: text.bytes.count - 1)
  }
}
