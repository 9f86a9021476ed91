// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchGraphics

extension DisplayList: CustomStringConvertible {
  /// One line for each operation, indented between a save and its restore.
  ///
  /// Numbers have at most three decimals, so that the text is the same on every machine.
  public var description: String {
    lines.joined(separator: "\n")
  }

  /// The lines of the description.
  public var lines: [String] {
    var depth = 0
    return operations.map { operation in
      if operation == .restore || operation == .endLayer { depth = max(depth - 1, 0) }
      defer { if operation.opens { depth += 1 } }
      return String(repeating: "  ", count: depth) + operation.description
    }
  }
}

extension DisplayList.Operation: CustomStringConvertible {
  /// The operation in one line: what it does, the shape, the color and what differs from the usual.
  public var description: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .transform(let transform): transform.listed
    case .clip(let shape, let rule): "clip \(shape)\(rule.listed)"
    case .clipToImage(let image, let rect): "clip to \(image.listed) in \(rect.listed)"
    case .fill(let shape, let rule, let color, let effects):
      "fill \(shape)\(rule.listed) \(color.listed)\(effects.listed)"
    case .stroke(let shape, let line, let color, let effects):
      "stroke \(shape) \(color.listed)\(line.listed)\(effects.listed)"
    case .clear(let rect): "clear \(rect.listed)"
    case .image(let image, let rect, let tint, let effects):
      "\(image.listed) in \(rect.listed)\(tint.map { " tinted \($0.listed)" } ?? "")\(effects.listed)"
    case .text(let text, let effects): "\(text.listed)\(effects.listed)"
    case .gradient(let gradient, let effects): "\(gradient.listed)\(effects.listed)"
    case .beginLayer(let effects): "begin layer\(effects.listed)"
    case .endLayer: "end layer"
    }
  }

  fileprivate var opens: Bool {
    if case .beginLayer = self { true } else { self == .save }
  }
}

extension DisplayList.Shape: CustomStringConvertible {
  /// A rectangle or an ellipse by its numbers, any other shape in the letters of SVG.
  public var description: String {
    let box = outline.tightBox
    if !box.isNull, outline.elements.count <= 6 {
      if self == DisplayList.Shape(rect: box) { return "rect \(box.listed)" }
      var ellipse = Outline()
      ellipse.ellipse(in: box)
      if outline.isNear(ellipse) { return "ellipse \(box.listed)" }
    }
    return "path " + outline.elements.map(\.listed).joined(separator: " ")
  }
}

extension Outline {
  /// Whether all elements are the same, and all points almost.
  fileprivate func isNear(_ other: Outline) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        a.letter == b.letter
          && zip(a.points, b.points).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
      }
  }
}

extension OutlineElement {
  /// The letter of SVG.
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  fileprivate var listed: String {
    ([letter] + points.map(\.listed)).joined(separator: " ")
  }
}
