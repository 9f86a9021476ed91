// SPDX-License-Identifier: Apache-2.0

/// Names of UIKit's classes that rules about code ask for.
///
/// The table of the doctor is not here: this module uses no other, so that the package Porting has it, too.
enum TouchClasses {
  /// Classes that are there to be touched.
  static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UITextView", "UISegmentedControl", "UIStepper",
    "UIDatePicker", "UIControl", "UIColorWell", "UISearchBar", "UISearchTextField",
  ]

  /// Classes whose interaction is off by default.
  static let inert: Set<String> = ["UILabel", "UIImageView"]

  static let cells = ["UITableViewCell", "UICollectionViewCell"]

  static let scrolling = ["UIScrollView", "UITableView", "UICollectionView"]

  /// Whether a text makes a recognizer, such as `UITapGestureRecognizer(target: self, action: nil)`.
  static func makesRecognizer(_ value: String) -> Bool {
    guard let open = value.firstIndex(of: "(") else { return false }
    let name = value[..<open]
    return name.hasSuffix("GestureRecognizer") && name.first?.isUppercase == true && !name.contains(".")
  }

  /// The name of the method in a text such as `#selector(Card.tapped(_:))`.
  static func selector(in text: String) -> String? {
    guard text.hasPrefix("#selector(") else { return nil }
    let inner = text.dropFirst("#selector(".count).prefix { $0 != "(" && $0 != ")" && $0 != ":" }
    return inner.split(separator: ".").last.map(String.init)
  }

  /// The events in a text such as `[.touchUpInside, .touchCancel]`.
  static func events(in text: String) -> Set<String> {
    var events: Set<String> = []
    for part in text.split(whereSeparator: { ",[]| ()".contains($0) }) {
      if let name = part.split(separator: ".").last { events.insert(String(name)) }
    }
    return events
  }
}
