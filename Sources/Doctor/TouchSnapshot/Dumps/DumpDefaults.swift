// SPDX-License-Identifier: Apache-2.0

/// What it means that a dump does not mention something.
///
/// `recursiveDescription` prints only what differs from the default of `UIView`, so that absence is
/// information: a label whose line has no `userInteractionEnabled = NO` has interaction on, though labels are
/// made without. Of an entry that was cut, that holds for what would have come before the cut.
struct DumpDefaults {
  /// The keys in the order in which they are printed; no other order was ever seen.
  static let order = [
    "baseClass", "reactTag", "frame", "transform", "text", "anchorPoint", "clipsToBounds", "alpha", "hidden",
    "opaque", "autoresize", "autoresizesSubviews", "userInteractionEnabled", "tag", "animations",
    "tintColor", "gestureRecognizers", "backgroundColor", "layer",
  ]

  /// The rank of the last key that is complete; nil if all of them are there.
  private let last: Int?

  /// Takes the keys of an entry, in its order; those that are not known do not count.
  init(keys: some Sequence<String>, isCut: Bool) {
    guard isCut else {
      last = nil
      return
    }
    last = keys.compactMap { Self.order.firstIndex(of: $0) }.max() ?? -1
  }

  /// The default, if the entry would have said anything else.
  ///
  /// A key whose place is not known is only known to be absent from an entry that is complete.
  func value<Value>(_ value: Value, unless key: String) -> Known<Value> {
    guard let last else { return .known(value) }
    guard let rank = Self.order.firstIndex(of: key), rank < last else { return .unknown }
    return .known(value)
  }

  /// Whether views of a class never move the origin of their bounds, as far as the class tells.
  ///
  /// Classes of UIKit that do not scroll are plain. What an application's class does is unknown.
  static func isPlain(_ className: String) -> Bool {
    guard className.hasPrefix("UI") || className.hasPrefix("_UI"), !className.utf8.contains(UInt8(ascii: "."))
    else {
      return false
    }
    if className.hasSuffix("Cell") || className.hasSuffix("CellContentView") { return true }
    let name = DumpText(bytes: Array(className.utf8))
    return !scrolling.contains { name.firstPlace(of: $0, in: 0..<name.bytes.count) != nil }
  }

  /// Parts of the names of classes that scroll, or whose insides are not views alone.
  private static let scrolling: [StaticString] = [
    "Scroll", "TableView", "Collection", "TextView", "WebView", "WebBrowser", "Picker", "Compositing",
    "FieldEditor", "Hosting", "Canvas",
  ]
}
