// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The size classes that a file is judged in: those of an upright phone, or of an iPad if the file was drawn
/// for one.
///
/// A `<variation>` overrides what its parent says in one combination of size classes. It is never a view of
/// its own.
struct SizeClasses {
  private let isPad: Bool

  /// Takes what the root element says about the device.
  init(of root: XMLTree.Element?) {
    isPad = root?.child("device")?["id"]?.hasPrefix("ipad") ?? false
  }

  /// The variations of an element that apply, the most specific last.
  func variations(of element: XMLTree.Element) -> [XMLTree.Element] {
    let applying = element.children.filter { $0.isNamed(.variation) && applies($0[.key] ?? "") }
    guard applying.count > 1 else { return applying }
    return applying.filter { $0["key"]?.contains("-") != true }
      + applying.filter { $0["key"]?.contains("-") == true }
  }

  /// Whether a key such as `heightClass=regular-widthClass=compact` names these size classes.
  private func applies(_ key: String) -> Bool {
    guard key != "default", !key.isEmpty else { return false }
    return key.split(separator: "-").allSatisfy {
      $0 == "heightClass=regular" || $0 == (isPad ? "widthClass=regular" : "widthClass=compact")
    }
  }
}
