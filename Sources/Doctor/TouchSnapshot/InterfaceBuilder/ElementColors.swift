// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The colors of a storyboard or a xib, as the attributes of views contain them.
///
/// The text of a color is `#RRGGBB`, `#RRGGBBAA` (sRGB), or the name of a system color. A system color
/// that the file lists among its resources is followed by the components that it has there, for systems that
/// do not know the name: `systemTealColor #5AC8FA`.
struct ElementColors {
  /// The keys of the colors that become attributes, each under its own name.
  static let keys: Set<String> = [
    "backgroundColor", "tintColor", "textColor", "titleColor", "onTintColor", "minimumTrackTintColor",
    "progressTintColor", "baseForegroundColor", "baseBackgroundColor", "barTintColor",
  ]

  /// The colors of the asset catalog and of the system that the file lists, by their names.
  private var resources: [String: String] = [:]
  /// The tint of all windows.
  private(set) var globalTint: String?

  /// Notes an element that defines a color for the whole file.
  mutating func note(_ element: XMLTree.Element) {
    switch element.word {
    case .namedColor, .systemColor:
      guard element.parent?.isNamed(.resources) == true, let name = element[.name],
        let color = element.children.first(where: { $0.isNamed(.color) }),
        let text = Self.components(of: color)
      else { return }
      resources[name] = text
    case .color where element.has(.key, "tintColor") && element.parent?.isNamed(.document) == true:
      globalTint = text(of: element)
    default: break
    }
  }

  /// The text of a color; nil if its components are not known.
  func text(of color: XMLTree.Element) -> String? {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] {
      guard let known = resources[name] ?? Self.components(of: color) else { return name }
      return "\(name) \(known)"
    }
    return color["name"].flatMap { resources[$0] } ?? Self.components(of: color)
  }

  /// The text of a color in an archive, whose components are numbers in Base64, without the padding.
  static func archived(_ color: XMLTree.Element) -> String? {
    for part in color.children where part.name == "bytes" && ["NSRGB", "NSWhite"].contains(part["key"]) {
      let letters = part.text.filter { !$0.isWhitespace && $0 != "=" }
      // Each character but the last ones is six bits; what does not fill a byte is dropped.
      let whole = letters.count % 4 == 1 ? String(letters.dropLast()) : letters
      let padding = String(repeating: "=", count: (4 - whole.count % 4) % 4)
      guard let data = Base64.bytes(of: whole + padding) else { continue }
      let words = String(decoding: data, as: UTF8.self).split { $0 == " " || $0 == "\0" }
      let numbers = words.compactMap { Double($0) }.filter { $0.isFinite }.map { min(max($0, 0), 1) }
      switch (part["key"], numbers.count) {
      case ("NSWhite", 1), ("NSWhite", 2):
        return hexadecimal([numbers[0], numbers[0], numbers[0]], numbers.count == 2 ? numbers[1] : 1)
      case ("NSRGB", 3), ("NSRGB", 4):
        return hexadecimal(Array(numbers.prefix(3)), numbers.count == 4 ? numbers[3] : 1)
      default: continue
      }
    }
    return nil
  }

  /// The components as an element has them: red, green and blue, a white, or those of a printer.
  private static func components(of color: XMLTree.Element) -> String? {
    func number(_ name: String) -> Double? {
      color[name].flatMap(Double.init).flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
    let alpha = number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      let parts = [red, green, blue]
      let isWide = color["customColorSpace"] == "displayP3"
      return hexadecimal(isWide ? WideColor.standard(parts) : parts, alpha)
    }
    if let white = number("white") { return hexadecimal([white, white, white], alpha) }
    guard let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") else {
      return nil
    }
    let light = 1 - (number("black") ?? 0)
    return hexadecimal([cyan, magenta, yellow].map { (1 - $0) * light }, alpha)
  }

  private static func hexadecimal(_ components: [Double], _ alpha: Double) -> String {
    let all = alpha < 1 ? components + [alpha] : components
    return "#"
      + all.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
