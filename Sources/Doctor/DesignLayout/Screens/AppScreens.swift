// SPDX-License-Identifier: Apache-2.0
import TextSources

/// The ways in which an app may be held, as its project says.
package struct AppScreens: Sendable, Hashable {
  /// Whether an iPhone may stand, and lie on its side.
  package var phone = Orientations(portrait: true, landscape: false)
  /// The same for an iPad; nil if the app is not known to be made for it.
  package var pad: Orientations?

  /// How a device may be held.
  package struct Orientations: Sendable, Hashable {
    package var portrait: Bool
    package var landscape: Bool

    /// The orientations that a text names.
    fileprivate init?(_ text: some StringProtocol) {
      portrait = text.contains("UIInterfaceOrientationPortrait")
      landscape = text.contains("UIInterfaceOrientationLandscape")
      guard portrait || landscape else { return nil }
    }

    init(portrait: Bool, landscape: Bool) { (self.portrait, self.landscape) = (portrait, landscape) }
  }

  /// What is certain of every app: an iPhone held upright.
  package init() {}

  /// Reads an `Info.plist`; nil if it says nothing about orientations.
  package init?(plist bytes: [UInt8], file: String) {
    guard bytes.prefix(512).contains(UInt8(ascii: "<")),
      let tree = try? XMLReader.read(
        SourceText(file: file, bytes: bytes), vocabulary: .none, nodeLimit: 100_000),
      let dictionary = tree.root?.child("dict")
    else { return nil }
    var values: [(key: String, element: XMLTree.Element)] = []
    var key: String?
    for child in dictionary.children {
      if child.name == "key" {
        key = child.text
      } else if let name = key {
        values.append((name, child))
        key = nil
      }
    }
    func orientations(_ name: String) -> Orientations? {
      guard let array = values.first(where: { $0.key == name })?.element, array.name == "array" else {
        return nil
      }
      return Orientations(array.children.map { $0.text }.joined(separator: " "))
    }
    guard let phone = orientations("UISupportedInterfaceOrientations") else { return nil }
    self.phone = phone
    pad = orientations("UISupportedInterfaceOrientations~ipad")
  }

  /// Reads the settings of a project of Xcode that writes its `Info.plist` itself; nil if they say nothing
  /// about orientations, or targets differ in them.
  package init?(project bytes: [UInt8]) {
    guard bytes.holds("INFOPLIST_KEY_UISupportedInterfaceOrientations") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    var (phones, pads): (Set<Orientations>, Set<Orientations>) = ([], [])
    for line in text.split(separator: "\n") {
      guard let start = line.range(of: "INFOPLIST_KEY_UISupportedInterfaceOrientations"),
        let orientations = Orientations(line)
      else { continue }
      let rest = line[start.upperBound...]
      if rest.hasPrefix("_iPad") {
        pads.insert(orientations)
      } else {
        phones.insert(orientations)
      }
    }
    guard phones.count == 1, let phone = phones.first else { return nil }
    self.phone = phone
    pad = pads.count == 1 ? pads.first : nil
  }

  /// The screens on which the app is seen, the smallest first.
  package var all: [LayoutScreen] {
    LayoutDevice.allCases.flatMap { device -> [LayoutScreen] in
      guard let held = device.isPad ? pad : phone else { return [] }
      return (held.portrait ? [device.portrait] : []) + (held.landscape ? [device.landscape] : [])
    }
  }
}

extension Substring {
  /// Where a text is found first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
