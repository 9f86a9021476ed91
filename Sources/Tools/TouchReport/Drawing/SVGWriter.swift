// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources
internal import TouchCore
internal import TouchGraphics

/// Writes SVG: elements with attributes, short numbers in a canonical spelling, escaped texts.
nonisolated struct SVGWriter {
  /// The markup written so far.
  private(set) var text = ""
  private var open: [String] = []

  /// The attributes of an element, in order; nil omits one.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Begins an element that contains others.
  mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
    tag(name, attributes)
    text += ">"
    open.append(name)
  }

  /// Ends the innermost open element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += "</\(name)>"
  }

  /// Writes an element without content.
  mutating func put(_ name: String, _ attributes: Attributes) {
    tag(name, attributes)
    text += "/>"
  }

  /// Writes an element that contains a text.
  mutating func put(_ name: String, _ attributes: Attributes = [:], text content: String) {
    tag(name, attributes)
    text += ">\(content.escapedForMarkup)</\(name)>"
  }

  /// Writes markup unchanged.
  mutating func put(raw markup: String) {
    text += markup
  }

  private mutating func tag(_ name: String, _ attributes: Attributes) {
    text += "<" + name
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(value.escapedForMarkup)\"" }
    }
  }
}

extension CGFloat {
  /// The number with at most two decimals, which is finer than a screen.
  nonisolated var svg: String { Double(self).svg }
}

extension Double {
  /// The number with at most two decimals, which is finer than a screen; a nonfinite number becomes 0.
  nonisolated var svg: String {
    guard isFinite else { return "0" }
    let rounded = (Swift.min(Swift.max(self, -1e7), 1e7) * 100).rounded() / 100
    return rounded == 0 ? "0" : rounded.short
  }
}

extension Paint {
  /// The color as `#rrggbb`.
  nonisolated var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension CGAffineTransform {
  /// The transform in SVG syntax; nil for the identity.
  nonisolated var svg: String? {
    if a == 1, b == 0, c == 0, d == 1 {
      return tx == 0 && ty == 0 ? nil : "translate(\(tx.svg) \(ty.svg))"
    }
    return "matrix(" + [a, b, c, d].map { Double($0).short }.joined(separator: " ") + " \(tx.svg) \(ty.svg))"
  }
}
