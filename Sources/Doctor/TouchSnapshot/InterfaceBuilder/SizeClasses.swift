// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The size classes that a file is judged in: those of an upright phone, or of an iPad if the file was drawn
/// for one.
///
/// A `<variation>` overrides what its parent says in one combination of size classes. It is never a view of
/// its own.
struct SizeClasses {
  /// No size classes, so that nothing varies.
  static let none = SizeClasses()

  private let isPad: Bool
  private let isNone: Bool

  private init() { (isPad, isNone) = (false, true) }

  /// Takes what the root element says about the device.
  init(of root: XMLTree.Element?) {
    isPad = root?.child("device")?["id"]?.hasPrefix("ipad") ?? false
    isNone = false
  }

  /// The variations of an element that apply, the most specific last.
  func variations(of element: XMLTree.Element) -> [XMLTree.Element] {
    if isNone { return [] }
    let applying = element.children.filter { $0.isNamed(.variation) && applies($0[.key] ?? "") }
    guard applying.count > 1 else { return applying }
    return applying.filter { $0["key"]?.contains("-") != true }
      + applying.filter { $0["key"]?.contains("-") == true }
  }

  /// Whether a view is installed that some variations leave out and others put in: the most specific one that
  /// applies decides.
  func installs(excluded: [String], included: [String]) -> Bool {
    var isInstalled = !excluded.contains("default")
    let applying = (excluded + included).filter(applies)
    for key in applying.filter({ !$0.contains("-") }) + applying.filter({ $0.contains("-") }) {
      isInstalled = included.contains(key)
    }
    return isInstalled
  }

  /// Whether a key such as `heightClass=regular-widthClass=compact` names these size classes.
  func applies(_ key: String) -> Bool {
    guard key != "default", !key.isEmpty else { return false }
    return key.split(separator: "-").allSatisfy {
      $0 == "heightClass=regular" || $0 == (isPad ? "widthClass=regular" : "widthClass=compact")
    }
  }
}
